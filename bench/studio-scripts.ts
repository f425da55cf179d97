import type { BrowserContext } from '@playwright/test'
import { scriptsOfVisit } from '../e2e/first-scripts.ts'

/** Longer than anything that waits for the first screen. */
const LATER_MS = 5000

interface Weight {
  files: number
  brotliBytes: number
}

/** The script that a first visit of an address brings along: until the screen is there, and what follows by itself. */
export const weighScripts = async (
  context: BrowserContext,
  path: string,
): Promise<{ first: Weight; later: Weight }> => {
  const page = await context.newPage()
  const scripts = await scriptsOfVisit(page, path, () => page.waitForTimeout(LATER_MS))
  await page.close()
  const sizes = (isFirst: boolean) =>
    scripts.filter((script) => script.isFirst === isFirst).map(({ brotliBytes }) => brotliBytes)
  return { first: weightOf(sizes(true)), later: weightOf(sizes(false)) }
}

const weightOf = (sizes: number[]): Weight => ({
  files: sizes.length,
  brotliBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
})
