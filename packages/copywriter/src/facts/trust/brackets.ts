import type { Feature } from '../feature.ts'
import { isParticiple } from '../grammar/sense.ts'
import { tagged } from '../grammar/tags.ts'
import { isHeadNoun, isPluralNoun } from '../nouns/head-nouns.ts'

/** Whether what is told of a note has a bracket that only its agent can read: '(2 heads, 2020)', '(soft close)'. */
export const hasRawBracket = ({ name, statement }: Feature): boolean => {
  const told = statement ?? name?.tail ?? ''
  return /\([^)]*\(/.test(told) || bracketsIn(told).some((words) => !isFinished(words))
}

const bracketsIn = (told: string): string[] =>
  Array.from(told.matchAll(/\(([^()]*)\)/g), ([, words = '']) => words)

/** A phrase that could be read aloud: a count with its noun, a date, what was done, a name, or who says so. */
const isFinished = (words: string): boolean =>
  FINISHED.some((form) => form.test(words)) ||
  (!TORN.test(words) && (isCounted(words) || isDone(words)))

const FINISHED: readonly RegExp[] = [
  /^according to the [a-z]+$/,
  /^(?:(?:about|in|since|from) )?(?:19|20)\d\d(?: (?:and|to) (?:19|20)\d\d)?$/,
  // Names, sums and measures.
  /^\p{Lu}[\p{L}'.-]*(?: (?:(?:and|&|of) )?\p{Lu}[\p{L}'.-]*)*$/u,
  /^\$[\d,.]+(?: (?:a|per) (?:month|year|quarter|week))?$/,
  /^(?:about |over |nearly )?[\d,.]+(?:-by-[\d,.]+| (?:feet|acres?|square feet|gallons|amps|inches|miles?|kW|pounds|minutes))(?: (?:each|in all|in total|combined|not in the total))?$/,
  // A single adjective, or a count with one: 'tidal', 'decorative only', 'six working'.
  /^[a-z-]+(?:al|ive|able|ible|ic|ous|ed|side|less)(?: only)?$/,
]

/** Marks and words of a note that was not finished. */
const TORN =
  /[,;:+&/=@]| - |\b(?:also|too|max|min|getting|down|up|they|we|you|i|etc|approx|incl|w)\b|\bby the (?:side|[a-z]+s)\b/i

const COUNT =
  /^(?:(?:about|over|nearly|up to) )?(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|all|both|most|none|some)\+? /i

/** 'six working', 'one with a charger', 'about 60 trees', 'two converted to gas' */
const isCounted = (words: string): boolean => {
  const [count = ''] = COUNT.exec(words) ?? []
  const counted = words.slice(count.length)
  const [first = ''] = counted.split(' ')
  const last = counted.split(' ').at(-1) ?? ''
  if (count === '' || counted === '') return false
  return (
    /^(?:with|without|in|on|at|of) ./.test(counted) ||
    isParticiple(first) ||
    /^[a-z]+ing$/.test(first) ||
    isPluralNoun(last) ||
    /^(?:month to month|en suite)$/.test(counted) ||
    (/^some /i.test(count) && isHeadNoun(last))
  )
}

/** 'rebuilt in 2020', 'not included', 'leased to the farm' */
const isDone = (words: string): boolean => {
  const clear = words.replace(/^(?:(?:not|never|fully|partially|mostly|newly|recently|all) )+/i, '')
  const [first] = tagged(clear)
  const last = clear.split(' ').at(-1) ?? ''
  return (
    first !== undefined &&
    isParticiple(first.text.toLowerCase()) &&
    !/^(?:in|by|to|from|with|of|on|at|for|after|before|the|an?)$/i.test(last)
  )
}
