import { readdirSync, readFileSync } from 'node:fs'
import { type AppealingFact, appealingFacts } from '@listwright/copywriter/appeal'
import { FOLDER as READINGS, YEAR } from '../trust/judged-readings.ts'

/** What a copy chief would lead with: numbers of notes, from 1. `style` is what the first sentence names anyway. */
interface ChosenLead {
  /** The line of the property in the file of the same name in `corpus/readings`. */
  property: number
  style: readonly number[]
  lead: readonly number[]
}

/** The facts of a property among which a chief chose. */
export interface JudgedLead {
  /** Whose notes these are: what is learned from some authors is tried on the others. */
  set: string
  choices: readonly (AppealingFact & { isChosen: boolean })[]
}

/** Where the choices are kept, a file for each set of properties. */
const FOLDER = new URL('../../corpus/leads/', import.meta.url)

const linesOf = <Line>(file: URL): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/**
 * The choices of chiefs in which the writer understood the fact that leads, and something else; of every property, or of
 * every so many.
 */
export const judgedLeads = (every = 1): JudgedLead[] =>
  readdirSync(FOLDER).flatMap((set) => {
    const properties = linesOf<{ property: Parameters<typeof appealingFacts>[0] }>(
      new URL(set, READINGS),
    )
    const chosen = linesOf<ChosenLead>(new URL(set, FOLDER)).filter((_, at) => at % every === 0)
    return chosen.flatMap(({ property, style, lead }) => {
      const typed = properties[property - 1]
      if (!typed) throw new Error(`${set} has no property ${property}`)
      const choices = appealingFacts(typed.property, YEAR)
        .filter(({ index }) => !style.includes(index + 1))
        .map((fact) => ({ ...fact, isChosen: lead.includes(fact.index + 1) }))
      const isChoice =
        choices.some(({ isChosen }) => isChosen) && choices.some(({ isChosen }) => !isChosen)
      return isChoice ? [{ set, choices }] : []
    })
  })
