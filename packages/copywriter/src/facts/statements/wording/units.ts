import { numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import { count } from './counts.ts'

/** One unit of a building, by its letter, number or place, as a group. */
export const UNIT =
  '((?:unit|apartment|suite) (?:[A-Z]|\\d{1,3})|(?:upper|lower|rear|front|back|basement|garden|first[- ]floor|second[- ]floor|third[- ]floor)(?: unit| apartment)?)'

/** 'unit B', 'the upper unit' */
export const unitOf = (typed: string | undefined): string => {
  const text = typed ?? ''
  if (/^(?:unit|apartment|suite) /i.test(text))
    return text.replace(/^\w+/, (word) => word.toLowerCase())
  const floor = /^(first|second|third)[- ]floor$/i.exec(text)?.[1]
  if (floor) return `the ${lower(floor)} floor`
  const place = lower(text).replace(/^(first|second|third)[- ]floor/, '$1-floor')
  return `the ${place}${/unit|apartment/.test(place) ? '' : ' unit'}`
}

/** 'second' for '2nd'. */
export const RANKS: Record<string, string> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
}

/** 'two-bedroom, one-bath' */
export const bedsOf = (beds: string, baths: string | undefined): string =>
  `${count(beds)}-bedroom${baths ? `, ${/\./.test(baths) ? baths : count(baths)}-bath` : ''}`

/** 'two bedrooms and one bath' */
export const roomsOfUnit = (beds: string | undefined, baths: string | undefined): string =>
  `${roomsCounted(beds, 'bedroom')} and ${roomsCounted(baths, 'bath')}`

const roomsCounted = (typed: string | undefined, noun: string): string =>
  `${numeral(Number(typed))} ${noun}${typed === '1' ? '' : 's'}`
