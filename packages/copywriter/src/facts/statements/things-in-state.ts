import { hyphenated } from '../compounds.ts'
import { isHeadNoun, singular } from '../head-nouns.ts'
import { measured } from '../measures.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, numeral } from '../numerals.ts'
import { placed } from '../tails.ts'
import { be, isPlural, lower, type Rule, subjectOf, type Told, withArticle } from './rule.ts'

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

/** Whether a typed text is the name of a thing, which can be the subject of a clause. */
const isThing = (typed: string): boolean =>
  !/\b(?:no|not|and|with|is|are|sold|per)\b|[,+]/i.test(typed) &&
  isHeadNoun(singular(headOf(placed(typed).core).toLowerCase()))

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

/** What is there in one place and nowhere else, and who pays for one thing and nothing else. */
const ONLY: readonly Rule[] = [
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
]

const LACKED =
  '(opener|power|electricity|heat|water|plumbing|windows?|door|insulation|air conditioning|AC|bathroom|kitchen|foundation|furnace|appliances|parking|elevator|driveway|basement|attic access)'

/** What a thing has not, or what lies under or beside it. */
const LACKING: readonly Rule[] = [
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
]

const STORMS = 'Sandy|Ian|Irma|Harvey|Ida|Helene|Milton|Katrina|Michael|Ike|Florence|Irene|Isabel'
const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

const ROOF = '(slate|metal|shingle|tile|asphalt|copper|TPO|rubber|EPDM|membrane|flat)'
const ROOF_PLACE =
  '(main roof|main house|main|front|house|rear|back|ell|addition|porch|garage|flat section)'

const roofOf = (material: string | undefined): string =>
  /^(?:tpo|epdm)$/i.test(material ?? '') ? (material ?? '').toUpperCase() : lower(material)
const onRoof = (place: string | undefined): string => {
  const where = lower(place)
  if (/^(?:front|rear|back)$/.test(where))
    return `in ${where === 'front' ? 'front' : `the ${where}`}`
  return `on the ${where.replace(/^(?:main|house)$/, 'main house')}`
}

/** What differs from one part to another. */
const BY_PART: readonly Rule[] = [
  [
    new RegExp(
      `^${ROOF}(?: roof)?(?: on| in)?(?: the)? ${ROOF_PLACE}(?:,| and) ${ROOF}(?: roof)?(?: on| in)?(?: the)? ${ROOF_PLACE}$`,
      'i',
    ),
    (match) => ({
      kind: 'system',
      concept: null,
      statement: `the roof is ${roofOf(match[1])} ${onRoof(match[2]).replace('main roof', 'main section')} and ${roofOf(match[3])} ${onRoof(match[4])}`,
    }),
  ],
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
    /^(zero|no)[- ](?:step )?entry to (?:the )?([a-z ]+?)(?: (?:from|through) (?:the )?([a-z ]+))?$/i,
    (match) => ({
      kind: 'accessibility',
      concept: null,
      statement: `there is a ${/step/i.test(match[0]) ? 'no-step' : 'zero-step'} entry to the ${lower(match[2])}${match[3] ? ` from the ${lower(match[3])}` : ''}`,
    }),
  ],
  [
    /^elevator to (all|every) (?:(\d|three|four|five) )?(levels?|floors?|stor(?:y|ies))$/i,
    (match) => ({
      kind: 'amenity',
      concept: 'home elevator',
      statement: `an elevator serves ${lower(match[1])} ${match[2] ? `${numeral(numberOf(match[2]) ?? 2)} ` : ''}${lower(match[3])}`,
    }),
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
    /^(lead (?:conformance|compliance)(?: certificate)?) (?:is )?not available$/i,
    (match) => ({
      kind: 'condition',
      concept: null,
      statement: `${/certificate/i.test(match[1] ?? '') ? 'a ' : ''}${lower(match[1])} is not available`,
    }),
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
    /^([A-Z]{2,5}) electric(?:ity)? (?:is )?(separate|extra|not included)$/,
    (match) => ({
      kind: 'utilities',
      concept: null,
      statement: `${match[1]} electricity is ${lower(match[2])}`,
    }),
  ],
  [
    /^elevator[- ](capable|ready)$/i,
    (match) => ({
      kind: 'utilities',
      concept: 'elevator ready',
      statement: `it is elevator-${lower(match[1])}`,
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
    /^(?:the )?roof(?: has)?,? (\d|one|two|three) layers?$/i,
    (match) => ({
      kind: 'condition',
      concept: null,
      statement: `the roof has ${numeral(numberOf(match[1] ?? '') ?? 1)} layer${numberOf(match[1] ?? '') === 1 ? '' : 's'}`,
    }),
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
    /^((?:well|septic|septic system|roof|furnace|water heater|HVAC|boiler|panel)(?: already)?(?: on site| in place)?),? (?:is )?(?:of )?(?:age unknown|unknown age)$/i,
    (match) => {
      const thing = (match[1] ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, lower)
      return {
        kind: 'condition',
        concept: null,
        statement: `the ${thing} is of unknown age`,
      }
    },
  ],
  [
    /^as[- ]is,? but (?:is )?(?:in )?(good|great|excellent|fair|very good|solid|livable|move-in) (condition|shape)$/i,
    (match) => ({
      kind: 'condition',
      concept: 'sold as-is',
      statement: `it is sold as-is but is in ${lower(match[1])} ${lower(match[2])}`,
    }),
  ],
]

const PROGRAM = '((?:FHA|VA|USDA|Fannie Mae|conventional)(?:(?:\\/| and | or )(?:FHA|VA|USDA))?)'

/** What a building or a parcel is approved for, or not. */
const APPROVED: readonly Rule[] = [
  [
    new RegExp(
      `^(?:the )?(complex|building|project|condo|association|development|community) (?:is )?(not )?(?:yet )?${PROGRAM}[- ](approved|eligible)$`,
      'i',
    ),
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `the ${lower(match[1])} is ${match[2] ? 'not ' : ''}${(match[3] ?? '').replace('/', ' and ')} ${lower(match[4])}`,
    }),
  ],
  [
    new RegExp(`^not (?:yet )?${PROGRAM}[- ](approved|eligible)$`, 'i'),
    (match, setting) => ({
      kind: 'terms',
      concept: null,
      statement: `${setting === 'flat' ? 'the building' : 'it'} is not ${(match[1] ?? '').replace(/\/| and /, ' or ')} ${lower(match[2])}`,
    }),
  ],
  [
    /^(?:land |it |property )?(?:is )?not (?:enrolled )?in (?:the )?(current use|ag valuation|agricultural valuation|land use|tree growth|(?:a )?flood zone|(?:a )?flood plain|(?:an )?HOA|city limits)(?: program)?$/i,
    (match) => {
      const where = lower(match[1]).replace(/^an? /, '').replace('hoa', 'HOA')
      const article = /^(?:flood)/.test(where)
        ? 'a '
        : where === 'HOA'
          ? 'an '
          : /limits/.test(where)
            ? 'the '
            : ''
      return { kind: 'restriction', concept: null, statement: `it is not in ${article}${where}` }
    },
  ],
]

/** Things and the state they are in, where the state is typed behind them and would be lost or told of something else. */
export const THINGS_IN_STATE: readonly Rule[] = [
  ...ONLY,
  ...LACKING,
  ...BY_PART,
  ...APPROVED,
  [AS_IS, inState],
  [NOT_DONE, inState],
  [IN_STATE, inState],
]
