import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const KB = 1000

test('the whole package, phrases included, is small enough for a page', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('../index.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  const [code] = outputFiles
  expect(code && brotliCompressSync(code.contents).length).toBeLessThanOrEqual(60 * KB)
})
