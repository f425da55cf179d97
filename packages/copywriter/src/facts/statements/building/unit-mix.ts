import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrOne, countOrTyped, inWords, TO_TEN, TO_TWELVE } from '../wording/counts.ts'
import { building } from '../wording/kinds.ts'
import { bedsOf } from '../wording/units.ts'

const COUNT = String.raw`\(?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\)?`

const ROOMS = String.raw`(studios?|(?:(?:\d|one|two|three|four|five)[- ]?(?:bedrooms?|beds?|br|bd)s?(?:[ ,/-]*(?:\d(?:\.\d)?|one|two)[- ]?(?:baths?|ba))?|\d\/\d(?:\.5)?s?))(?: (?:units?|apartments?|apts?))?`

const PART = `${COUNT} ${ROOMS}`

const MIX = new RegExp(
  `^${PART}(?:(?:,| and|, and| \\+|,? plus) ${PART})(?:(?:,| and|, and| \\+) ${PART})?$`,
  'i',
)

const EACH =
  /^(?:each|both|all|every)(?: (?:units?|sides?|floors?|apartments?))?(?: (?:is|are|has|have))?(?: an?)? (?:(\d|one|two|three|four)[- ]?(?:bedrooms?|beds?|br|bd)[ ,/-]*(?:and )?(\d(?:\.5)?|one|two|three)[- ]?(?:full )?(?:bathrooms?|baths?|ba)|(\d)\/(\d(?:\.5)?))s?$/i

const roomCount = (value: number, noun: string): string =>
  Number.isInteger(value)
    ? `${numeral(value)} ${noun}${value === 1 ? '' : 's'}`
    : `${numeral(Math.floor(value))} and a half ${noun}s`

const unitWith = (
  unit: string | undefined,
  beds: string | undefined,
  baths: string | undefined,
): string => {
  const name = measured((unit ?? '').toLowerCase()).replace(
    /^unit ([a-z])$/,
    (_, letter: string) => `unit ${letter.toUpperCase()}`,
  )
  const subject = /^unit /.test(name)
    ? name
    : /floor$/.test(name)
      ? `the ${name}`
      : `the ${name} unit`
  return `${subject} has ${roomCount(Number(beds), 'bedroom')} and ${roomCount(Number(baths), 'bath')}`
}

/** @example unitsOf('two', '2 bed') // 'two two-bedroom units' */
const unitsWith = (typed: string, rooms: string): string | null => {
  const count = /^an?$/i.test(typed) ? 1 : numberOf(typed)
  if (count === null) return null
  if (/^studio/i.test(rooms)) return `${numeral(count)} studio${count === 1 ? '' : 's'}`
  const [, bedsTyped = '', bathsTyped = ''] =
    /^(\w+?)[- ]?(?:bed|br|bd)\w*(?:[ ,/-]*(\d(?:\.\d)?|one|two))?/i.exec(rooms) ??
    /^(\d)\/(\d(?:\.5)?)/.exec(rooms) ??
    []
  const beds = numberOf(bedsTyped)
  const baths = numberOf(bathsTyped)
  if (beds === null) return null
  const size =
    baths !== null && Number.isInteger(baths)
      ? `${numeral(beds)}-bedroom, ${numeral(baths)}-bath`
      : `${numeral(beds)}-bedroom`
  return `${numeral(count)} ${size} unit${count === 1 ? '' : 's'}`
}

/** 'four two-bedroom, one-bath units' */
const unitsOf = (many: string, beds: string, baths: string | undefined): string => {
  const value = numberOf(many) ?? 1
  const size = bedsOf(beds, baths)
  return `${numeral(value)} ${size}${value === 1 ? ' unit' : ' units'}`
}

const bedroomsAndBaths = (beds: string, baths: string): string =>
  `${countOrTyped(beds)} ${beds === '1' ? 'bedroom' : 'bedrooms'} and ${countOrTyped(baths)} ${baths === '1' ? 'bath' : 'baths'}`

/** How many units there are of which size. */
export const UNIT_MIX: SubjectRules = {
  lines: [
    [
      /^(\d+|two|three|four|five|six) units(?: in)? total$/i,
      (match) => building(`there are ${inWords(match[1])} units in total`),
    ],
    [
      /^(\d)((?:\/\d){1,5}) (?:beds|bedrooms)$/i,
      (match, setting) => {
        if (setting !== 'multi') return null
        const counts = [match[1] ?? '', ...(match[2] ?? '').split('/').filter(Boolean)]
        return building(
          `the units have ${series(counts.map((count) => numeral(Number(count))))} bedrooms`,
        )
      },
    ],
    [
      /^all (\d|one|two|three) (?:and|&|or) (\d|one|two|three)[- ]?(?:bed|bedroom|br)s?(?: units| apartments)?$/i,
      (match, setting) =>
        setting === 'multi'
          ? building(`all units have ${countOrOne(match[1])} or ${countOrOne(match[2])} bedrooms`)
          : null,
    ],
  ],
  commaLines: [
    [
      /^(?:a )?mix of (\d|one|two|three)(?:[- ]beds?| bedrooms?|br)?s? and (\d|one|two|three)[- ]?(?:beds?|bedrooms?|br)s?(?: units| apartments)?$/i,
      (match) => {
        const list = [match[1], match[2]].map(
          (beds) => `${numeral(numberOf(beds ?? '') ?? 1)}-bedrooms`,
        )
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `the units are ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(unit [A-Z\d]|upper|lower|front|rear|upstairs|downstairs|(?:1st|2nd|3rd|first|second|third) floor)(?: is| has)? (\d)\/(\d)(?:,| and|;) (unit [A-Z\d]|upper|lower|front|rear|upstairs|downstairs|(?:1st|2nd|3rd|first|second|third) floor)(?: is| has)? (\d)\/(\d)$/i,
      (match) =>
        building(
          `${unitWith(match[1], match[2], match[3])}, and ${unitWith(match[4], match[5], match[6])}`,
        ),
    ],
    [
      EACH,
      (match) => {
        const beds = numberOf(match[1] ?? match[3] ?? '')
        const baths = numberOf(match[2] ?? match[4] ?? '')
        if (beds === null || baths === null) return null
        const which = /\bside/i.test(match[0])
          ? 'side'
          : /\bfloor/i.test(match[0])
            ? 'floor'
            : 'unit'
        return building(
          `each ${which} has ${roomCount(beds, 'bedroom')} and ${roomCount(baths, 'bath')}`,
        )
      },
    ],
    [
      MIX,
      (match, setting) => {
        if (setting !== 'multi' && setting !== 'commercial') return null
        const parts = [1, 3, 5].flatMap((at) => {
          const [count, rooms] = [match[at], match[at + 1]]
          return count && rooms ? [unitsWith(count, rooms)] : []
        })
        if (parts.some((part) => part === null)) return null
        const list = parts.filter((part) => part !== null)
        return {
          kind: 'building',
          concept: null,
          statement: `there ${/^(?:one|an?) /.test(list[0] ?? '') ? 'is' : 'are'} ${series(list)}`,
          list,
        }
      },
    ],
  ],
  figures: [
    [
      /^((?:\d-){1,5}\d) rooms$/i,
      (match) =>
        building(
          `the units have ${series((match[1] ?? '').split('-').map((rooms) => numeral(Number(rooms))))} rooms`,
        ),
    ],
    [
      /^(?:the )?(\d)\/(\d)(?:\/(\d))?(?:\/(\d))? (?:BR|bedrooms?|bed)(?: layout| mix| units| split)?$/i,
      (match) => {
        const bedrooms = match.slice(1).flatMap((digit) => (digit ? numeral(Number(digit)) : []))
        return building(`the units have ${series(bedrooms)} bedrooms`)
      },
    ],
    [
      /^units of (\d), (\d) and (\d) bedrooms$/i,
      (match) =>
        building(
          `the units have ${series([match[1], match[2], match[3]].map(count))} bedrooms`.replace(
            /one bedrooms$/,
            'one bedroom',
          ),
        ),
    ],
    [
      new RegExp(
        String.raw`^\(?(${TO_TWELVE})\)?(?: ?x|-by-)? ?(\d)[ -]bedrooms?,?(?: (\d(?:\.\d)?) baths?)?(?: units?| apartments?)?$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' && /\(|x|-by-| units?$| apartments?$|\d \d/.test(match[0])
          ? building(`there are ${unitsOf(match[1] ?? '', match[2] ?? '', match[3])}`)
          : null,
    ],
    [
      new RegExp(
        String.raw`^(?:(${TO_TWELVE})[ -]units?,? )?all (?:units )?(?:are )?(\d)[ -]?bedrooms?,?(?: (\d(?:\.\d)?) baths?)?$|^all (\d)\/(\d)$`,
        'i',
      ),
      (match) =>
        building(
          `${match[1] ? `all ${count(match[1])} units` : 'all units'} are ${bedsOf(
            match[2] ?? match[4] ?? '',
            match[3] ?? match[5],
          )
            .replace(/-bedroom$/, '-bedrooms')
            .replace(/-bath$/, '-bath units')}`,
        ),
    ],
    [
      new RegExp(
        String.raw`^(?:(?:a |one |1 )?(studio)|(${TO_TWELVE}) (studios)) (?:\+|and|,) (${TO_TWELVE}) (\d) ?(?:bedrooms?|brs?)$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi'
          ? building(
              `the units are ${match[1] ? 'a studio' : `${count(match[2])} studios`} and ${count(match[4])} ${count(match[5])}-bedroom${numberOf(match[4] ?? '') === 1 ? '' : 's'}`,
            )
          : null,
    ],
    [
      new RegExp(
        String.raw`^(${TO_TWELVE}) (stores?|shops?|storefronts?|offices?) (?:\+|and|with) (${TO_TWELVE}) (apartments?|units?|lofts?)$`,
        'i',
      ),
      (match) =>
        building(
          `there are ${count(match[1])} ${match[2]?.toLowerCase()} and ${count(match[3])} ${match[4]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(`^(${TO_TEN})[- ]units?,? all (\\d)\\/(\\d)$`, 'i'),
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: numberOf(match[1] ?? ''),
        statement: `there are ${count(match[1])} units, each with ${count(match[2])} ${match[2] === '1' ? 'bedroom' : 'bedrooms'} and ${count(match[3])} ${match[3] === '1' ? 'bath' : 'baths'}`,
      }),
    ],
    [
      /^all (\d|one|two|three)[- ]?(?:bed|bedroom)s?,? (\d|one|two)[- ]?baths?(?: units)?$/i,
      (match) =>
        building(
          `all units have ${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'bedroom' : 'bedrooms'} and ${count(match[2])} ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'bath' : 'baths'}`,
        ),
    ],
  ],
  statements: [
    [
      /^((?:[a-z-]+ )?units),? (\d)\/(\d(?:\.\d)?)(?: each)?$/i,
      (match) =>
        building(
          `the ${(match[1] ?? '').toLowerCase()} have ${count(match[2])} ${match[2] === '1' ? 'bedroom' : 'bedrooms'} and ${count(match[3])} ${match[3] === '1' ? 'bath' : 'baths'} each`,
        ),
    ],
    [
      /^((?:\(?\d\)?(?: x)? (?:studios?|\d bedrooms?(?: \d bath)?)s?(?:,? and |, |\/| \+ | )?){2,})$/i,
      (match) => {
        const list = [...match[0].matchAll(/\(?(\d)\)?(?: x)? (studio|\d bedroom)/gi)].map(
          ([, units, kind]) => {
            const many = Number(units)
            const noun = /studio/i.test(kind ?? '')
              ? many === 1
                ? 'studio'
                : 'studios'
              : `${numeral(Number((kind ?? '1')[0]))}-bedroom${many === 1 ? '' : 's'}`
            return `${numeral(many)} ${noun}`
          },
        )
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `the units are ${series(list)}`,
          list,
          text: series(list),
        }
      },
    ],
    [
      /^(?:a )?mix of (?:(studios),? (?:and )?)?(\d|one)(?: and |\/| \+ )(\d|two)[- ]bedrooms?(?: units)?$/i,
      (match) => {
        const sizes = [match[2], match[3]].map(
          (size) => `${numeral(numberOf(size ?? '1') ?? 1)}-bedrooms`,
        )
        const list = match[1] ? ['studios', ...sizes] : sizes
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `the units are ${series(list)}`,
          list,
          text: `mix of ${series(list)}`,
        }
      },
    ],
    [
      /^(\d\/\d(?:,? \d\/\d)+)$/,
      (match) =>
        building(
          `the units have ${series(
            [...(match[1] ?? '').matchAll(/(\d)\/(\d)/g)].map(([, beds, baths]) =>
              bedroomsAndBaths(beds ?? '1', baths ?? '1'),
            ),
          ).replace(/ and (?=\w+ bath)/g, ' with ')}`,
        ),
    ],
    [
      /^(\d)[- ](\d) bedrooms?,? (?:and )?(\d)[- ](\d) bedrooms?$/i,
      (match) => {
        const units = (many: string, beds: string) =>
          `${countOrTyped(many)} ${countOrTyped(beds)}-bedroom${many === '1' ? '' : 's'}`
        const list = [
          units(match[1] ?? '1', match[2] ?? '1'),
          units(match[3] ?? '1', match[4] ?? '1'),
        ]
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `the units are ${series(list)}`,
          list,
        }
      },
    ],
  ],
}
