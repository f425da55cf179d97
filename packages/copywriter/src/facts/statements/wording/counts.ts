import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'

/** Patterns of numbers as they are typed, in figures or in words. */
export const TO_EIGHT = 'one|two|three|four|five|six|seven|eight|\\d{1,2}'
export const TO_TEN = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten`
export const TO_TWELVE = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve`

/** The same as a group of a match. */
export const GROUP_TO_SIX = String.raw`(\d|one|two|three|four|five|six)`
export const GROUP_TO_TEN = '(\\d|one|two|three|four|five|six|seven|eight|nine|ten|\\d\\d)'

/** 'three' for '3' and for 'three'. */
export const count = (typed: string | undefined): string => numeral(numberOf(typed ?? '') ?? 0)

/** What is no number stays as it was typed. */
export const countOrTyped = (typed: string): string => {
  const value = numberOf(typed)
  return value === null ? typed : numeral(value)
}

/** What is no number is told in small letters. */
export const inWords = (typed: string | undefined): string => countOrTyped(lower(typed))

/** What was left out is one. */
export const countOrOne = (typed: string | undefined): string =>
  numeral(numberOf(lower(typed)) ?? 1)

export const isOne = (typed: string | undefined): boolean => numberOf(typed ?? '') === 1
