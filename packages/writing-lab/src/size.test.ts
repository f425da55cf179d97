import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const KB = 1000

/** How much of the reviewer a page loads before the first keystroke, and how much right after it, as it is deployed. */
const weights = async (): Promise<{ first: number; after: number }> => {
  const { outputFiles, metafile } = await build({
    entryPoints: { text: '@listwright/reviewer/text', whole: '@listwright/reviewer' },
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
  })
  const shared = metafile.outputs['out/text.js']?.imports.map(({ path }) => path) ?? []
  const isFirst = (path: string) => ['out/text.js', ...shared].some((name) => path.endsWith(name))
  const sizeOf = (wanted: boolean) =>
    outputFiles
      .filter(({ path }) => isFirst(path) === wanted)
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  return { first: sizeOf(true), after: sizeOf(false) }
}

test('what reads a text by itself, and what holds it against its facts, are each small enough for a page', async () => {
  const { first, after } = await weights()
  expect(first).toBeGreaterThan(10 * KB)
  expect(first).toBeLessThanOrEqual(49.3 * KB)
  expect(after).toBeGreaterThan(10 * KB)
  // Word lists and rules that bind what is said to the feature it was entered in (decisions 045 and 051).
  expect(after).toBeLessThanOrEqual(47.6 * KB)
})
