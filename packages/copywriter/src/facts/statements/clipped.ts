import { numberOf, numeral } from '../numerals.ts'
import { be, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { countOrTyped } from './wording/counts.ts'

/** Notes without their verb: 'gravel drive steep', 'hauled water', '88 seats + 24 courtyard'. */
export const CLIPPED: SubjectRules = {
  statements: [
    [
      /^(\d\d\+) (?:community )?((?:[A-Z][\w']+)(?: [A-Z][\w']+)*)$/,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in ${match[2]}, a ${match[1]} community`,
      }),
    ],
    [
      /^(paved|blacktop|gravel)(?: road)? to (?:the )?(door|gate|property|house)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the road is ${(match[1] ?? '').toLowerCase()} to the ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^steep (slope|lot|driveway|drive|terrain|grade|stairs)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${subjectOf((match[1] ?? '').toLowerCase())} ${be(match[1] ?? '')} steep`,
      }),
    ],
    [
      /^(.*\b(?:road|drive|driveway|lane|street)) (?:is )?(plowed|maintained|graded)((?: (?:year-round|year round|in winter|by (?:the )?\w+))?)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} is ${(match[2] ?? '').toLowerCase()}${match[3] ?? ''}`,
      }),
    ],
    [
      /^(gravel|paved|blacktop|hard[- ]surface|dirt|public)(?: roads?| frontage| road frontage)? (?:on )?(\d|two|three|four|all|both) sides$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} roads run on ${countOrTyped(match[2] ?? '').toLowerCase()} sides`,
      }),
    ],
    [
      /^(fenced|landscaped|fenced and landscaped|landscaped and fenced|irrigated|xeriscaped|paved) (front|back|yard|front yard|back ?yard|rear)$/i,
      (match) =>
        /^fenced (?:back ?)?yard$/i.test(match[0])
          ? null
          : {
              kind: 'outdoor place',
              concept: / and |\+/.test(match[1] ?? '') ? null : undefined,
              statement: `the ${(match[2] ?? '').toLowerCase()} is ${(match[1] ?? '').toLowerCase()}`,
            },
    ],
    [
      /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:foot|feet) (?:of water )?(?:at )?(?:MLW|mean low water|low tide|low water)(?: at (?:the )?(.+))?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 0
        return {
          kind: 'land',
          concept: null,
          statement: `the water is ${numeral(value)} ${value === 1 ? 'foot' : 'feet'} deep${match[2] ? ` at the ${match[2]}` : ''} at ${/tide/i.test(match[0]) ? 'low tide' : 'mean low water'}`,
          name: '',
        }
      },
    ],
    [
      /^(\d+) seats? (?:and|plus|with) (?:another )?(\d+)(?: more)? (?:(?:in|on|at) (?:the )?)?(courtyard|patio|bar|terrace|deck|sidewalk|outside|outdoors|mezzanine)(?: seats?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${match[1]} seats, plus ${match[2]} ${/out/i.test(match[3] ?? '') ? 'outside' : `${/patio|terrace|deck|sidewalk/i.test(match[3] ?? '') ? 'on' : /bar/i.test(match[3] ?? '') ? 'at' : 'in'} the ${(match[3] ?? '').toLowerCase()}`}`,
      }),
    ],
    [
      /^(\d+) seats?(?: (inside|indoors|outside|at the bar|total))?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `there are ${match[1]} seats${match[2] ? ` ${match[2].toLowerCase().replace('total', 'in total')}` : ''}`,
            }
          : null,
    ],
    [
      /^FSA(?: (?:farm|number|#|no\.?))?:? #?([\d,]+)$/,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the FSA ${/farm/i.test(match[0]) ? 'farm ' : ''}number is ${(match[1] ?? '').replace(',', '')}`,
      }),
    ],
    [
      /^no (well|septic|sewer|water|power|electricity|utilities|gas|city water|buildings|structures|improvements|road frontage|timber)$/i,
      (match, setting) =>
        setting === 'land'
          ? {
              kind: /build|struct|improve|frontage|timber/i.test(match[1] ?? '')
                ? 'land'
                : 'utilities',
              concept: null,
              statement: `there ${be(match[1] ?? '')} no ${(match[1] ?? '').toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(?:the )?(?:minerals?|mineral rights|water rights|timber rights|oil and gas rights|crops|hunting rights)( and [a-z ]+)? (?:do|does) not (convey|transfer|go)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${match[0].replace(/^the /i, '').toLowerCase()}`,
      }),
    ],
    [
      /^55 ?\+(?: community)? \((.+)\)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in a 55+ community${/^qualif/i.test(match[1] ?? '') ? ' that ' : ', '}${(match[1] ?? '').replace(/, (one|at least one|\d+)/i, ', with $1')}`,
      }),
    ],
  ],
}
