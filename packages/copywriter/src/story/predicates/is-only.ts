import type { Feature } from '../../facts/feature.ts'
import type { Clause } from './clause.ts'

/** Names for one thing: 'the floors are tile' would deny the hardwoods on the main level. */
const OTHER_NAMES: readonly [RegExp, RegExp][] = [
  [
    /\bfloors?\b|\bflooring\b|\bcarpet\b/,
    /\b(?:floors?|flooring|hardwoods?|carpet(?:ing)?|tile|vinyl|planks?|parquet|terrazzo|laminate|pine)\b/i,
  ],
  [/\bcounters?|countertops\b/, /\bcounter(?:top)?s?\b/i],
  [/\brange|cooktop\b/, /\b(?:range|stove|cooktop|oven)s?\b/i],
  [/\bheat\b/, /\bheat(?:ing|ed)?\b|\bHVAC\b|\bfurnace\b|\bboiler\b/i],
  [/\bpool\b/, /\bpools?\b/i],
  [/\blaundry\b|\bwasher\b/, /\blaundry\b|\bwasher\b/i],
]

/** Whether nothing else was typed of which the clause, which speaks of 'the' thing, would also seem to tell. */
export const isOnly = ({ subject, features }: Clause, all: readonly Feature[]): boolean => {
  if (!subject.text.startsWith('the ')) return true
  const others = all.filter((other) => !features.includes(other))
  const head = features[0]?.name?.head
  const names = OTHER_NAMES.find(([own]) => own.test(subject.text))?.[1]
  return others.every(
    ({ name, text }) => name?.head !== head && !(name !== null && names?.test(text)),
  )
}
