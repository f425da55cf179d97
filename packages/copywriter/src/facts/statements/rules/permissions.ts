import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../../copybook/concept.ts'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { nounPhrase } from '../../nouns/noun-phrase.ts'
import { placed } from '../../nouns/tails.ts'
import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { condition, restriction } from '../wording/kinds.ts'
import { BODY, bodyOf } from '../wording/parties.ts'

const DOCUMENTS =
  '((?:HOA |condo )?documents|(?:HOA |condo )?rules|bylaws|by-laws|covenants|CC&Rs|HOA|association|board|deed(?: restrictions)?)'

const perDocuments = (typed: string | undefined): string => {
  const name = lower(typed).replace('cc&rs', 'CC&Rs').replace('hoa', 'HOA')
  return /^(?:HOA|association|board|deed.*)$/.test(name)
    ? `, according to the ${name}`
    : `, according to the ${name.replace(/^documents$/, 'condo documents')}`
}

/** What a rule against rentals speaks of. */
const rentalOf = (typed: string): string => {
  if (/^(?:STR|short|air)/i.test(typed)) return 'short-term rentals'
  return /^nightly/i.test(typed) ? 'nightly rentals' : 'rentals'
}

const GRILL = '((?:gas |charcoal |electric |propane )?(?:grills?|grilling|barbecues?))'

const RULE_MAKERS: Readonly<Record<string, string>> = {
  covenants: 'the covenants',
  covenant: 'the covenants',
  'cc&rs': 'the CC&Rs',
  hoa: 'the HOA',
  association: 'the association',
  city: 'the city',
  county: 'the county',
  town: 'the town',
  township: 'the township',
  deed: 'the deed',
  bylaws: 'the bylaws',
  landlord: 'the landlord',
  owner: 'the owner',
  seller: 'the seller',
}

const ruleMaker = (typed: string): string => RULE_MAKERS[lower(typed)] ?? typed

/** What a note says by its last word. */
const KIND_OF_STATE: Readonly<Record<string, FeatureKind>> = {
  available: 'availability',
  welcome: 'terms',
  allowed: 'restriction',
  required: 'restriction',
  prohibited: 'restriction',
  permitted: 'restriction',
}

/** What every building has: 'roof ok' is its state, and no permission. */
const PART_OF_BUILDING =
  /\b(?:roof|slab|foundation|floors?|flooring|furnace|boiler|HVAC|A\/?C|heat|heating|plumbing|electric(?:al)?|wiring|siding|windows?|walls?|ceilings?|gutters|water heater|kitchen|bath(?:room)?s?|basement|chimney|carpet|paint|appliances|structure|attic|insulation|sewer|joists|beams|framing)$/i

/** What is allowed or required, for things of all kinds. */
export const PERMISSIONS: SubjectRules = {
  lines: [
    [
      /^subdivision (?:is )?(?:ok(?:ay)?|(allowed|permitted|possible))$/i,
      ([, state]) => restriction(`subdivision is ${lower(state) || 'allowed'}`),
    ],
    [
      /^short[- ]term (?:is )?(?:ok(?:ay)?|(allowed|permitted|possible|considered|available))$/i,
      ([, state], setting) =>
        setting === 'flat'
          ? restriction(`short-term leases are ${lower(state) || 'allowed'}`)
          : null,
    ],
    [
      /^((?:laying )?(?:chickens|hens|goats|horses|ducks|sheep|alpacas|beehives|hives|boats|vehicles|guests|occupants)),? (?:(\d{1,2}|one|two|three|four|five|six) max(?:imum)?|max(?:imum)? (?:of )?(\d{1,2}))$/i,
      (match) => restriction(`up to ${count(match[2] ?? match[3])} ${lower(match[1])} are allowed`),
    ],
    [
      /^no (jet ski lifts|boat lifts|fences|sheds|docks|boathouses|boat houses|carports|outbuildings|solar panels|window units|grills|satellite dishes|clotheslines|above[- ]ground pools)(?: allowed| permitted)?$/i,
      (match, setting) =>
        setting === 'flat' || setting === 'land' || /allowed|permitted/i.test(match[0])
          ? restriction(`${lower(match[1])} are not allowed`)
          : null,
    ],
    [
      new RegExp(
        `^((?:short|long)[- ]term rentals|rentals|pets|dogs|grills|motorcycles|smoking|trucks|commercial vehicles) (?:are |is )?not (permitted|allowed) by (?:the )?${BODY}$`,
        'i',
      ),
      (match) =>
        restriction(
          `${lower(match[1]).replace(/(short|long) term/, '$1-term')} ${/smoking/i.test(match[1] ?? '') ? 'is' : 'are'} not ${lower(match[2])} by the ${bodyOf(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^no (motorcycles|trucks|pickups|grills|pets|dogs|rentals|short-term rentals|commercial vehicles|RVs|boats|fences|sheds|livestock|chickens|mobile homes|manufactured homes|trailers|outbuildings),? (?:per|according to|under) (?:the )?${DOCUMENTS}$`,
        'i',
      ),
      (match) =>
        restriction(
          `${/^rvs$/i.test(match[1] ?? '') ? 'RVs' : lower(match[1])} are not allowed${perDocuments(match[2])}`,
        ),
    ],
    [
      /^(?:STRs?|short[- ]term rentals?|airbnbs?|nightly rentals?|rentals?|leasing) (?:are |is )?not (?:permitted|allowed) (?:per|by|under) (?:the )?(CC&Rs|HOA|bylaws|by-laws|city|county|covenants|association|zoning)$/i,
      (match) =>
        restriction(
          `the ${/CC&Rs|HOA/i.test(match[1] ?? '') ? (match[1] ?? '').replace(/^cc&rs$/i, 'CC&Rs').replace(/^hoa$/i, 'HOA') : lower(match[1])} ${/s$/i.test(match[1] ?? '') ? 'do' : 'does'} not allow ${rentalOf(match[0])}`,
        ),
    ],
    [
      new RegExp(
        `^${GRILL} (?:are |is )?(not )?(?:allowed|permitted|ok|okay) on (?:the |your )?(balcony|balconies|deck|patio|lanai|terrace)$`,
        'i',
      ),
      (match) => {
        const grill = lower(match[1])
        return restriction(
          `${/s$|ing$/.test(grill) ? grill : `${articleFor(grill)} ${grill}`} ${/s$/.test(grill) ? 'are' : 'is'} ${match[2] ? 'not ' : ''}allowed on ${lower(match[3]) === 'balconies' ? 'balconies' : `the ${lower(match[3])}`}`,
        )
      },
    ],
  ],
  commaLines: [
    [
      /^((?:[a-z-]+ )?(?:horses|chickens|livestock|animals|pets|dogs|cats|goats|bees|RVs|boats|fences|sheds|outbuildings|guest houses|ADUs|mobile homes|manufactured homes|modulars|RV parking|parking|hunting|camping|shooting|subdividing)) (?:are |is )?(not allowed|not permitted|allowed|permitted|ok|okay|prohibited) (?:per|by|under) (?:the )?(covenants?|CC&Rs|HOA|association|city|county|town|township|deed|bylaws|zoning|landlord|owner|seller)(?: (?:rules|restrictions|code|ordinance))?$/i,
      (match) => {
        const subject = lower(match[1]).replace(/\brv/g, 'RV').replace(/\badu/g, 'ADU')
        return {
          kind: /pets|dogs|cats/.test(subject) ? 'pets' : 'restriction',
          concept: null,
          statement: `${subject} ${be(subject)} ${lower(match[2]).replace(/^ok(?:ay)?$/, 'allowed')} per ${ruleMaker(match[3] ?? '')}`,
        }
      },
    ],
  ],
  figures: [
    [
      /^(.+?) not applicable(?:,? per (?:the )?(city|county|town|state|HOA|lender))?$/i,
      (match) =>
        condition(
          `${subjectOf((match[1] ?? '').replace(/\bsoft[- ]story(?! [a-z])/i, 'soft-story requirement').replace(/\bsoft story\b/i, 'soft-story'))} does not apply${match[2] ? `, according to the ${match[2]}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^(summer work rules|house rules|quiet hours|move-in rules|dress code)(?: apply)?$/i,
      (match) =>
        restriction(
          `${(match[1] ?? '').toLowerCase()} ${be(match[1] ?? '') === 'are' ? 'apply' : 'applies'}`,
        ),
    ],
  ],
  lastStatements: [
    [
      /^no (.+?) (?:is |are )?(required|needed|allowed|on|connected)$/i,
      (match, setting) => ({
        kind: conceptOfWhole(match[0], setting)?.kind ?? 'restriction',
        concept: conceptOfWhole(match[0], setting)?.name ?? null,
        statement: `no ${match[1]} ${be(match[1] ?? '')} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(.+?) (?:is |are )?not (?:available|allowed|permitted|transferable)$/i,
      (match) => ({
        kind: /sale|lease|financing|leaseback/i.test(match[1] ?? '') ? 'terms' : 'restriction',
        statement: `${isPlural(match[1] ?? '') ? hyphenated(match[1] ?? '') : withArticle((match[1] ?? '').replace(/^sale leaseback/i, 'sale-leaseback'))} ${be(match[1] ?? '')} ${/not \w+$/i.exec(match[0])?.[0]?.toLowerCase() ?? 'not available'}`,
      }),
    ],
    [
      /^((?!no\b|not\b|none\b).{2,60}?)(?<! not) (?:is |are )?(available|possible|optional|approved|required|allowed|permitted|ok|okay|welcome|prohibited|pending|underway|planned|scheduled|ordered)$/i,
      (match, setting) => {
        const phrase = match[1] ?? ''
        if (/^ok/i.test(match[2] ?? '') && PART_OF_BUILDING.test(phrase)) return null
        const state = (match[2] ?? '').toLowerCase().replace(/^(?:ok|okay)$/, 'allowed')
        const whole = /assessment/i.test(phrase)
          ? conceptOfWhole('special assessment', setting)
          : conceptOfWhole(match[0], setting)
        const { core, tail } = placed(phrase)
        const subject = isPlural(phrase)
          ? `${nounPhrase(core).phrase.text}${tail ? ` ${tail}` : ''}`
          : /^(?:one|1) /i.test(phrase)
            ? phrase.replace(/^\S+/, 'one')
            : withArticle(phrase)
        const kind = whole?.kind ?? KIND_OF_STATE[state] ?? 'condition'
        return {
          kind,
          concept: whole?.name ?? null,
          statement: `${subject} ${be(phrase)} ${state}`,
        }
      },
    ],
  ],
}
