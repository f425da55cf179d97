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
      /^(LP gas|propane|oil|gas|natural gas|electric)(?: \+|,? and|\/) wood(?: heat)?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `heat is by ${/^LP/.test(match[1] ?? '') ? 'LP gas' : lower(match[1]).replace(/^electric$/, 'electricity')} and wood`,
      }),
    ],
    [
      /^(\d[\d,]*)[- ]amp(?: service)?,? single[- ]phase(?: power| service)?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there is ${match[1]}-amp single-phase power`,
      }),
    ],
    [
      /^auto (service|repair|body)(?: shop| garage| building)?,? (?:with )?(\d{1,2}|two|three|four|five|six|eight|ten) bays$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${numeral(numberOf(match[2] ?? '') ?? 2)} auto ${lower(match[1])} bays`,
      }),
    ],
    [
      /^(cable|fiber|DSL|Comcast|Spectrum) ?(?:\/|and|,|\+) ?((?:Verizon )?Fios|Google Fiber|AT&T Fiber|fiber|Starlink|Xfinity)(?: available)?$/i,
      (match) => ({
        kind: 'technology',
        concept: null,
        statement: `${/^(?:cable|fiber)$/i.test(match[1] ?? '') ? lower(match[1]) : match[1]} and ${match[2]} are available`,
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
      /^updated plumbing,? \(?(?:to |with |in )?(PEX|copper)\)?$/i,
      (match) => ({
        kind: 'update',
        concept: 'updated plumbing',
        statement: `the plumbing has been updated with ${/pex/i.test(match[1] ?? '') ? 'PEX' : 'copper'}`,
      }),
    ],
    [
      /^((?:stone|rock|turf|gravel|paver|pebble|artificial turf|xeriscaped) (?:yard|lawn|backyard|front yard|landscaping)|exterior|siding|deck),? no (?:yard )?maint(?:enance)?$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `the ${lower(match[1])} needs no maintenance`,
      }),
    ],
    [
      /^((?:\p{Lu}\p{L}+ )?(?:water heater|hot water heater|softener|water softener|propane tank|alarm system|security system|furnace)) (?:is )?(rented|leased)$/iu,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${(match[1] ?? '').replace(/^(?:Water|Hot|Softener|Propane|Alarm|Security|Furnace)\b/, lower)} is ${lower(match[2])}`,
      }),
    ],
    [
      /^(\d|one|two|three) garage(?: space| spot)?s?(?: \+|,| and|,? plus) (\d|one|two) surface (permit|space|spot)s?$/i,
      (match) => {
        const [garage, surface] = [numberOf(match[1] ?? '') ?? 1, numberOf(match[2] ?? '') ?? 1]
        return {
          kind: 'parking',
          concept: null,
          statement: `parking is ${numeral(garage)} garage space${garage > 1 ? 's' : ''} and ${numeral(surface)} surface ${lower(match[3])}${surface > 1 ? 's' : ''}`,
        }
      },
    ],
  ],
}
