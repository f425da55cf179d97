import { brotliCompressSync } from 'node:zlib'
import { TIERS, TONES } from '@listwright/contracts'
import { reviewCopy, write } from '@listwright/copywriter'
import { build } from 'esbuild'
import { propertiesFor, YEAR } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

const ROUNDS = 1500

/** Results a second, also against a fixed loop, so that figures from different machines can be compared. */
export const reportSpeed = (): void => {
  const properties = propertiesFor(100, 5)
  const writeOne = (at: number) => {
    const property = properties[at % properties.length]
    const tone = TONES[at % TONES.length]
    const tier = TIERS[at % TIERS.length]
    if (property && tone && tier) write({ property, tone, tier, seed: at, year: YEAR })
  }
  const texts = properties.map(
    (property, seed) => write({ property, tone: 'classic', tier: 'extended', seed }).description,
  )
  const reviewOne = (at: number) => {
    const property = properties[at % properties.length]
    if (property) reviewCopy({ property, text: texts[at % texts.length] ?? '', kind: 'mls' })
  }
  const reference = perSecond(referenceLoop)
  const written = perSecond(writeOne)
  const reviewed = perSecond(reviewOne)
  report('copywriter-speed', {
    resultsPerSecond: rounded(written, 0),
    reviewsPerSecond: rounded(reviewed, 0),
    referenceLoopsPerSecond: rounded(reference, 0),
    resultsPerReferenceLoop: rounded(written / reference),
    target: '>= 2000 results a second on one free core',
  })
}

const perSecond = (run: (at: number) => void): number => {
  for (let at = 0; at < ROUNDS / 5; at += 1) run(at)
  const rates = Array.from({ length: 3 }, () => {
    const start = performance.now()
    for (let at = 0; at < ROUNDS; at += 1) run(at)
    return (ROUNDS * 1000) / (performance.now() - start)
  })
  return Math.max(...rates)
}

/** About a millisecond of string and hash work on a plain core. */
const referenceLoop = (at: number): void => {
  const words = new Map<string, number>()
  for (let turn = 0; turn < 4000; turn += 1) {
    const word = ((turn * 2654435761 + at) >>> 20).toString(36)
    words.set(word, (words.get(word) ?? 0) + 1)
  }
}

export const reportSize = async (): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: ['packages/copywriter/src/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  report('copywriter-size', {
    minifiedKb: rounded(code.length / 1024, 1),
    brotliKb: rounded(brotliCompressSync(code).length / 1024, 1),
    target: '<= 60 kB brotli',
  })
}
