import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'

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
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  const first = await Promise.all(sizes.splice(0))
  await page.waitForTimeout(LATER_MS)
  const later = await Promise.all(sizes)
  await page.close()
  return { first: weightOf(first), later: weightOf(later) }
}

const weightOf = (sizes: number[]): Weight => ({
  files: sizes.length,
  brotliBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
})
