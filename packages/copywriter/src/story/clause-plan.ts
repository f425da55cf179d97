import { passage } from '../compose/passage.ts'
import { named, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Clause } from './predicates/clause.ts'
import { type ClauseContext, clausesOf } from './predicates/clauses-of.ts'
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
  context: ClauseContext
  /** All that was typed: 'the floors are oak' would deny other floors. */
  features: readonly Feature[]
  /** To what a thing belongs: only clauses about like things share a sentence. */
  setOf: (thing: Thing) => string
  /** Whether the text has used the verb. */
  isUsed: (verb: string) => boolean
  /** Whether another clause will follow in the same sentence. */
  isAccompanied: boolean
}

/** Clauses in one sentence. */
const CLAUSES_MAX = 3
/** What is in no set has nothing in common. */
const NO_SET = 'others'
/** A clause may follow a list of this many things; after a longer list the sentence would be too long. */
const SHORT_LIST = 2

/** Sorts things into those of which a clause is told and those that are listed, so that neither leaves a stub. */
export const clausePlan = (things: readonly Thing[], options: PlanOptions): ClausePlan => {
  const { isAccompanied } = options
  const able = withClauses(things, options)
  const nothing = { sentences: [], withList: null, listed: things }
  const [only, ...more] = able
  if (!only) return nothing
  if (able.length === things.length && more.length === 0)
    return isAccompanied || !needsCompany(only.clause)
      ? { sentences: [[only.clause]], withList: null, listed: [] }
      : nothing
  const groups = alike(able, options)
  const told = groups.flat()
  const listed = things.filter((thing) => !told.some((one) => one.thing === thing))
  const [left] = listed
  // One thing alone in a list would be a stub: it stands behind clauses about its like, or all are listed.
  if (left && listed.length === 1) {
    const host = groups.find(
      ([first]) => first && options.setOf(first.thing) === options.setOf(left),
    )
    if (!host || host.length >= CLAUSES_MAX) return nothing
    const closing = presence(left, options.context)
    const sentences = groups.map((group) => [
      ...group.map(({ clause }) => clause),
      ...(group === host ? [closing] : []),
    ])
    return { sentences, withList: null, listed: [] }
  }
  if (groups.length > 0)
    return {
      sentences: groups.map((group) => group.map(({ clause }) => clause)),
      withList: null,
      listed,
    }
  // 'Inside are a den and a loft, and the floors are oak.'
  const others = things.filter((thing) => thing !== only.thing)
  const isBehindList = more.length === 0 && others.length === SHORT_LIST && !others.some(isLoose)
  return isBehindList ? { sentences: [], withList: only.clause, listed: others } : nothing
}

interface Able {
  thing: Thing
  clause: Clause
}

/** The things of which something can be said, each with its best clause. */
const withClauses = (things: readonly Thing[], options: PlanOptions): Able[] => {
  const able: Able[] = []
  for (const thing of things) {
    const clause = bestClause(
      thing,
      options,
      able.map((one) => one.clause),
    )
    if (clause) able.push({ thing, clause })
  }
  return able.toSorted((one, other) => rankOf(one.clause) - rankOf(other.clause))
}

/** Clauses that can share a sentence, because their things belong together: 'the fireplace is stone and the loft has a bath' do not. */
const alike = (able: readonly Able[], { setOf }: PlanOptions): Able[][] => {
  const groups = new Map<string, Able[]>()
  for (const one of able) {
    const set = setOf(one.thing)
    groups.set(set, [...(groups.get(set) ?? []), one])
  }
  groups.delete(NO_SET)
  return [...groups.values()].filter(({ length }) => length > 1).flatMap(inSentences)
}

/** 'there is a wet bar', behind other clauses. */
const presence = ({ name, features }: Thing, { mood }: ClauseContext): Clause => {
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
  { context, features, isUsed }: PlanOptions,
  told: readonly Clause[],
): Clause | null =>
  clausesOf(thing, context).find(
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

const inSentences = (clauses: readonly Able[]): Able[][] => {
  const size = Math.ceil(clauses.length / Math.ceil(clauses.length / CLAUSES_MAX))
  const sentences: Able[][] = []
  for (let at = 0; at < clauses.length; at += size) sentences.push(clauses.slice(at, at + size))
  return sentences
}
