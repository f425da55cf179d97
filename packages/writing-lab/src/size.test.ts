import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundled } from './bundled.ts'

const KB = 1000

test('the reviewer is small enough for a page', async () => {
  const { length } = brotliCompressSync(await bundled('export * from "@listwright/reviewer"'))
  expect(length).toBeGreaterThan(10 * KB)
  expect(length).toBeLessThanOrEqual(60 * KB)
})
