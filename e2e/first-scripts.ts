import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

interface Script {
  url: string
  brotliBytes: number
  /** Asked for before the first screen was there. */
  isFirst: boolean
}

/** The scripts that a visit brings along: until the screen is there, and what follows by itself until `follow` has ended. */
export const scriptsOfVisit = async (
  page: Page,
  path: string,
  follow: (urls: () => string[]) => Promise<void>,
): Promise<Script[]> => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.addInitScript(noteFirstScreen)
  await page.goto(path)
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  await follow(() => responses.map((response) => response.url()))
  const first = new Set(await page.evaluate(() => window.firstScripts))
  return Promise.all(
    responses.map(async (response) => ({
      url: response.url(),
      brotliBytes: brotliCompressSync(await response.body()).length,
      isFirst: first.has(response.url()),
    })),
  )
}

declare global {
  interface Window {
    firstScripts: string[]
  }
}

/** Notes what was asked for when the screen appears. From outside it would be seen too late, when more is under way. */
const noteFirstScreen = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Account menu"]')) return
    observer.disconnect()
    window.firstScripts = performance.getEntriesByType('resource').map(({ name }) => name)
  })
  observer.observe(document, { childList: true, subtree: true })
}
