import { conceptOfWhole } from '../concepts.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What runs to the property, and what is on file. */
export const UTILITIES: SubjectRules = {
  statements: [
    [
      /^(?:septic permit|perc|perc test)(?: (?:approved|passed|permitted))?(?: for)? (\d+|two|three|four|five)[- ]bed(?:room)?s?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 3
        const isPerc = /^perc/i.test(match[0])
        return {
          kind: 'utilities',
          concept: isPerc ? null : 'septic approved',
          statement: `${isPerc ? 'the perc test is approved' : 'there is a septic permit'} for ${numeral(value)} ${value === 1 ? 'bedroom' : 'bedrooms'}`,
          count: value,
        }
      },
    ],
    [
      /^septic (?:is )?(?:approved|designed|permitted|rated) for (?:a )?(\d+|two|three|four|five)[- ]bed(?:room)?s?$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'septic approved',
        statement: `septic is approved for ${numeral(numberOf(match[1] ?? '') ?? 3)} bedrooms`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^(driveway|culvert|septic|well|power|foundation|building pad|pad|road|meter|water tap|tap|sewer)(?: (?:is|are))? (?:already )?(in|installed|paid|set|poured)$/i,
      (match, setting) => ({
        kind: /septic|well|power|meter|tap|sewer/i.test(match[1] ?? '') ? 'utilities' : 'land',
        concept: conceptOfWhole(match[0], setting)?.name ?? null,
        statement: `the ${(match[1] ?? '').toLowerCase()} is ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:(not|out of|no|partly|partially|portion) )?(?:in )?(?:a |the )?(flood ?(?:zone|plain)|100-year flood plain|wetlands)$/i,
      (match) => {
        const place = /wet/i.test(match[2] ?? '')
          ? 'wetlands'
          : /plain/i.test(match[2] ?? '')
            ? 'a floodplain'
            : 'a flood zone'
        const isOut = /^(?:not|out of|no)$/i.test(match[1] ?? '')
        const isPart = /^(?:part|portion)/i.test(match[1] ?? '')
        const statement = /wet/.test(place)
          ? isOut
            ? 'there are no wetlands'
            : 'there are wetlands'
          : `it is ${isOut ? 'not ' : isPart ? 'partly ' : ''}in ${place}`
        return { kind: 'restriction', concept: isOut ? null : 'flood zone', statement }
      },
    ],
    [
      /^(all |city |public |underground )?(utilities|power|water|sewer|gas|electric|electricity|fiber|cable|internet|city water|city sewer|water and sewer|water, sewer and gas|gas and electric)((?:(?:,| and| \+|\/) ?(?:water|sewer|gas|electric|power|fiber|cable))*) (?:is |are )?(?:at|in|to|along) (?:the )?(street|road|lot line|property line|curb|site|edge|lot|boundary)$/i,
      (match, setting) => {
        const where = (match[4] ?? 'street').toLowerCase()
        const what = `${match[2] ?? ''}${match[3] ?? ''}`.toLowerCase()
        const isAll = /^utilities$/.test(what)
        const list = isAll ? [] : listed(what)
        const subject = isAll
          ? `${(match[1] ?? '').toLowerCase()}utilities`
          : `${/underground/i.test(match[1] ?? '') ? 'underground ' : ''}${series(list)}`
        const isPower = list.length === 1 && /power|electric/.test(what)
        const isData = list.length === 1 && /fiber|cable|internet/.test(what)
        return {
          kind: isData ? 'technology' : 'utilities',
          concept: isPower
            ? 'power at road'
            : isData
              ? 'internet at the road'
              : setting === 'home' && !isAll
                ? 'utilities at street'
                : 'utilities at street',
          statement: `${subject} ${isAll || list.length > 1 ? 'are' : 'is'} at the ${where}`,
          list: isPower || isData ? [] : list,
        }
      },
    ],
  ],
  lastStatements: [
    [
      /^(?:perc'?d|perked|perks|passed perc(?: test)?|perc(?: test)? passed|perc approved|perc tested(?: and approved)?)$/i,
      told('land', 'perc test', 'it has passed a perc test'),
    ],
  ],
}
