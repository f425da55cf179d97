import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, lower, type Rule, subjectOf } from './rule.ts'

const RULE_MAKERS: Readonly<Record<string, string>> = {
  covenants: 'the covenants',
  covenant: 'the covenants',
  'CC&Rs': 'the CC&Rs',
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

const MULTIPLE = String.raw`(\d{1,2}(?:\.\d)?|two|three) ?(?:x|times)(?: the)?(?: monthly)? ?(?:rent)?`
const CREDIT = String.raw`(?:(good|excellent|strong|solid|decent) credit|(?:min(?:imum)? )?credit(?: score)?(?: of)? (\d{3})\+?|(\d{3})\+?(?: min(?:imum)?)? credit(?: score)?)`

const timesTheRent = (typed: string | undefined): string => {
  const value = numberOf(typed ?? '')
  return `${value === null ? typed : numeral(value)} times the rent`
}

/** Who decides, what an applicant must bring, what the owner takes along, and when the sale must close. */
export const REQUIREMENTS: readonly Rule[] = [
  [
    /^((?:[a-z-]+ )?(?:horses|chickens|livestock|animals|pets|dogs|cats|goats|bees|RVs|boats|fences|sheds|outbuildings|guest houses|ADUs|short-term rentals|rentals|mobile homes|manufactured homes|modulars|RV parking|parking|hunting|camping|shooting|subdividing)) (?:are |is )?(not allowed|not permitted|allowed|permitted|ok|okay|prohibited) (?:per|by|under) (?:the )?(covenants?|CC&Rs|HOA|association|city|county|town|township|deed|bylaws|zoning|landlord|owner|seller)(?: (?:rules|restrictions|code|ordinance))?$/i,
    (match) => {
      const subject = lower(match[1]).replace(/\brv/g, 'RV').replace(/\badu/g, 'ADU')
      return {
        kind: /pets|dogs|cats/.test(subject) ? 'pets' : 'restriction',
        concept: null,
        statement: `${subject} ${be(subject)} ${lower(match[2]).replace(/^ok(?:ay)?$/, 'allowed')} per ${ruleMaker(match[3] ?? '')}`,
      }
    },
  ],
  [
    new RegExp(
      `^${CREDIT}(?:,| and| \\+| with) (?:gross )?income(?: of)? ${MULTIPLE}(?: (?:is |are )?required)?$`,
      'i',
    ),
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `${match[1] ? `${lower(match[1])} credit` : `a credit score of ${match[2] ?? match[3]}`} and income of ${timesTheRent(match[4])} are required`,
    }),
  ],
  [
    new RegExp(`^${CREDIT}(?:,| and| \\+) ${MULTIPLE} income(?: (?:is |are )?required)?$`, 'i'),
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `${match[1] ? `${lower(match[1])} credit` : `a credit score of ${match[2] ?? match[3]}`} and income of ${timesTheRent(match[4])} are required`,
    }),
  ],
  [
    new RegExp(
      `^(?:gross )?income (?:of |must be |at least )*${MULTIPLE}(?: (?:is |are )?(?:required|minimum))?$|^${MULTIPLE} income(?: (?:is )?required)?$`,
      'i',
    ),
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `income of ${timesTheRent(match[1] ?? match[2])} is required`,
    }),
  ],
  [
    new RegExp(`^(?:must have )?${CREDIT}(?: (?:is )?(?:required|needed|minimum|a must))?$`, 'i'),
    (match) => {
      // '650 credit' alone may be a sum.
      if (!/score|min|must|required|needed|\+|good|excellent|strong/i.test(match[0])) return null
      return {
        kind: 'terms',
        concept: null,
        statement: match[1]
          ? `${lower(match[1])} credit is required`
          : `the minimum credit score is ${match[2] ?? match[3]}`,
      }
    },
  ],
  [
    /^must (?:have|provide|show) ((?:good |landlord |rental |prior )*(?:references|proof of income|rental history|credit report|pay stubs))$/i,
    (match) => {
      const papers = lower(match[1])
      return { kind: 'terms', concept: null, statement: `${papers} ${be(papers)} required` }
    },
  ],
  [
    /^(?:the )?(special )?assessments? for (?:the |an? )?([a-z][a-z ]+?) (?:is |are |has been )?paid(?: in full| off)?$/i,
    (match) => ({
      kind: 'fee',
      concept: null,
      statement: `the ${lower(match[1])}assessment for the ${lower(match[2])} has been paid${/in full/i.test(match[0]) ? ' in full' : ''}`,
    }),
  ],
  [
    /^(?:please )?(?:note:? )?(?:the )?(?:sellers? |owners? )?(?:will )?(?:excludes?|excluding|exclusions?:?) (?:the |an? )?([a-z][a-z' -]+)$/i,
    (match) => excluded(match[1] ?? ''),
  ],
  [
    /^please (?:note:? )?(?:that )?(?:the )?([a-z][a-z' -]+?) (?:is |are )?(?:excluded|not included|does not convey|do not convey|reserved)$/i,
    (match) => excluded(match[1] ?? ''),
  ],
  [
    /^((?:[a-z]+ ){0,3}(?:chandelier|sconces?|mirrors?|curtains|drapes|refrigerator|freezer|washer|dryer|shelves|light fixture|pendant|bench|fountain|statue|swing)) (?:is |are )?reserved$/i,
    (match) => excluded(match[1] ?? ''),
  ],
  [
    /^(?:the )?(sellers?|owners?) (needs?|wants?|prefers?|requests?|requires?) (?:an? )?(quick|fast|\d+[- ]day|long|delayed|flexible) clos(?:e|ing)$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `the ${lower(match[1])} ${agreed(match[1], match[2])} ${aClosing(match[3])}`,
    }),
  ],
  [
    /^((?:owner|seller) (?:terms|carry|contract)|trades?|lease (?:purchase|to own)|contract for deed|land contract|exchanges?|contingent offers|contingencies)(?: (?:is|are))? considered(?: with (\d+)% down)?$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `${/^(?:lease|contract|land)/i.test(match[1] ?? '') ? 'a ' : ''}${lower(match[1])} will be considered${match[2] ? ` with ${match[2]} percent down` : ''}`,
    }),
  ],
  [
    /^(?:(existing|current|all|future) )?(bookings|reservations|rentals|leases|rental contracts|bookings and leases) (?:are )?to be honored(?: (through|thru|until) (.+))?$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `${match[1] ? `${lower(match[1])} ` : ''}${lower(match[2])} must be honored${match[4] ? ` through ${match[4]}` : ''}`,
    }),
  ],
  [
    /^(special )?assessments? (?:to be |will be |is |are )?paid(?: off| in full)? by (?:the )?seller at clos(?:ing|e)$/i,
    (match) => ({
      kind: 'fee',
      concept: null,
      statement: `the seller will pay the ${lower(match[1])}assessment at closing`,
    }),
  ],
  [
    /^needs? (?:an? )?(quick|fast|\d+[- ]day) clos(?:e|ing)$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `the seller needs ${aClosing(match[1])}`,
    }),
  ],
  [
    /^(quick|fast|\d+[- ]day) clos(?:e|ing) (?:is )?(preferred|needed|required|requested|wanted)$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: `${aClosing(match[1])} is ${lower(match[2])}`,
    }),
  ],
  [
    /^(?:(sellers?|owners?) (?:is |are )?relocating|(?:corporate |job |seller )?relocation|job transfer|(?:sellers? )?transferred),? (?:and )?(?:sellers? )?(needs?|wants?|prefers?) (?:an? )?(quick|fast|\d+[- ]day) clos(?:e|ing)$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: relocating(match[1], match[2], match[3]),
    }),
  ],
  [
    /^(?:(sellers?|owners?) (?:is |are )?relocating|(?:corporate |job |seller )?relocation|job transfer|(?:sellers? )?transferred),? (?:and )?(quick|fast|\d+[- ]day) clos(?:e|ing) (?:is )?(preferred|needed|wanted)$/i,
    (match) => ({
      kind: 'terms',
      concept: null,
      statement: relocating(match[1], lower(match[3]).replace(/(?:r?ed)$/, ''), match[2]),
    }),
  ],
]

const excluded = (typed: string) => {
  const thing = lower(typed)
  return {
    kind: 'terms' as const,
    concept: null,
    statement: `${subjectOf(thing)} ${be(thing)} excluded`,
  }
}

const agreed = (who: string | undefined, verb: string | undefined): string =>
  /s$/i.test(who ?? '') ? lower(verb).replace(/s$/, '') : `${lower(verb).replace(/s$/, '')}s`

const aClosing = (speed: string | undefined): string =>
  `a ${measured(`${lower(speed).replace('-', ' ')} closing`)}`

const relocating = (
  who: string | undefined,
  verb: string | undefined,
  speed: string | undefined,
): string => {
  const seller = lower(who) || 'seller'
  const are = /s$/.test(seller) ? 'are' : 'is'
  return `the ${seller} ${are} relocating and ${agreed(seller, verb)} ${aClosing(speed)}`
}
