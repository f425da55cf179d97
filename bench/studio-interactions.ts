import type { BrowserContext, Page } from '@playwright/test'

interface Interaction {
  name: string
  ms: number
}

/** A page that notes how long each of its interactions takes until the next paint. */
export interface WatchedPage {
  page: Page
  /** Does something, and names the interactions that this was. */
  during: (name: string, act: () => Promise<void>) => Promise<void>
  interactions: Interaction[]
}

// Everything shorter than a frame is reported as one frame.
const SHORTEST_MS = 16

/** `slowdown` divides the speed of the processor, as a phone would. */
export const watchPage = async (
  context: BrowserContext,
  url: string,
  slowdown: number,
): Promise<WatchedPage> => {
  const page = await context.newPage()
  await page.addInitScript(observeInteractions, SHORTEST_MS)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const interactions: Interaction[] = []
  const during = async (name: string, act: () => Promise<void>) => {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    await act()
    for (const ms of await page.evaluate(takeInteractions)) interactions.push({ name, ms })
  }
  return { page, during, interactions }
}

declare global {
  interface Window {
    interactions: Map<number, number>
  }
}

const observeInteractions = (durationThreshold: number) => {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[]) {
      const { interactionId, duration } = entry
      const longest = Math.max(duration, window.interactions.get(interactionId) ?? 0)
      if (interactionId) window.interactions.set(interactionId, longest)
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
}

// The observer hears of an interaction a few frames after the paint that ends it.
const takeInteractions = async () => {
  for (let frame = 0; frame < 6; frame += 1)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const durations = [...window.interactions.values()]
  window.interactions.clear()
  return durations
}
