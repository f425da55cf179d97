import { numberOf, numeral } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { be } from '../statements/rule.ts'
import { isFiniteVerb, isNoun, isParticiple } from './sense.ts'
import { subjectName } from './subject-name.ts'
import { tagged } from './tags.ts'

const HEDGE = '(?:about|approx(?:imately)?\\.?|around|over|under|nearly|almost|at least|up to)'
const NUMBER =
  '(?:\\d[\\d,]*(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const UNIT = "(?:ft\\.?|feet|foot|'|in\\.|inch(?:es)?|stor(?:y|ies)|yards?|miles?|acres?)"
const DIMENSION =
  '(?:(?:above|below|behind) (?:the )?[a-z]+(?: [a-z]+)?|deep|wide|tall|high|long|thick|across|in diameter|underground|(?:to|at) (?:the )?(?:eaves?|peak|ridge|center))'
const MEASURED = new RegExp(
  `^(?:the )?(.+?),?(?: is| are)? (?:(${HEDGE}) )?(${NUMBER})[- ]?(${UNIT})[- ](${DIMENSION})((?: (?:along|behind|beside|across|under|near|off|on|at|in|by|from) (?!the (?:eaves?|peak|ridge|center)).+)?)$`,
  'i',
)

/**
 * A thing and its measure, which is said of it: 'RV bay 38 ft deep'.
 * @example measuredThing('RV bay 38 ft deep') // 'the RV bay is 38 feet deep'
 */
export const measuredThing = (typed: string): ItemFeature | null => {
  const [, subject = '', hedge = '', figure = '', unit = '', dimension = '', where = ''] =
    MEASURED.exec(typed) ?? []
  const value = numberOf(figure)
  if (!subject || value === null || !isThing(subject)) return null
  const about = hedge ? `${hedge.toLowerCase().replace(/^approx.*$/, 'about')} ` : ''
  const end = dimension
    .toLowerCase()
    .replace(/^(to|at|above|below|behind) (?!the |grade|ground)/, '$1 the ')
  const head = singular(headOf(placed(subject).core).toLowerCase())
  return itemFeature({
    text: typed,
    kind: kindOfNoun(head) ?? 'character',
    statement: `${subjectName(lowerFirst(subject))}${withArticles(where)} ${be(subject)} ${about}${numeral(value)} ${inFull(unit, value)} ${end}`,
  })
}

/** A noun with the words before it, and neither a clause nor several things. */
const isThing = (subject: string): boolean => {
  const words = tagged(subject)
  const last = words.at(-1)
  return (
    last !== undefined &&
    words.length <= 5 &&
    !/[,;:+()$\d]| (?:and|or|with|no|not|to) /i.test(subject) &&
    !/^(?:no|not|only|up|within|about|over|under)\b/i.test(subject) &&
    (isHeadNoun(singular(last.text.toLowerCase())) || isNoun(last)) &&
    !isParticiple(last.text) &&
    !words.slice(0, -1).some((word, at) => at > 0 && isFiniteVerb(word))
  )
}

const UNITS: Readonly<Record<string, [one: string, many: string]>> = {
  f: ['foot', 'feet'],
  "'": ['foot', 'feet'],
  i: ['inch', 'inches'],
  y: ['yard', 'yards'],
  m: ['mile', 'miles'],
  a: ['acre', 'acres'],
}

const inFull = (unit: string, value: number): string => {
  const names = /^s/i.test(unit)
    ? (['story', 'stories'] as const)
    : UNITS[unit.charAt(0).toLowerCase()]
  return names?.[value === 1 ? 0 : 1] ?? unit
}

/** Notes begin with a capital, which only a name keeps. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^\S+ \p{Lu}/u.test(text) && isHeadOrCommon(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

const isHeadOrCommon = (text: string): boolean => {
  const [first] = tagged(text)
  return (
    first !== undefined && (first.tag !== 'PROPN' || isHeadNoun(singular(first.text.toLowerCase())))
  )
}
