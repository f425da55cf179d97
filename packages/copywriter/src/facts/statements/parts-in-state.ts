import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const STORMS = 'Sandy|Ian|Irma|Harvey|Ida|Helene|Milton|Katrina|Michael|Ike|Florence|Irene|Isabel'

const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

/** What differs from one part to another. */
export const PARTS_IN_STATE: SubjectRules = {
  lines: [
    [
      /^auto (service|repair|body)(?: shop| garage| building)?,? (?:with )?(\d{1,2}|two|three|four|five|six|eight|ten) bays$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${numeral(numberOf(match[2] ?? '') ?? 2)} auto ${lower(match[1])} bays`,
      }),
    ],
    [
      new RegExp(
        `^(${STORMS})(?::| -|,)? no (water|flooding|damage)$|^no (water|flooding|damage) (?:in|from|during) (?:hurricane )?(${STORMS})$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `there was no ${lower(match[2] ?? match[3])} from ${capitalised(match[1] ?? match[4] ?? '')}`,
      }),
    ],
    [
      new RegExp(
        `^(?:house |home )?(?:was )?(raised|lifted|elevated)( on pilings)? (?:post|after|since) (?:hurricane )?(${STORMS})$`,
        'i',
      ),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the house was ${lower(match[1])}${lower(match[2])} after ${capitalised(match[3] ?? '')}`,
      }),
    ],
    [
      /^perc(?: test)? (?:is )?not (?:yet )?(?:done|completed|performed)$/i,
      () => ({ kind: 'condition', concept: null, statement: 'a perc test has not been done' }),
    ],
    [
      /^((?:stone|rock|turf|gravel|paver|pebble|artificial turf|xeriscaped) (?:yard|lawn|backyard|front yard|landscaping)|exterior|siding|deck),? no (?:yard )?maint(?:enance)?$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `the ${lower(match[1])} needs no maintenance`,
      }),
    ],
  ],
}
