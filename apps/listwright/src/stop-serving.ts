import { setTimeout as sleep } from 'node:timers/promises'

interface Serving {
  /** Serves as before, but says that it is about to stop. */
  leave(): void
  /** Finishes what is under way. */
  close?(): Promise<void>
}

/** Balancers learn of it from /health before connections are refused; then what is under way is finished. */
export const stopServing = async (parts: Serving[], delayMs: number): Promise<void> => {
  for (const part of parts) part.leave()
  await sleep(delayMs)
  await Promise.all(parts.map((part) => part.close?.()))
}
