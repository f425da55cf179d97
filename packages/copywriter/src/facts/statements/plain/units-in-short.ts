import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { whenOf } from '../wording/dates.ts'
import { building, update } from '../wording/kinds.ts'

const YEAR = '((?:19|20)\\d\\d)'
const MACHINES = '(HVACs?|ACs?|furnaces?|boilers?|water heaters?|roofs?|kitchens?|baths?)'
const ROOMS =
  '((?:kitchen|bath|windows|floors|HVAC|furnace|roof|appliances)(?:(?: (?:\\+|and|&)|,) (?:kitchen|bath|windows|floors|HVAC|furnace|roof|appliances))*)'

const SIDES: Readonly<Record<string, string>> = {
  up: 'upstairs',
  upstairs: 'upstairs',
  upper: 'upper',
  down: 'downstairs',
  downstairs: 'downstairs',
  lower: 'lower',
}

/** 'in unit A', 'in units C and D' */
const inUnits = (typed: string): string => {
  const names = typed
    .split(/ ?(?:\+|&|\/) ?| and /i)
    .map((name) => name.trim())
    .filter(Boolean)
  return `in unit${names.length > 1 ? 's' : ''} ${series(names)}`
}

/** What each unit of a building has, and what was done in which. */
export const UNITS_IN_SHORT: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${MACHINES}:? ([A-D\\d]) ${YEAR}, ([A-D\\d]) ${YEAR}, ([A-D\\d](?: ?(?:\\+|&|\\/|and) ?[A-D\\d])*) (older|original|${YEAR.slice(1, -1)})$`,
        'i',
      ),
      ([, thing = '', first = '', year, second = '', other, rest = '', state = '']) => {
        const name = thing.replace(/s$/i, '')
        const told = /^\d/.test(state) ? `from ${state}` : lower(state)
        return update(
          `the ${/^(?:HVAC|AC)/.test(name) ? name : lower(name)} is from ${year} ${inUnits(first)}, from ${other} ${inUnits(second)}, and ${told} ${inUnits(rest)}`,
        )
      },
    ],
    [
      /^(?:washer and dryer|laundry|w\/?d) (?:conn|connections?|hookups?|hkups?)\.? (?:in )?each(?: unit)?$/i,
      () => building('each unit has hookups for a washer and dryer'),
    ],
    [
      new RegExp(
        `^unit ([A-D]|\\d{1,2}) ${ROOMS} (?:redone |new |remodeled |updated )?(?:in )?${YEAR}$`,
        'i',
      ),
      ([typed, name = '', rooms = '', year]) => {
        const things = lower(rooms)
          .replace('hvac', 'HVAC')
          .split(/(?: (?:\+|and|&)|,) /)
        const done = /redone|remodeled|updated/i.exec(typed)?.[0]
        // One room that was redone is read as work on that room.
        if (done && things.length === 1) return null
        const isMany = things.length > 1 || isPlural(things[0] ?? '')
        const verb = done
          ? `${isMany ? 'were' : 'was'} ${lower(done)} in`
          : isMany
            ? 'date from'
            : 'dates from'
        return {
          ...update(`the ${series(things)} in unit ${name.toUpperCase()} ${verb} ${year}`),
          year: Number(year),
        }
      },
    ],
    [
      /^unit ([A-D]|\d{1,2}): ([a-z][a-z ]+), (new [a-z]+), (?:fresh |new )?paint (?:in )?(\d{1,2}\/\d{2,4}|20\d\d)$/i,
      ([, name = '', floors = '', thing = '', date]) =>
        update(
          `unit ${name.toUpperCase()} has ${withArticle(lower(floors))}, ${withArticles(withArticle(lower(thing)))}, and was painted ${whenOf(date)}`.replace(
            /, (an? new [a-z]+), and was/,
            ' and $1 and was',
          ),
        ),
    ],
    [
      /^(?:3|three)[- ]fam(?:ily)?: (\d)[- ]?bedrooms? ?(?:\+|\/|,) ?(\d)[- ]?bedrooms? ?(?:\+|\/|,|and) ?(\d)[- ]?bedrooms?$/i,
      ([, ...beds]) => {
        const [most = '', others = ''] = [...new Set(beds)].sort(
          (one, other) =>
            beds.filter((bed) => bed === other).length - beds.filter((bed) => bed === one).length,
        )
        if (new Set(beds).size === 1)
          return building(`the three units have ${count(most)} bedrooms each`)
        return new Set(beds).size === 2
          ? building(
              `it has two ${count(most)}-bedroom units and one ${count(others)}-bedroom unit`,
            )
          : null
      },
    ],
    [
      new RegExp(
        `^(up|upstairs|upper|down|downstairs|lower)(?: unit)? (kitchen|bath|HVAC|furnace) (?:redone|remodeled|updated|replaced|renovated) ${YEAR},? (?:and )?(up|upstairs|upper|down|downstairs|lower)(?: unit)?(?: is)? original$`,
        'i',
      ),
      ([, side = '', thing = '', year, other = '']) =>
        update(
          `the ${levelOf(side)} ${thing === 'HVAC' ? thing : lower(thing)} was redone in ${year}, and the ${levelOf(other)} one is original`,
        ),
    ],
    [
      new RegExp(
        `^(HVAC|AC|furnace|heat pump|water heater)(?: (up|upstairs|down|downstairs))(?: unit)? ${YEAR},? (?:and )?(up|upstairs|down|downstairs)(?: unit)?(?: is)? (original|older|${YEAR.slice(1, -1)})$`,
        'i',
      ),
      ([, thing = '', side = '', year, other = '', state = '']) =>
        update(
          `the ${SIDES[lower(side)]} ${/^(?:HVAC|AC)$/.test(thing) ? thing : lower(thing)} is from ${year}, and the ${SIDES[lower(other)]} one is ${/^\d/.test(state) ? `from ${state}` : lower(state)}`,
        ),
    ],
    [
      new RegExp(
        `^HVAC(?: has|,)? (\\d|two|three|four) zones?,? (?:the )?(up|upstairs|down|downstairs)(?: unit)?(?: is)?(?: new| replaced)?(?: from| in)? ${YEAR}$`,
        'i',
      ),
      ([, zones, side = '', year]) =>
        update(
          `the HVAC has ${count(zones)} zones, and the ${SIDES[lower(side)]} unit is from ${year}`,
        ),
    ],
  ],
}

/** 'up kitchen' of a duplex is the upper kitchen. */
const levelOf = (side: string): string => (/^up/i.test(side) ? 'upper' : 'lower')
