import type { FreshProduct } from '@listwright/listwright/testing/fresh-product'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signIn } from './signed-in.ts'

const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}

interface Visit {
  /** The frame of the app, with links that work. */
  firstPaintMs: number
  /** Until everything on the screen answers. */
  usableMs: number
  /** Until the numbers and properties are there. */
  dataMs: number
}

/** The dashboard on slow 3G: the first visit ever, and the next one, for which this browser keeps the app. */
export const visitSlowly = async (browser: Browser, product: FreshProduct) => {
  const context = await signIn(browser, product)
  const first = await visit(context, await context.newPage())
  const page = await context.newPage()
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const next = await visit(context, page)
  await context.close()
  return { first, next }
}

const visit = async (context: BrowserContext, page: Page): Promise<Visit> => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
  const start = Date.now()
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  const usableMs = Date.now() - start
  await page.getByRole('heading', { name: 'Hi Ada Lovelace' }).waitFor()
  await page.getByRole('link', { name: 'Generate Content' }).first().waitFor()
  const dataMs = Date.now() - start
  const firstPaintMs = await page.evaluate(() =>
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  return { firstPaintMs, usableMs, dataMs }
}
