import type { Feature } from '../facts/feature.ts'
import type { Clause } from './predicates/clause.ts'
import { clausesOf, type Teller } from './predicates/clauses-of.ts'
import { isOnly } from './predicates/is-only.ts'
import type { Thing } from './thing.ts'

/** What is told of the things of one step: clauses by sentence, and a list. */
export interface ClausePlan {
  sentences: readonly (readonly Clause[])[]
  /** Ends the sentence of a short list: 'Inside are a den and a loft, and the floors are oak.' */
  withList: Clause | null
  listed: readonly Thing[]
}

export interface PlanOptions {
  teller: Teller
  /** All that was typed: 'the floors are oak' would deny other floors. */
  features: readonly Feature[]
  /** Whether the text has used the verb. */
  isUsed: (verb: string) => boolean
}

/** Clauses in one sentence. */
const CLAUSES_MAX = 3
/** A list of more things has no room for a clause behind it. */
const SHORT_LIST = 2

/** Sorts things into those of which a clause is told and those that are listed, so that neither leaves a stub. */
export const clausePlan = (things: readonly Thing[], options: PlanOptions): ClausePlan => {
  const clauses = new Map<Thing, Clause>()
  for (const thing of things) {
    const clause = bestClause(thing, options, [...clauses.values()])
    if (clause) clauses.set(thing, clause)
  }
  const listed = things.filter((thing) => !clauses.has(thing))
  const last = [...clauses.keys()].at(-1)
  // One thing alone in a list would be a stub, and so would one clause.
  if (listed.length === 1 && last && clauses.size > 1) {
    clauses.delete(last)
    listed.push(last)
  }
  const told = [...clauses.values()]
  const [only] = told
  if (!only || told.length > 1 || things.length === 1)
    return { sentences: inSentences(told), withList: null, listed }
  return listed.length <= SHORT_LIST && !listed.some(isLoose)
    ? { sentences: [], withList: only, listed }
    : { sentences: [], withList: null, listed: things }
}

/** Behind 'a den with a bar', a clause could be about the bar. */
const isLoose = ({ name, features }: Thing): boolean =>
  features.length > 1 || name.tail !== '' || name.text.includes(' and ')

/** The first wording whose verb neither the text nor a neighbor uses. */
const bestClause = (
  thing: Thing,
  { teller, features, isUsed }: PlanOptions,
  told: readonly Clause[],
): Clause | null =>
  clausesOf(thing, teller).find(
    (clause) =>
      isOnly(clause, features) &&
      (isPlain(clause.verb) ||
        (!isUsed(clause.verb) && !told.some(({ verb }) => verb === clause.verb))),
  ) ?? null

/** Verbs that a reader does not notice. */
export const isPlain = (verb: string): boolean => /^(?:is|are)$/.test(verb)

const inSentences = (clauses: readonly Clause[]): Clause[][] => {
  if (clauses.length === 0) return []
  const size = Math.ceil(clauses.length / Math.ceil(clauses.length / CLAUSES_MAX))
  const sentences: Clause[][] = []
  for (let at = 0; at < clauses.length; at += size) sentences.push(clauses.slice(at, at + size))
  return sentences
}
