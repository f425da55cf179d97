import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

const GEAR = 'bike|bicycle|kayak|canoe|ski|surfboard|paddle ?board|stroller|SUP|snowboard'

/** Storage for gear in the basement of a building is not in a flat of it. */
export const GEAR_STORAGE: SubjectRules = {
  lines: [
    // It takes skis, not cars.
    [
      /^ski valet(?: service)?$/i,
      ([name]) => ({
        kind: 'building',
        concept: null,
        statement: `there is ${/service$/i.test(name) ? '' : 'a '}${lower(name)}`,
        name: lower(name),
      }),
    ],
    [
      new RegExp(
        `^(basement |ground[- ]floor |garage |lobby[- ]level )?((?:${GEAR})(?:(?:,| and| &|,? \\+|\\/|, and) ?(?:${GEAR})){0,2} (?:storage|racks|room))(?: in (?:the )?(basement|garage))?$`,
        'i',
      ),
      ([, before, things = '', behind], setting) => {
        const where = lower(before ?? behind)
          .trim()
          .replace(' ', '-')
        // Nobody typed where: the copybook knows what a bike room is.
        if (setting !== 'flat' || !where) return null
        const name = lower(things).replace(/ ?[&+/] ?/, ' and ')
        const tail = /-/.test(where)
          ? `on the ${where.replace('-floor', ' floor').replace('-level', ' level')}`
          : `in the ${where}`
        return {
          kind: 'building',
          concept: null,
          statement: `there ${name.endsWith('racks') ? 'are' : 'is'} ${name.endsWith('room') ? 'a ' : ''}${name} ${tail}`,
          name,
          tail,
        }
      },
    ],
  ],
}
