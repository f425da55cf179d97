import { be, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { thingWithPart } from './wording/things.ts'

/** A thing and, behind its comma, the state that it is in: told of that thing, in one clause. */
export const STATES_OF_THINGS: SubjectRules = {
  lines: [
    [
      /^((?:[a-z-]+ )*(?:garden|garden area|orchard|yard|fence|fencing)), (?:is )?(deer|dog|rabbit|elk)[- ]proof$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}-proof`,
      }),
    ],
    [
      /^manufactured(?: home)?,? converted to real property$/i,
      () => ({
        kind: 'building',
        concept: null,
        statement: 'it is a manufactured home that has been converted to real property',
      }),
    ],
  ],
}
