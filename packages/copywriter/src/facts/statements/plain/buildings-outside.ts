import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { amenity, finish, land, parking, utilities } from '../wording/kinds.ts'

const PARTS: Readonly<Record<string, string>> = {
  'concrete floor': 'a concrete floor',
  'concrete floors': 'a concrete floor',
  concrete: 'a concrete floor',
  slab: 'a slab',
  '220': '220-volt power',
  '220v': '220-volt power',
  power: 'power',
  electric: 'electricity',
  electricity: 'electricity',
  water: 'water',
  heat: 'heat',
  loft: 'a loft',
}
const PART = Object.keys(PARTS).join('|')

/** What belongs to a building outside, typed behind it: '30-by-50 shop, insulated, concrete floor, 220'. */
export const BUILDINGS_OUTSIDE: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(\\d+-by-\\d+ )?((?:metal |steel |pole )?(?:shop|workshop|barn|shed|outbuilding))((?:, (?:insulated|heated))*)((?:,? (?:with )?(?:${PART}))+)$`,
        'i',
      ),
      ([, size = '', thing = '', states = '', rest = '']) => {
        const parts = rest.split(/,\s*|\swith\s/).map((part) => PARTS[lower(part).trim()] ?? '')
        const known = parts.filter((part) => part !== '')
        // One part is told as a thing that belongs to the building.
        if (!states && known.length < 2) return null
        const name = `${states.replace(/^, /, '').toLowerCase()} ${size}${lower(thing)}`.trim()
        return amenity(`there is ${articleFor(name)} ${name} with ${series(known)}`)
      },
    ],
    [
      /^brick,?(?: on)? (3|three|4|four|2|two) sides?$/i,
      ([, count = '']) => finish(`it is brick on ${counted(count)} sides`),
    ],
    [/^aerobic septic(?: system)?$/i, () => utilities('it has an aerobic septic system')],
    [
      /^(\d|two|three|four) off[- ](lane|alley|street)(?: parking)? (?:spaces|spots)$/i,
      ([, count = '', where = '']) =>
        where.toLowerCase() === 'street'
          ? null
          : parking(`there are ${counted(count)} parking spaces off the ${lower(where)}`),
    ],
    [
      /^current use,? enrolled (\d+) acres$/i,
      ([, acres = '']) => land(`${counted(acres)} acres are enrolled in current use`),
    ],
    [
      /^half (meadow|pasture|field|hayfield),? (hayed|mowed|farmed|leased) by (?:a |the )?neighbor$/i,
      ([, cover = '', done = '']) =>
        land(`half of the land is ${lower(cover)}, ${lower(done)} by a neighbor`),
    ],
  ],
}

/** 'three' of '3' and of 'three'. */
const counted = (typed: string): string => numeral(numberOf(lower(typed)) ?? 0)
