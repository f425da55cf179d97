import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'

interface Weight {
  files: number
  brotliBytes: number
}

/** All the script that a first visit of an address brings along. */
export const weighScripts = async (context: BrowserContext, path: string): Promise<Weight> => {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const weights = await Promise.all(sizes)
  await page.close()
  return { files: weights.length, brotliBytes: weights.reduce((sum, bytes) => sum + bytes, 0) }
}
