import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appealBy, STRENGTH_UNIT } from '@listwright/copywriter/appeal'
import { fitChoices } from '../fit-choices.ts'
import { isFound } from './is-found.ts'
import { type JudgedLead, judgedLeads } from './judged-leads.ts'

const WEIGHTS_FILE = new URL('../../../copywriter/src/story/appeal/weights.ts', import.meta.url)

/** How many choices are found by weights that were learned from the other authors. */
const foundUnseen = (leads: readonly JudgedLead[]): number =>
  [...new Set(leads.map(({ set }) => set))]
    .map((set) => {
      const weights = fitChoices(leads.filter((lead) => lead.set !== set))
      return leads.filter((lead) => lead.set === set && isFound(lead, weights)).length
    })
    .reduce((sum, count) => sum + count, 0)

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

interface Scale {
  bias: number
  weights: ReadonlyMap<string, number>
}

/** The weights on the scale of strength: appeal has the same mean and the same spread, so that limits hold for both. */
const scaled = (leads: readonly JudgedLead[], fitted: ReadonlyMap<string, number>): Scale => {
  const facts = leads.flatMap(({ choices }) => choices.map(({ signals }) => signals))
  const strengths = facts.map((signals) => STRENGTH_UNIT * (signals.get('strength') ?? 0))
  const appeals = facts.map((signals) => appealBy(fitted, signals))
  const factor = spreadOf(strengths) / spreadOf(appeals)
  return {
    bias: rounded(meanOf(strengths) - factor * meanOf(appeals)),
    weights: new Map(Array.from(fitted, ([signal, weight]) => [signal, rounded(factor * weight)])),
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

const written = ({
  bias,
  weights,
}: Scale): string => `// Written by \`npx tsx packages/writing-lab/src/leads/cli-fit-leads.ts\`; not to be edited by hand.

/** The appeal of a fact without any signal. */
export const BIAS = ${bias}

/** A signal on each line, and how much it speaks for leading with a fact. */
export const WEIGHTS = \`
${[...weights].map(([signal, weight]) => `${signal} ${weight}`).join('\n')}
\`
`

const leads = judgedLeads()
const share = (count: number) => `${((100 * count) / leads.length).toFixed(1)} %`
const byStrength = leads.filter((lead) => isFound(lead, new Map([['strength', 1]]))).length
process.stdout.write(
  `${leads.length} leads that chiefs chose; the strongest fact is the lead in ${share(byStrength)}, the most appealing one in ${share(foundUnseen(leads))}\n`,
)
writeFileSync(fileURLToPath(WEIGHTS_FILE), written(scaled(leads, fitChoices(leads))))
