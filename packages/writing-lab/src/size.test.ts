import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const KB = 1000

const ENTRIES = {
  text: '@listwright/reviewer/text',
  facts: '@listwright/reviewer/entered-facts',
  whole: '@listwright/reviewer',
}

/** How much each entry of the reviewer adds to those before it, as it is deployed. */
const weights = async (): Promise<Record<keyof typeof ENTRIES, number>> => {
  const { outputFiles, metafile } = await build({
    entryPoints: ENTRIES,
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
  const loaded = new Set<string>()
  const added = (entry: string): number => {
    const path = `out/${entry}.js`
    const chunks = [path, ...(metafile.outputs[path]?.imports.map(({ path }) => path) ?? [])]
    const fresh = chunks.filter((chunk) => !loaded.has(chunk))
    for (const chunk of fresh) loaded.add(chunk)
    return outputFiles
      .filter(({ path }) => fresh.some((chunk) => path.endsWith(chunk)))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  }
  return { text: added('text'), facts: added('facts'), whole: added('whole') }
}

test('what reads a text by itself, its figures and known claims, and every word of it, are each small enough for a page', async () => {
  const { text, facts, whole } = await weights()
  expect(text).toBeGreaterThan(10 * KB)
  expect(text).toBeLessThanOrEqual(50.4 * KB)
  expect(facts).toBeGreaterThan(10 * KB)
  expect(facts).toBeLessThanOrEqual(25.3 * KB)
  // Loaded only by the page that checks pasted texts and by the sample texts (decision 059).
  expect(whole).toBeGreaterThan(10 * KB)
  expect(whole).toBeLessThanOrEqual(25.2 * KB)
})
