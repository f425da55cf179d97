import { be, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

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

/** What is allowed or not, and by whose rules. */
export const PERMISSIONS: SubjectRules = {
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
}
