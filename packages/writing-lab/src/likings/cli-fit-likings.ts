import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fitLikings, shareChosen } from './fit-likings.ts'
import { judgedLikings } from './judged-likings.ts'

const WEIGHTS_FILE = new URL('../../../copywriter/src/story/liking/weights.ts', import.meta.url)

const judged = judgedLikings()
const readers = [...new Set(judged.map(({ reader }) => reader))]
const shares = readers.map((reader) => {
  const weights = fitLikings(judged.filter((one) => one.reader !== reader))
  const own = judged.filter((one) => one.reader === reader)
  const clear = own.filter(({ isClear }) => isClear)
  return { all: shareChosen(own, weights), clear: shareChosen(clear, weights) }
})

const meanOf = (values: readonly number[]): string =>
  `${((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1)} %`

process.stdout.write(
  `${judged.length} pairs of versions; by weights learned from the other readers, the version that a reader chose is found in ${meanOf(shares.map(({ all }) => all))}, in ${meanOf(shares.map(({ clear }) => clear))} where the choice was clear\n`,
)
const weights = fitLikings(judged)
writeFileSync(
  fileURLToPath(WEIGHTS_FILE),
  `// Written by \`npx tsx packages/writing-lab/src/likings/cli-fit-likings.ts\`; not to be edited by hand.

/** What a version of a description may have on each line, and how much a copy chief likes it. */
export const WEIGHTS = \`
${[...weights].map(([signal, weight]) => `${signal} ${weight}`).join('\n')}
\`
`,
)
