import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundled } from './bundled.ts'

const KB = 1000

test('the whole package, phrases included, is small enough for a page', async () => {
  const { length } = brotliCompressSync(await bundled())
  expect(length).toBeGreaterThan(40 * KB)
  expect(length).toBeLessThanOrEqual(60 * KB)
})
