import { passage } from '../compose/passage.ts'
import { named, sourceOf } from '../compose/value.ts'
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
  /** Whether another clause will follow in the same sentence. */
  isAccompanied: boolean
}

/** Clauses in one sentence. */
const CLAUSES_MAX = 3
/** A list of more things has no room for a clause behind it. */
const SHORT_LIST = 2

/** Sorts things into those of which a clause is told and those that are listed, so that neither leaves a stub. */
export const clausePlan = (things: readonly Thing[], options: PlanOptions): ClausePlan => {
  const { teller, isAccompanied } = options
  const clauses = new Map<Thing, Clause>()
  for (const thing of things) {
    const clause = bestClause(thing, options, [...clauses.values()])
    if (clause) clauses.set(thing, clause)
  }
  const told = [...clauses.values()].toSorted((one, other) => rankOf(one) - rankOf(other))
  const listed = things.filter((thing) => !clauses.has(thing))
  const [only] = told
  const [other] = listed
  const nothing = { sentences: [], withList: null, listed: things }
  if (!only) return nothing
  if (told.length > 1 || !other) {
    if (told.length === 1 && !isAccompanied && needsCompany(only)) return nothing
    // One thing alone in a list would be a stub.
    return other && listed.length === 1
      ? { sentences: inSentences([...told, presence(other, teller)]), withList: null, listed: [] }
      : { sentences: inSentences(told), withList: null, listed }
  }
  // 'There's a dishwasher, and the windows are big' says less well what a list of two says.
  const isPair = listed.length === 1 && isPlain(only.verb)
  if (isPair || listed.length > SHORT_LIST) return nothing
  if (!listed.some(isLoose)) return { sentences: [], withList: only, listed }
  return listed.length === 1
    ? { sentences: [[only, presence(other, teller)]], withList: null, listed: [] }
    : nothing
}

/** 'there is a wet bar', behind other clauses. */
const presence = ({ name, features }: Thing, { mood }: Teller): Clause => {
  const [feature] = features
  const { a, isPlural } = named(name, feature ? sourceOf(feature) : '')
  return {
    features,
    subject: passage(''),
    // 'A rooftop pool and spa' is one of each.
    verb:
      isPlural && !/^an? /.test(a.text) ? 'there are' : mood === 'lively' ? "there's" : 'there is',
    rest: a,
  }
}

/** 'The patio is covered', alone, would speak of a patio that nobody has mentioned. */
const needsCompany = ({ subject }: Clause): boolean =>
  subject.text.startsWith('the ') && !EXPECTED.test(subject.text)

/** What a reader expects in any home. */
const EXPECTED =
  /\b(?:floors?|flooring|carpet|stairs|ceilings?|walls|windows|doors|doorways|trim|woodwork|paint|counters|countertops|cabinets|cabinetry|appliances|range|refrigerator|kitchen|baths?|bathrooms?|primary (?:suite|bedroom)|closets|laundry|washer and dryer|floor plan|lighting|shades|blinds|basement|heat|HVAC|water heater|furnace|roof|siding|exterior|facade|plumbing|wiring|electrical (?:service|panel)|yard|backyard|landscaping|driveway)$/

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
        (!isUsed(clause.verb) && !told.some(({ verb }) => stemOf(verb) === stemOf(clause.verb)))),
  ) ?? null

/** What the rooms are made of, the kitchen, and the rest, so that like stands with like. */
const rankOf = ({ subject, rest }: Clause): number => {
  if (ROOMS.test(subject.text)) return 0
  return KITCHEN.test(`${subject.text} ${rest.text}`) ? 1 : 2
}
const ROOMS =
  /\b(?:floor plan|floors?|flooring|hardwoods?|ceilings?|walls|doors|doorways|woodwork|trim)\b/
const KITCHEN =
  /\b(?:counters|countertops|cabinets|cabinetry|appliances|range|cooktop|refrigerator|island)\b/

/** Verbs that a reader does not notice. */
const isPlain = (verb: string): boolean => /^(?:is|are)$/.test(verb)

/** 'runs' and 'run' are one verb. */
export const stemOf = (verb: string): string => verb.split(' ', 1)[0]?.replace(/s$/, '') ?? ''

const inSentences = (clauses: readonly Clause[]): Clause[][] => {
  if (clauses.length === 0) return []
  const size = Math.ceil(clauses.length / Math.ceil(clauses.length / CLAUSES_MAX))
  const sentences: Clause[][] = []
  for (let at = 0; at < clauses.length; at += size) sentences.push(clauses.slice(at, at + size))
  return sentences
}
