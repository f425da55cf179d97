import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { be, isPlural, lower, type Rule, subjectOf, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { building, condition, finish, room } from '../wording/kinds.ts'
import { kindOfThing, OFTEN, THING, thingWithPart } from '../wording/things.ts'

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

/** A thing and its state after a comma: 'hot tub, not working'. */
export const THINGS_IN_STATE: SubjectRules = {
  lines: [
    // 'restored cypress shutters and front doors': both were restored.
    [
      /^(restored|refinished|repainted|refurbished) ((?:[a-z]+ ){0,2}(?:shutters|windows|doors|floors|mantels|moldings|columns|railings|cabinets|beams)) (?:and|&) ((?:(?:front|entry|pocket|interior|exterior|french|porch|stair) )(?:doors|shutters|floors|railings|columns))$/i,
      ([, done, one, other]) =>
        finish(`the ${lower(one)} and ${lower(other)} have been ${lower(done)}`),
    ],
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
      /^(?:the )?(basement|cellar|attic|garage|loft|upstairs) is (?:an? )?(?:only )?((?:[a-z]+ )?(?:cellar|crawl ?space|storage|slab|shell))(?: only)$/i,
      (match) => condition(`the ${lower(match[1])} is only ${withArticle(lower(match[2]))}`),
    ],
    [
      new RegExp(
        `^((?:[a-z\\d-]+ ){0,3}(?:garage|barn|shed|shop|workshop|basement|attic|cabin|outbuilding|studio|loft)),? (?:with |but |has )?no ${LACKED}$`,
        'i',
      ),
      (match) => {
        const subject = subjectOf(hyphenated(match[1] ?? ''))
        return condition(
          `${subject} ${isPlural(subject) ? 'have' : 'has'} no ${lower(match[2]).replace(/^ac$/, 'air conditioning')}`,
        )
      },
    ],
    [AS_IS, inState],
    [NOT_DONE, inState],
    [IN_STATE, inState],
    [
      new RegExp(
        `^${THING}(?:,? (never) used|,? (not) used in (years|(?:several|many|\\d+) years))$`,
        'i',
      ),
      (match) =>
        condition(
          `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${match[2] ? 'never been used' : `not been used in ${lower(match[4])}`}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:room|basement|attic|bath|lower level|garage|suite)), (half|partly|partially|mostly|nearly) (finished|done|complete)$/i,
      (match) => room(`${thingWithPart(match[1])} is ${lower(match[2])} ${lower(match[3])}`),
    ],
    [
      new RegExp(
        `^${THING} (?:is )?out(?: of (?:service|order))? until ([a-z]+(?: \\d{1,4})?)$`,
        'i',
      ),
      (match) =>
        condition(
          `${thingWithPart(match[1])} ${be(match[1] ?? '')} out of service until ${dateOf(match[2] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^${THING}, (?:currently )?(not in service|out of service|not working|not in use|not operational|inoperable|in working order|disconnected|capped off|not hooked up)$`,
        'i',
      ),
      (match) => condition(`${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}`),
    ],
    [
      new RegExp(
        `^${THING}, (?:(not|never) )used by (?:the )?(?:(current|present) )?(owner|seller)s?$`,
        'i',
      ),
      (match) =>
        condition(
          `${thingWithPart(match[1])} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${lower(match[2])} been used by the ${match[3] ? `${lower(match[3])} ` : ''}${lower(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^${THING}, (swept|serviced|pumped|cleaned|inspected|maintained|sprayed|treated|plowed|mowed) ${OFTEN}$`,
        'i',
      ),
      (match) =>
        // A year before the comma has its own clause.
        /\b(?:19|20)\d\d$/.test(match[1] ?? '')
          ? null
          : {
              kind: kindOfThing(match[1]),
              concept: null,
              statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])} ${lower(match[3])}`,
            },
    ],
    [
      /^((?:[a-z-]+ )*(?:barn|house|cabin|shed|trailer|mobile home|home|buildings?|structures?|improvements))(?: on site)?,? (?:has |have )?no value(?: given| assigned)?$/i,
      (match) => condition(`${thingWithPart(match[1])} ${be(match[1] ?? '')} given no value`),
    ],
    [
      new RegExp(`^${THING}, (?:in )?(good|fair|poor|rough|original) (shape|condition)$`, 'i'),
      (match) =>
        // 'Bones' are said of a house as praise, and are no part of it.
        /\bbones$/i.test(match[1] ?? '')
          ? null
          : condition(
              `${thingWithPart(match[1])} ${be(match[1] ?? '')} in ${lower(match[2])} ${lower(match[3])}`,
            ),
    ],
    [
      /^((?:[a-z-]+ )*(?:barn|shed|garage|building|outbuildings?)), (straight|solid|sound|straight and solid)$/i,
      (match) => building(`${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}`),
    ],
  ],
}
