import { measured } from '../../figures/measures.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character, condition, terms } from '../wording/kinds.ts'

/** How and why it is for sale, and who sells it. */
export const STATUS: SubjectRules = {
  lines: [
    [
      /^(?:is )?(?:an? )?land ?(?:\/|and|&|or) ?home package$/i,
      told('terms', null, 'it is a land and home package'),
    ],
    [
      /^sellers? (?:has |have )?found suitable housing$/i,
      told('terms', null, 'the seller has found suitable housing'),
    ],
    [
      /^(?:the )?(owner|seller)s? (?:is |are )?related to (?:the )?(?:listing )?agent$/i,
      (match) => terms(`the ${lower(match[1])} is related to the agent`),
    ],
    [
      /^business (?:is )?not (?:for sale|included),? (?:this is |it is )?(?:re|real estate|property|building) only$/i,
      () => terms('the business is not for sale, only the real estate'),
    ],
  ],
  figures: [
    [
      /^(?:(seller|owner)(?: is)?(?: an?)? licensed (?:real estate )?(agent|broker|realtor)|(owner|seller) ?\/ ?(agent|broker))$/i,
      (match) =>
        terms(
          `the ${(match[1] ?? match[3] ?? '').toLowerCase()} is a licensed ${(match[2] ?? match[4] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:a )?(?:corporate|company) relocation(?: sale)?$/i,
      told('terms', null, 'it is a corporate relocation sale'),
    ],
    [/^real estate only$/i, told('terms', null, 'only the real estate is for sale')],
    [
      /^(?:listing )?agent (?:is )?(?:related to|the) (?:the )?(seller|owner)$/i,
      (match) =>
        terms(
          `the listing agent is ${/related/i.test(match[0]) ? 'related to ' : ''}the ${match[1]?.toLowerCase()}`,
        ),
    ],
    [
      /^(?:first time|1st time) (?:on (?:the )?market|offered)(?: for sale)?(?: in (?:over )?(.+))?$/i,
      (match) =>
        character(
          `it is on the market for the first time${match[1] ? ` in ${measured(match[1])}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^real estate (?:and|\+|with) (?:the )?business(?: included)?$/i,
      told('terms', null, 'the sale includes the real estate and the business'),
    ],
    [
      /^(?:the )?(owner|seller|tenant|landlord)s? (retiring|relocating|moving|leaving|downsizing)((?: .+)?)$/i,
      (match) =>
        condition(
          `the ${(match[1] ?? '').toLowerCase()} is ${(match[2] ?? '').toLowerCase()}${measured(match[3] ?? '')}`,
        ),
    ],
    [
      /^for (lease|rent|sale)(?: or (lease|sale|rent))?$/i,
      (match) => ({ kind: 'terms', statement: `it is ${match[0].toLowerCase()}` }),
    ],
  ],
}
