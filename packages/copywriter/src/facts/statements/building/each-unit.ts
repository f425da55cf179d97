import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { isHeadNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { UNIT_NAMES } from '../unit-names.ts'
import { count, GROUP_TO_SIX, inWords } from '../wording/counts.ts'
import { building, room, utilities } from '../wording/kinds.ts'

const bedroomsOf = (count: string | undefined): string =>
  `${inWords(count)} bedroom${inWords(count) === 'one' ? '' : 's'}`

/** What is said of a unit, rather than what it has: 'each unit vacant', 'each side rented'. */
const STATED = /\b(?:[a-z]+ed|vacant|own|separate|pays?|has|rents?|leases?|month|week|year)$/i

const BEDS = `${GROUP_TO_SIX}[- ]?(?:bedrooms?|beds?|brs?|bd)`

const BATHS = String.raw`(?:,? (?:and )?(\d(?:\.\d)?|one|two|three)[- ]?(?:baths?|ba))?`

const MORE = `(?:,? (with|including|plus|and) (?:an? |its |their )?(own )?(.+))?`

const roomsCounted = (count: string | undefined, noun: string): string => {
  const value = numberOf(count ?? '') ?? 1
  return `${Number.isInteger(value) ? numeral(value) : value} ${value === 1 ? noun : `${noun}s`}`
}

/** 'two bedrooms, one bath, and its own basement' */
const roomsOf = (beds: string, baths: string, word: string, own: string, more: string): string => {
  const has = [roomsCounted(beds, 'bedroom'), ...(baths ? [roomsCounted(baths, 'bath')] : [])]
  if (!more) return series(has)
  const others = listed(more).map((each) => (own ? `its own ${each}` : withArticle(each)))
  return /^including$/i.test(word)
    ? `${series(has)}, including ${series(others)}`
    : series([...has, ...others])
}

const PLACES: Record<string, string> = {
  ...UNIT_NAMES,
  '1st': 'the first floor',
  '2nd': 'the second floor',
  '3rd': 'the third floor',
}

const placeOf = (typed: string): string => {
  const word = typed.toLowerCase().replace(/[- ](?:unit|apartment|floor|side|level)$/, '')
  if (/^each|^every|^both/.test(word)) return `each ${/sides?$/i.test(typed) ? 'side' : 'unit'}`
  if (/unit$/i.test(typed) && /^(?:first|second|third|\dst|\dnd|\drd)/.test(word))
    return `the ${(PLACES[word] ?? `the ${word} floor`).replace(/^the (\w+) floor$/, '$1-floor')} unit`
  return (
    PLACES[word] ??
    `the ${word}${/floor|level/i.test(typed) || /^(?:first|second|third|ground|top)$/.test(word) ? ' floor' : ' unit'}`
  )
}

const withCount = (count: number, noun: string): string =>
  `${numeral(count)} ${noun}${count === 1 ? '' : 's'}`

/** What each unit has: '2/1 each side', 'each unit has its own laundry'. */
export const EACH_UNIT: SubjectRules = {
  lines: [
    // 'one bath per unit', 'private bath in each bedroom': what each of them has.
    [
      /^((?:(?:one|two|three|four|\d(?:\.5)?) )?(?:full |private |en suite |updated |renovated |half )*(?:baths?|bathrooms?)|(?:one|two|three|\d) (?:[a-z-]+ ){0,2}(?:parking )?(?:spaces?|closets?|balcon(?:y|ies)|entrances?|bedrooms?|decks?|porch(?:es)?|lockers?|garages?)) (?:in |for |per |to |on )?(?:each|every|per) (unit|apartment|bedroom|floor|level|suite|guest room)$/i,
      ([, baths = '', owner = '']) =>
        (/^(?:unit|apartment)$/i.test(owner) ? building : room)(
          `each ${lower(owner)} has ${withArticle(lower(baths).replace(/^\d(?!\.)/, (count) => inWords(count)))}`,
        ),
    ],
    [
      /^each (unit|side|apartment|floor|cabin|flat) (?:has )?(?:(?:its )?(own) )?((?!has |with )(?:\d[- ]car |(?:one|two|three)[- ]car |\d+[- ](?:amp|gallon|foot) )?[a-z][a-z -]*)$/i,
      (match) =>
        (isThing(match[3] ?? '') || /^washer and dryer$/i.test(match[3] ?? '')) &&
        !STATED.test(match[3] ?? '')
          ? building(
              `each ${lower(match[1])} has ${match[2] ? `its own ${lower(match[3])}` : withArticle(match[3] ?? '').replace(/^(?=washer and)/i, 'a ')}`,
            )
          : null,
    ],
    [
      /^(\d)[- ](?:bed|bedroom|br)s?,?(?: and)? (\d(?:\.5)?)[- ](?:bath|ba)s? (?:on |in )?each (floor|unit|side|level)$/i,
      (match) =>
        building(
          `each ${lower(match[3])} has ${roomsCounted(match[1], 'bedroom')} and ${roomsCounted(match[2], 'bath')}`,
        ),
    ],
    [
      /^(?:separate )?((?:gas |electric |oil )?(?:heat|hot water|utilities)) (?:by|per|for each) unit$/i,
      (match) =>
        utilities(
          `${lower(match[1])} ${/utilities/i.test(match[1] ?? '') ? 'are' : 'is'} separate for each unit`,
        ),
    ],
    [
      /^(\d)(?:\/|-)(\d)(?: on)? each side$/i,
      (match, setting) =>
        setting === 'multi'
          ? building(
              `each side has ${inWords(match[1])} bedroom${match[1] === '1' ? '' : 's'} and ${inWords(match[2])} bath${match[2] === '1' ? '' : 's'}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^${GROUP_TO_SIX} (?:beds|bedrooms|bed|br) (?:in )?(?:each|per|every) (?:unit|apartment|side)$`,
        'i',
      ),
      (match) => building(`each unit has ${bedroomsOf(match[1])}`),
    ],
    [
      /^(\d)\/(\d)(?: \+ \d\/\d)? (?:on )?(each side|both sides|per side|each unit|both units|per unit)$/i,
      (match) =>
        building(
          `${/side/i.test(match[3] ?? '') ? 'each side' : 'each unit'} has ${inWords(match[1])} bedroom${match[1] === '1' ? '' : 's'} and ${inWords(match[2])} bath${match[2] === '1' ? '' : 's'}`,
        ),
    ],
    [
      /^duplex,? (?:with )?(\d)\/(\d) (?:on )?(each side|both sides|per side)$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is a duplex with ${inWords(match[1])} bedroom${match[1] === '1' ? '' : 's'} and ${inWords(match[2])} bath${match[2] === '1' ? '' : 's'} on each side`,
      }),
    ],
    [
      /^((?:washer and dryer|laundry|gas|cable|EV|range) hook-?ups|fireplaces|balconies|garages|decks|basements|dishwashers|in-unit laundry|washers and dryers) (?:in |on |for )?(both|all) (units|sides|floors|apartments)$/i,
      (match) =>
        building(
          `${lower(match[2])} ${lower(match[3])} have ${lower(match[1]).replace('hook-ups', 'hookups').replace(/^ev/, 'EV')}`,
        ),
    ],
  ],
  commaLines: [],
  firstFigures: [
    [
      /^(\w+)[- ]bed(?:room)?s?,?(?: ?\/ ?| and | )([\w.]+)[- ]bath(?:room)?s? (?:in |on |per )?(?:each |every )?(side|unit)$/i,
      (match) => {
        const [beds, baths] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')]
        return beds && baths
          ? building(
              `each ${match[3]?.toLowerCase()} has ${withCount(beds, 'bedroom')} and ${withCount(baths, 'bath')}`,
            )
          : null
      },
    ],
    [
      /^(.+?) (?:in |on |for )?(?:each|both|every) (side|half)s?$/i,
      (match, setting) => {
        const thing = match[1] ?? ''
        // The built-ins on both sides of a room are not those of two homes.
        if (setting !== 'multi' && /\bboth sides$/i.test(match[0])) return null
        if (
          !/^central heat/i.test(thing) &&
          !conceptOfWhole(thing, setting) &&
          !isHeadNoun(singular(headOf(thing)))
        )
          return null
        return building(
          `each ${(match[2] ?? '').toLowerCase()} has ${/^central heat/i.test(thing) ? thing : series(listed(thing).map(withArticle))}`,
        )
      },
    ],
  ],
  figures: [
    [
      new RegExp(
        `^((?:(?:first|second|third|ground|top|1st|2nd|3rd)[- ]floor|up|down|upstairs|downstairs|upper|lower|front|rear|garden)(?: unit| apartment)?):? (?:is |has |- )?${BEDS}${BATHS}${MORE}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' && !/\$|\b(?:rent|vacant|leased|occupied)/i.test(match[6] ?? '')
          ? building(
              `${placeOf(match[1] ?? '')} has ${roomsOf(match[2] ?? '', match[3] ?? '', match[4] ?? '', match[5] ?? '', match[6] ?? '')}`,
            )
          : null,
    ],
    [
      new RegExp(`^${BEDS}${BATHS},? ((?:each|every|both) (?:sides?|units?))${MORE}$`, 'i'),
      (match, setting) =>
        setting === 'multi' && match[6]
          ? building(
              `${placeOf(match[3] ?? '')} has ${roomsOf(match[1] ?? '', match[2] ?? '', match[4] ?? '', match[5] ?? '', match[6] ?? '')}`,
            )
          : null,
    ],
    [
      new RegExp(
        String.raw`^((?:each|every|both) (?:sides?|units?)):? (?:is |are )?(\d)\/(\d(?:\.\d)?)${MORE}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' && match[6]
          ? building(
              `${placeOf(match[1] ?? '')} has ${roomsOf(match[2] ?? '', match[3] ?? '', match[4] ?? '', match[5] ?? '', measured(match[6] ?? ''))}`,
            )
          : null,
    ],
    [
      /^(\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:[a-z]+ )*[a-z]+s),? each with (?:an? |its )?(?:own )?([a-z -]+)$/i,
      (match) =>
        room(
          `there are ${numeral(numberOf(match[1] ?? '') ?? 2)} ${match[2]?.toLowerCase()}, each with ${/\bown\b/i.test(match[0]) ? `its own ${match[3]}` : withArticle(match[3] ?? '')}`,
        ),
    ],
    [
      /^(both|all|each|every)(?: (?:of the )?(two|three|four|five|six|\d))? (?:units?|apartments?|sides?|flats?|floors?)(?: (?:are|is|has|have|with))? (\d)[ -]?(?:bedrooms?|beds?|bd|br)(?:(?:,| and|\/| with| \+)? ?(\d(?:\.\d)?)[ -]?(?:baths?|ba))?(?: units?)?(?:,? (?:with|plus) (?!\d)([a-z][a-z ,&-]+))?$/i,
      (match) =>
        building(
          `each ${/side/i.test(match[0]) ? 'side' : /floor/i.test(match[0]) ? 'floor' : 'unit'} has ${series(
            [
              `${count(match[3])} ${match[3] === '1' ? 'bedroom' : 'bedrooms'}`,
              ...(match[4]
                ? [
                    `${/\./.test(match[4]) ? match[4] : count(match[4])} ${match[4] === '1' ? 'bath' : 'baths'}`,
                  ]
                : []),
              ...listed(match[5] ?? '').map(withArticle),
            ],
          )}`,
        ),
    ],
  ],
  statements: [
    [
      /^(\d)[- ]bedrooms? each(?: unit| side)?$/i,
      (match) =>
        building(`each unit has ${count(match[1])} ${match[1] === '1' ? 'bedroom' : 'bedrooms'}`),
    ],
    [
      /^(?:all |each unit (?:has |is )?)?(\d+) (?:bed(?:room)?s?|br)[ ,/]*(?:and )?(\d(?:\.5)?) (?:bath(?:room)?s?|ba)(?: units?)?(?: each| in each(?: unit)?| per unit)$|^each unit (?:has |is )?(\d+) (?:bed(?:room)?s?)[ ,/]*(?:and )?(\d(?:\.5)?) bath(?:room)?s?$|^(\d)\/(\d) each$/i,
      (match) => {
        const beds = Number(match[1] ?? match[3] ?? match[5])
        const baths = Number(match[2] ?? match[4] ?? match[6])
        const list = [
          `${numeral(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`,
          `${baths === 1 ? 'one bath' : `${numeral(baths)} baths`}`,
        ]
        return {
          kind: 'building',
          concept: 'unit mix',
          statement: `each unit has ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^each(?: unit| side| apartment)?(?: (?:has|with)) (?:an? )?((?:its )?own )?(.+)$/i,
      (match) => {
        const parts = listed(match[2] ?? '')
        const told = match[1] ? `its own ${series(parts)}` : series(parts.map(withArticle))
        return building(`each ${/side/i.test(match[0]) ? 'side' : 'unit'} has ${told}`)
      },
    ],
    [
      /^(fenced yard|private yard|garage|basement|porch|deck|balcony|laundry|entrance|driveway|storage unit)s? (?:for )?each(?: unit)?$/i,
      (match) => building(`each unit has ${withArticle((match[1] ?? '').toLowerCase())}`),
    ],
  ],
}
