import type { Feature } from '../../facts/feature.ts'
import type { Clause } from './clause.ts'

/** Names for one thing: 'the floors are tile' would deny the hardwoods on the main level. */
const OTHER_NAMES: readonly [RegExp, RegExp][] = [
  [
    / (?:floors?|flooring|carpet)$/,
    /\b(?:floors?|flooring|hardwoods?|carpet(?:ing)?|tile|vinyl|planks?|parquet|terrazzo|laminate)$/i,
  ],
  [/ (?:counters?|countertops)$/, /\bcounter(?:top)?s?\b/i],
  [/ (?:range|cooktop)$/, /\b(?:range|stove|cooktop|oven)s?\b/i],
  [/ heat$/, /\bheat(?:ing|ed)?\b|\bHVAC\b|\bfurnace\b|\bboiler\b/i],
  [/ pool$/, /\bpools?\b/i],
  [/ (?:laundry|washer and dryer)$/, /\blaundry\b|\bwasher\b/i],
]

/** Whether nothing else was typed of which the clause, which speaks of 'the' thing, would also seem to tell. */
export const isOnly = ({ subject, features }: Clause, all: readonly Feature[]): boolean => {
  if (!subject.text.startsWith('the ')) return true
  const head = features[0]?.name?.head
  const names = OTHER_NAMES.find(([own]) => own.test(subject.text))?.[1]
  // 'The squash court is indoors' says nothing of the tennis court.
  const own = subject.text.slice('the '.length)
  return all
    .filter((other) => !features.includes(other))
    .every(
      ({ name }) =>
        name === null ||
        !((name.head === head && name.text.endsWith(own)) || names?.test(name.text)),
    )
}
