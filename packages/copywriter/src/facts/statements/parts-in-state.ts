import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { isThing } from './thing-name.ts'

const STORMS = 'Sandy|Ian|Irma|Harvey|Ida|Helene|Milton|Katrina|Michael|Ike|Florence|Irene|Isabel'

const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

/** What differs from one part to another. */
export const PARTS_IN_STATE: SubjectRules = {
  lines: [
    [
      /^([a-z ]+) (?:conveys?|stays?|are included|is included),? (?:but )?(?:the )?([a-z ]+) (?:do not|does not|don't|doesn't)(?: convey| stay)?$/i,
      (match) =>
        isThing(match[1] ?? '') && / |s$/.test(match[2] ?? '')
          ? {
              kind: 'terms',
              concept: 'personal property conveys',
              statement: `the ${lower(match[1])} ${be(match[1] ?? '')} included, but the ${lower(match[2])} ${be(match[2] ?? '')} not`,
            }
          : null,
    ],
    [
      /^all appliances (?:stay|convey|remain|included|are included),? incl(?:uding|\.)? (?:the )?([a-z ]+)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `all appliances stay, including the ${lower(match[1])}`,
      }),
    ],
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
      /^((?:[a-z-]+ ){0,3}[a-z-]+) (?:stays?|goes|go|conveys?) with (?:the )?(building|property|house|home|sale|barn|land)$/i,
      (match) =>
        isThing(match[1] ?? '')
          ? {
              kind: 'terms',
              concept: 'personal property conveys',
              statement: `the ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'stay' : 'stays'} with the ${lower(match[2])}`,
            }
          : null,
    ],
    [
      /^open[- ](?:concept|plan),? (?:on )?(?:the )?(1st|first|main|2nd|second|entire main) (floor|level)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${measured(lower(match[1]))} ${lower(match[2])} is open-concept`,
      }),
    ],
    [
      /^(bright |sunny |large |roomy )?eat[- ]in (area|space)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `there is ${match[1] ? 'a' : 'an'} ${lower(match[1])}eat-in ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:finished part of|part of) (?:the )?(lower level|basement|attic|third floor|upstairs)(?: (?:is )?finished)?$|^(?:the )?(lower level|basement|attic) finished in part$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `part of the ${lower(match[1] ?? match[2])} is finished`,
      }),
    ],
    [
      /^(second|third|upper|2nd|3rd|first|1st|top)[- ](floor|level) living$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the living area is on the ${measured(lower(match[1]))} ${lower(match[2])}`,
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
    [
      /^min(?:imum)? (\d|one|two)[- ](year|month)s?,? (?:and )?max(?:imum)? (\d{1,2}|two|three|four|five)(?: (?:year|month)s?)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum lease is ${numeral(numberOf(match[1] ?? '') ?? 1)} ${lower(match[2])}${(numberOf(match[1] ?? '') ?? 1) > 1 ? 's' : ''} and the maximum is ${numeral(numberOf(match[3] ?? '') ?? 1)}`,
      }),
    ],
    [
      /^business (?:is )?not (?:for sale|included),? (?:this is |it is )?(?:re|real estate|property|building) only$/i,
      () => ({
        kind: 'terms',
        concept: null,
        statement: 'the business is not for sale, only the real estate',
      }),
    ],
    [
      /^as[- ]is,? but (?:is )?(?:in )?(good|great|excellent|fair|very good|solid|livable|move-in) (condition|shape)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'sold as-is',
        statement: `it is sold as-is but is in ${lower(match[1])} ${lower(match[2])}`,
      }),
    ],
  ],
}
