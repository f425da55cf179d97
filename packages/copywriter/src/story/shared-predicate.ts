import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'

/** Predicates that several subjects often share. */
const SHARED =
  /^((?:the|a|an|some) [^;]+?|[a-z][a-z -]+?) (?:is|are) ((?:not )?(?:included|excluded|negotiable|available|in place|separate|at the (?:street|road|lot line)|on file|required|allowed|permitted|from \d{4})(?: as[- ]is)?)$/

/** More subjects than this make the reader wait too long for the verb. */
const SUBJECTS_MAX = 5

/** Clauses that say the same of several things, as one: 'the thermostat, the washer, and the dryer are included'. */
export interface SharedPredicate {
  features: readonly Feature[]
  words: Passage
}

/** Groups of two or more clauses with one predicate. */
export const sharedPredicates = (features: readonly Feature[]): SharedPredicate[] => {
  const groups = new Map<string, Feature[]>()
  for (const feature of features) {
    const predicate = SHARED.exec(feature.statement ?? '')?.[2]
    const key = `${predicate} ${sortOf(feature)}`
    if (predicate) groups.set(key, [...(groups.get(key) ?? []), feature])
  }
  return [...groups.values()]
    .filter((group) => group.length > 1 && subjectsOf(group).length <= SUBJECTS_MAX)
    .map((group) => ({
      features: group,
      words: together(group, SHARED.exec(group[0]?.statement ?? '')?.[2] ?? ''),
    }))
}

/** 'The parking space and water are included' would join unlike things. */
const sortOf = ({ kind, statement }: Feature): string => {
  if (/ are separate$/.test(statement ?? '')) return 'separate'
  if (/\b(?:parking|garage|carport|space|stall)\b/.test(statement ?? '')) return 'parking'
  return kind === 'utilities' || UTILITY.test(statement ?? '') ? 'utilities' : 'other'
}

const UTILITY = /\b(?:heat|hot water|water|sewer|trash|garbage|gas|electricity|internet|cable)\b/

/** 'the washer and dryer' stays one subject, 'the washer and the dryer' are two. */
const subjectsOf = (features: readonly Feature[]): { text: string; source: string }[] => {
  const all = features.flatMap((feature) =>
    (SHARED.exec(feature.statement ?? '')?.[1] ?? '')
      .split(/,? and (?=the )|, (?=the )/)
      .map((text) => ({ text, source: sourceOf(feature) })),
  )
  // What two notes say alike is said once.
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at)
}

const together = (features: readonly Feature[], predicate: string): Passage => {
  const subjects = subjectsOf(features)
  const [only, ...others] = subjects
  const isOne = others.length === 0 && !/ and |s$/.test(only?.text ?? '')
  return concatenate(
    [
      listed(
        subjects.map(({ text, source }) => wording(text, source)),
        'and',
      ).bare,
      passage(`${isOne ? 'is' : 'are'} ${predicate}`),
    ],
    ' ',
  )
}
