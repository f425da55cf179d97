import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Among,
  caseSignals,
  doubtAmong,
  doubtBy,
  type Weights,
} from '@listwright/copywriter/readings'
import { fitAmong, othersOf } from './fit-among.ts'
import { type Example, fitWeights } from './fit-weights.ts'
import { type JudgedReading, judgedReadings, type Mark } from './judged-readings.ts'

const WEIGHTS_FILE = new URL('../../../copywriter/src/facts/trust/weights.ts', import.meta.url)

const exampleOf = ({ signals, mark }: JudgedReading): Example => ({
  signals,
  isBad: mark === 'B',
  weight: 1,
})

/** Readings that tests hold are right, but they are of notes that rules were written for: a word of theirs counts less. */
const CASE_WEIGHT = 0.15
const cases: readonly Example[] = caseSignals().map((signals) => ({
  signals,
  isBad: false,
  weight: CASE_WEIGHT,
}))

interface HeldOut {
  property: string
  mark: Mark
  doubt: number
  isBad: boolean
}

/** Each set judged by weights that were learned from all others, as a note of a new author would be. */
const heldOut = (readings: readonly JudgedReading[]): HeldOut[] =>
  [...new Set(readings.map(({ set }) => set))].flatMap((set) => {
    const weights = fitWeights([
      ...cases,
      ...readings.filter((reading) => reading.set !== set).map(exampleOf),
    ])
    return readings
      .filter((reading) => reading.set === set)
      .map(({ property, mark, signals }) => ({
        property,
        mark,
        doubt: doubtBy(weights, signals),
        isBad: mark === 'B',
      }))
  })

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const tableOf = (judged: readonly { mark: Mark; doubt: number }[]): string =>
  [0.2, 0.3, 0.35, 0.4, 0.5]
    .map((limit) => {
      const count = (mark: Mark, above: boolean) =>
        judged.filter((each) => each.mark === mark && (!above || each.doubt > limit)).length
      return `doubt above ${limit}: ${share(count('B', true), count('B', false))} of the bad readings, ${share(count('G', true), count('G', false))} of the good ones`
    })
    .join('\n')

/** Each doubt as the writer has it: with those about the other notes of the property. */
const amongOthers = (notes: readonly HeldOut[], among: Among): HeldOut[] =>
  notes.map((note) => ({ ...note, doubt: doubtAmong(note.doubt, othersOf(note, notes), among) }))

const written = (
  { bias, of }: Weights,
  { bias: added, own, others }: Among,
): string => `// Written by \`npx tsx packages/writing-lab/src/trust/cli-fit-trust.ts\`; not to be edited by hand.

/** The doubt about a reading without any signal. */
export const BIAS = ${bias.toFixed(2)}

/** How the doubt about a note and those about the others of its property weigh together. */
export const AMONG = { bias: ${added}, own: ${own}, others: ${others} }

/** A signal on each line, and how much it speaks for a wrong reading. */
export const WEIGHTS = \`
${[...of].map(([signal, weight]) => `${signal} ${weight}`).join('\n')}
\`
`

const readings = judgedReadings()
const unseen = heldOut(readings)
const among = fitAmong(unseen)
process.stdout.write(`${readings.length} judged readings\n${tableOf(amongOthers(unseen, among))}\n`)
writeFileSync(
  fileURLToPath(WEIGHTS_FILE),
  written(fitWeights([...cases, ...readings.map(exampleOf)]), among),
)
