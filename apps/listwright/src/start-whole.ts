import { type Cleanup, takeDown } from './take-down.ts'

/** Starts what has several parts: `stop` closes them all, and a part that cannot start closes those before it. */
export const startWhole = async <Started extends object>(
  bringUp: (cleanups: Cleanup[]) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> => {
  const cleanups: Cleanup[] = []
  const stop = () => takeDown(cleanups)
  try {
    return { ...(await bringUp(cleanups)), stop }
  } catch (error) {
    // Why the start failed says more than what could not be closed after it.
    await stop().catch(() => undefined)
    throw error
  }
}
