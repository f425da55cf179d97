import { brotliCompressSync } from 'node:zlib'
import { TIERS, TONES } from '@listwright/contracts'
import type * as Copywriter from '@listwright/copywriter'
import type * as Reviewer from '@listwright/reviewer'
import { messyProperty } from '../packages/writing-lab/src/arbitraries.ts'
import { bundled } from '../packages/writing-lab/src/bundled.ts'
import { YEAR } from '../packages/writing-lab/src/sample.ts'
import { propertiesFor } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

const ROUNDS = 1000
const PROPERTIES = 1000
const KB = 1000
const WHOLE = 'export * from "@listwright/copywriter"; export * from "@listwright/reviewer"'

/**
 * Results a second of CPU time, which other work on the machine hardly touches, and against a fixed loop, so that
 * figures from different machines can be compared.
 */
export const reportSpeed = async (): Promise<void> => {
  const { reviewCopy, write, writeUnreviewed } = await asDeployed()
  const requests = propertiesFor(PROPERTIES, 5, messyProperty()).map(
    (property, at): Copywriter.WriteRequest => ({
      property,
      tone: TONES[at % TONES.length] ?? 'luxury',
      tier: TIERS[at % TIERS.length] ?? 'basic',
      seed: at,
      year: YEAR,
    }),
  )
  const texts = propertiesFor(PROPERTIES, 6).map((property, seed) => ({
    property,
    text: write({ property, tone: 'classic', tier: 'extended', seed }).description,
  }))
  const reference = perSecond(
    Array.from({ length: 10 }, (_, at) => at),
    referenceLoop,
  )
  const written = perSecond(requests, writeUnreviewed)
  const withReview = perSecond(requests, write)
  const reviewed = perSecond(texts, (text) => reviewCopy({ ...text, kind: 'mls' }))
  report('copywriter-speed', {
    resultsPerSecond: rounded(written, 0),
    reviewedResultsPerSecond: rounded(withReview, 0),
    reviewsPerSecond: rounded(reviewed, 0),
    referenceLoopsPerSecond: rounded(reference, 0),
    resultsPerReferenceLoop: rounded(written / reference),
    target: '>= 300 reviewed results a second of one core',
  })
}

/** The packages as they run in production: bundled, not translated file by file. */
const asDeployed = async (): Promise<typeof Copywriter & typeof Reviewer> => {
  const code = Buffer.from(await bundled(WHOLE)).toString('base64')
  return await import(`data:text/javascript;base64,${code}`)
}

/** The best of five rounds, once the code is warm: it takes some ten thousand results until it is. */
const perSecond = <Input>(inputs: readonly Input[], run: (input: Input) => unknown): number => {
  const round = () => {
    const start = process.cpuUsage()
    for (let at = 0; at < ROUNDS; at += 1) run(inputs[at % inputs.length] as Input)
    const { user, system } = process.cpuUsage(start)
    return (ROUNDS * 1e6) / (user + system)
  }
  const rounds = Array.from({ length: 9 }, round)
  return Math.max(...rounds.slice(4))
}

/** About half a millisecond of string and hash work on a plain core. */
const referenceLoop = (at: number): void => {
  const words = new Map<string, number>()
  for (let turn = 0; turn < 4000; turn += 1) {
    const word = ((turn * 2654435761 + at) >>> 20).toString(36)
    words.set(word, (words.get(word) ?? 0) + 1)
  }
}

/** The writer, which stays on the server, and the reviewer, which a page loads. */
export const reportSize = async (): Promise<void> => {
  const writer = await bundled('export { writeUnreviewed } from "@listwright/copywriter"')
  const reviewer = await bundled('export * from "@listwright/reviewer"')
  report('copywriter-size', {
    writerBrotliKb: brotliKb(writer),
    reviewerBrotliKb: brotliKb(reviewer),
    target: 'reviewer <= 60 kB brotli',
  })
}

const brotliKb = (code: Uint8Array): number => rounded(brotliCompressSync(code).length / KB, 1)
