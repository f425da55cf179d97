import { numberOf, series } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

/** The units of a building, one by one or as a mix, with their rents, state and work. */
export const UNITS: SubjectRules = {
  figures: [
    [
      /^(?:legal )?(two|three|four|[2-4])[- ]family,? (\d)\/(\d)(?:\/(\d))?$/i,
      (match) => {
        const rooms = [match[2], match[3], match[4]].filter((each): each is string => Boolean(each))
        const family = count(match[1])
        return {
          kind: 'building',
          concept: null,
          statement: `it is a ${family}-family with ${new Set(rooms).size === 1 ? `${count(rooms[0])} rooms to each unit` : `units of ${series(rooms.map(count))} rooms`}`,
          count: numberOf(family),
        }
      },
    ],
    [
      /^(\d)\/(\d)\/(\d) (?:three|triple)[- ]decker$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a three-decker with ${match[1] === match[2] && match[2] === match[3] ? `${count(match[1])} rooms to each unit` : `units of ${series([match[1], match[2], match[3]].map(count))} rooms`}`,
        count: 3,
      }),
    ],
    [
      /^((?:large |brick |legal |big )*)legal (two|three|four|[2-4])[- ]family(?: house| home)?$|^((?:large |brick |big )+)(two|three|four|[2-4])[- ]family(?: house| home)?$/i,
      (match) => {
        const units = count(match[2] ?? match[4])
        const kind = `${(match[1] ?? match[3] ?? '').toLowerCase().replace('legal ', '')}${match[2] ? 'legal ' : ''}${units}-family`
        return {
          kind: 'building',
          concept: 'units',
          statement: `it is a ${kind}`,
          count: numberOf(units),
          name: `${kind} house`,
        }
      },
    ],
  ],
}
