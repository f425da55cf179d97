import { measureNumeral, numberOf } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { lower } from '../rule.ts'

/** A name with its capitals, 'University of the Arts' among them; the short one has at most four words. */
export const PLACE_NAME = String.raw`\p{Lu}[\p{L}\d'&.-]*(?: (?:\p{Lu}[\p{L}\d'&.-]*|of|the|at))*`
export const SHORT_PLACE_NAME = String.raw`\p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*){0,3}`

/** A boundary of a lot: 'rear property line'. */
export const LINE =
  '(?:the )?(north|south|east|west|rear|back|front|side|[NSEW]) (?:property |lot )?(?:line|boundary)'

export const lineOf = (typed: string | undefined): string =>
  `the ${DIRECTIONS[lower(typed)] ?? lower(typed)} line`

/** 'around the corner' for 'around corner'. */
export const spotOf = (typed: string | undefined): string =>
  withArticles(lower(typed)).replace(/\b(around|across|down) (?!the )/, '$1 the ')

export const minutes = (typed: string | undefined): string =>
  measureNumeral(numberOf(lower(typed)) ?? Number(typed))

export const capitalised = (text: string): string =>
  text.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
