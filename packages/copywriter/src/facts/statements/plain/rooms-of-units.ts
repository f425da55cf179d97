import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, room } from '../wording/kinds.ts'

const UNITS: Readonly<Record<string, string>> = {
  duplex: 'two',
  triplex: 'three',
  fourplex: 'four',
  fiveplex: 'five',
  sixplex: 'six',
  eightplex: 'eight',
}

/** @example rooms('2', '1') // 'two bedrooms and one bath' */
const rooms = (beds: string, baths: string): string =>
  `${numeral(Number(beds))} ${beds === '1' ? 'bedroom' : 'bedrooms'} and ${numeral(Number(baths))} ${baths === '1' ? 'bath' : 'baths'}`

/** How many rooms each part has, as forms count them: 'fourplex all 2/1', 'main 3/2 + permitted ohana 1/1'. */
export const ROOMS_OF_UNITS: SubjectRules = {
  lines: [
    [
      /^(duplex|triplex|fourplex|fiveplex|sixplex|eightplex) (?:all|each)(?: units?)? ([1-6])\/([1-6])s?$/i,
      ([, kind = '', beds = '', baths = '']) =>
        building(
          `the ${lower(kind)} has ${UNITS[lower(kind)]} units, each with ${rooms(beds, baths)}`,
        ),
    ],
    [
      /^main(?: house)? ([1-6])\/([1-6]),? (?:\+|and|&|plus) ((?:permitted |detached |attached )*(?:ohana|ADU|casita|guest house|cottage|guest cottage|apartment)) ([1-6])\/([1-6])$/i,
      ([, beds = '', baths = '', other = '', ofOther = '', bathsOfOther = '']) =>
        room(
          `the main house has ${rooms(beds, baths)}, and the ${inSmall(other)} has ${rooms(ofOther, bathsOfOther)}`,
        ),
    ],
    [
      /^((?:guest|pool|carriage|tenant|caretaker) (?:cottage|house)|casita|ADU) ([1-6]) (?:bd|bed|bedroom)s?(?: ?\/ ?| )([1-6]) (?:ba|bath)s?( (?:over|above|behind|by) (?:the )?[a-z ]+)?$/i,
      ([, thing = '', beds = '', baths = '', place = '']) => {
        const where = place.replace(/ (over|above|behind|by) (?:the )?/i, ' $1 the ')
        return room(`the ${inSmall(thing)}${where} has ${rooms(beds, baths)}`)
      },
    ],
    [
      /^(?:double|dual|two|2) primary (?:layout|suites|bedrooms),? each (?:with|has) (?:its )?own bath$/i,
      () => room('each of the two primary bedrooms has its own bath'),
    ],
    [
      /^(wine (?:cellar|room|closet)),? (?:approx\.?|approximately|about) (\d[\d,]*) (?:btl|bottle)s?$/i,
      ([, thing = '', count = '']) => {
        const bottles = numberOf(count.replace(/,/g, '')) ?? Number(count.replace(/,/g, ''))
        return room(`the ${lower(thing)} holds about ${bottles.toLocaleString('en-US')} bottles`)
      },
    ],
  ],
}

const inSmall = (typed: string): string =>
  typed.replace(/\b(?!ADU\b)\p{Lu}/gu, (letter) => letter.toLowerCase())
