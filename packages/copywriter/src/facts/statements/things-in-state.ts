import { hyphenated } from '../compounds.ts'
import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, lower, type Rule, subjectOf, type Told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { isThing } from './thing-name.ts'

/** States of a thing that are typed behind its name, and the clause they are told in. */
const STATES: readonly [state: string, told: (subject: string, state: string) => string][] = [
  [
    'non[- ]?working|not working|non[- ]?functional|inoperable',
    (subject) => `${subject} ${be(subject)} not working`,
  ],
  [
    '(?:not|never) (?:been )?(?:inspected|tested|certified|permitted|used)',
    (subject, state) =>
      `${subject} ${isPlural(subject) ? 'have' : 'has'} ${state.replace(/^(not|never) (?:been )?/, '$1 been ')}`,
  ],
  [
    '(?:cleaned|serviced|inspected|pumped|swept|maintained|treated) (?:annually|yearly|regularly|every year|twice a year|monthly|quarterly)',
    (subject, state) => `${subject} ${be(subject)} ${state}`,
  ],
  [
    '(?:pressure|flow|leak|scope|camera|dye)[- ](?:tested|inspected|scoped)',
    (subject, state) =>
      `${subject} ${isPlural(subject) ? 'have' : 'has'} been ${state.replace(' ', '-')}`,
  ],
  [
    '(?:un|partially |partly |mostly |fully )finished|unheated|uninsulated|electric|wood-fired|decorative|capped|sealed|decommissioned|disconnected|operational|negotiable|undeveloped',
    (subject, state) => `${subject} ${be(subject)} ${state}`,
  ],
  ['as[- ]is', (subject) => `${subject} ${be(subject)} sold as is`],
]

const IN_STATE = new RegExp(
  `^([a-z\\d][a-z\\d' -]+?), (${STATES.map(([state]) => state).join('|')})$`,
  'i',
)

/** The same without a comma, where the state begins with 'not'. */
const NOT_DONE =
  /^((?:[a-z\d-]+ )*(?:furnace|boiler|stove|fireplace|chimney|septic|well|roof|lift|elevator|dock|seawall|AC|HVAC|generator|pool|plumbing|wiring|sprinklers|addition|deck)) ((?:not|never) (?:been )?(?:tested|inspected|certified|permitted))$/i

/** Things that are sold as they are, though the rest is not. */
const AS_IS =
  /^((?:[a-z\d-]+ )*(?:garage|barn|shed|shop|deck|pool|dock|fence|boiler|furnace|stove|fireplace)s?),? (as[- ]is)$/i

const kindOfState = (state: string): Told['kind'] => (/^as/.test(state) ? 'terms' : 'condition')

const inState: Rule[1] = (match) => {
  const [, typed = '', written = ''] = match
  const state = lower(written)
  if (!isThing(typed)) return null
  const subject = subjectOf(hyphenated(typed.replace(/^one /i, 'one-')))
  const found = STATES.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(state))
  return found
    ? { kind: kindOfState(state), concept: null, statement: found[1](subject, state) }
    : null
}

const PLACE =
  '(front yard|back ?yard|rear yard|side yard|upstairs|downstairs|first floor|second floor|main level|main floor|upper level|lower level|kitchen|baths|bedrooms|1st floor|2nd floor)'

const placeOf = (typed: string | undefined): string => {
  const place = measured(lower(typed)).replace('back yard', 'backyard')
  if (/stairs$/.test(place)) return place
  return `${/floor|level/.test(place) ? 'on' : 'in'} the ${place}`
}

const LACKED =
  '(opener|power|electricity|heat|water|plumbing|windows?|door|insulation|air conditioning|AC|bathroom|kitchen|foundation|furnace|appliances|parking|elevator|driveway|basement|attic access)'

/** Things and the state they are in, where the state is typed behind them and would be lost or told of something else. */
export const THINGS_IN_STATE: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^((?:[a-z-]+ ){0,2}(?:irrigation|sprinklers?|air conditioning|heat|hardwoods?|carpet|fence|fencing|central air|gutters|laundry|gas|tile)),? (?:in |on |to )?(?:the )?${PLACE} only$`,
        'i',
      ),
      (match) => {
        const thing = lower(match[1])
        return {
          kind: /hardwood|carpet|tile/.test(thing) ? 'finish' : 'system',
          concept: null,
          statement: `${thing} ${be(thing)} ${placeOf(match[2])} only`,
        }
      },
    ],
    [
      /^(owners?|landlord|tenants?|sellers?|buyers?) (pays?) (?:for )?((?!only)[a-z][a-z, ]+) only$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${lower(match[1])} ${/s$/i.test(match[1] ?? '') ? 'pay' : 'pays'} only ${lower(match[3]).replace(/\belectric$/, 'electricity')}`,
      }),
    ],
    [
      /^(?:the )?(basement|cellar|attic|garage|loft|upstairs) is (?:an? )?(?:only )?((?:[a-z]+ )?(?:cellar|crawl ?space|storage|slab|shell))(?: only)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `the ${lower(match[1])} is only ${withArticle(lower(match[2]))}`,
      }),
    ],
    [
      new RegExp(
        `^((?:[a-z\\d-]+ ){0,3}(?:garage|barn|shed|shop|workshop|basement|attic|cabin|outbuilding|studio|loft)),? (?:with |but |has )?no ${LACKED}$`,
        'i',
      ),
      (match) => {
        const subject = subjectOf(hyphenated(match[1] ?? ''))
        return {
          kind: 'condition',
          concept: null,
          statement: `${subject} ${isPlural(subject) ? 'have' : 'has'} no ${lower(match[2]).replace(/^ac$/, 'air conditioning')}`,
        }
      },
    ],
    [
      /^(flood zone [A-Z]{1,2}),? (?:and |so )?(no flood insurance|flood insurance(?: is)? not)(?: is)? (required|needed)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, and no flood insurance is ${lower(match[3])}`,
      }),
    ],
    [
      /^(flood zone [A-Z]{1,2}),? (?:with )?(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|applied for|on file|available)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, with a ${match[2]?.toUpperCase()} ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|on file|available)$/,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `a ${match[1]} is ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:freestanding|detached|stand-?alone)(?: home| unit| townhouse| townhome)?,? (?:with |and )?no (shared|common|adjoining) walls$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${/^free/i.test(match[0]) ? 'freestanding' : /^det/i.test(match[0]) ? 'detached' : 'freestanding'}, with no ${lower(match[1])} walls`,
      }),
    ],
    [
      /^((?:gas|electric|oil|propane|steam|heat pump|baseboard) heat|heat|gas|electric(?:ity)?|water|utilities),? tenants? pays?$/i,
      (match) => ({
        kind: 'income',
        concept: 'tenant pays utilities',
        statement: `the tenant pays for ${lower(match[1]).replace(/^electric$/, 'electricity')}`,
      }),
    ],
    [
      /^((?:[A-Z]{2,5} )?)(electric(?:ity)?|gas|utilities)(?: is| are)? separate,? (?:but )?(one|shared) water(?: meter)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${match[1] ?? ''}${lower(match[2]).replace(/^electric$/, 'electricity')} ${/ies$/i.test(match[2] ?? '') ? 'are' : 'is'} separate, with ${lower(match[3]) === 'one' ? 'one' : 'a shared'} water meter`,
      }),
    ],
    [
      /^(\d|two|three|four|five|six) (electric|gas)(?: meters)?(?: \+|,? and|,? plus) (?:an? |one |1 )?(house|common|owner'?s) meter$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? '') ?? 2)} ${lower(match[2])} meters and ${/^o/i.test(match[3] ?? '') ? "an owner's" : `a ${lower(match[3])}`} meter`,
      }),
    ],
    [AS_IS, inState],
    [NOT_DONE, inState],
    [IN_STATE, inState],
  ],
}
