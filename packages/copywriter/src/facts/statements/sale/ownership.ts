import { articleFor } from '@listwright/reviewer/language'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, terms } from '../wording/kinds.ts'

/** Ownership and deeds. */
export const OWNERSHIP: SubjectRules = {
  lines: [
    [
      // The law asks for it.
      /^(?:the )?(owner|seller|one owner|one of the (?:owners|sellers)) (?:is|has|holds) (?:an? )?(?:licensed )?(?:(?:real estate|RE) )?(agent|broker|salesperson|licensee|(?:real estate )?license)$/i,
      ([whole, who = '', what = '']) =>
        /licen|real estate|\bRE\b/i.test(whole)
          ? terms(
              `${/^one/i.test(who) ? lower(who) : `the ${lower(who)}`} ${/license$/i.test(what) ? 'has a real estate license' : `is a licensed ${/real estate|\bRE\b/i.test(whole) ? 'real estate ' : ''}${lower(what).replace('licensee', 'agent')}`}`,
            )
          : null,
    ],
    [
      /^last (?:sold|sale|on (?:the )?market)(?: in| was in)? ((?:19|20)\d\d)$/i,
      (match) => condition(`it last sold in ${match[1]}`),
    ],
    [
      /^(?:clear title|(?:the )?title (?:is )?clear(?: and insurable)?)$/i,
      () => terms('the title is clear'),
    ],
    [
      /^(?:the )?(owner|seller)s? (?:is|are) (?:an? )?((?:licensed |listing )?(?:real estate )?(?:agent|broker|realtor))(?: in .+)?$/i,
      (match) => {
        const agent = lower(match[2])
        return terms(`the ${lower(match[1])} is ${articleFor(agent)} ${agent}`)
      },
    ],
    [
      /^(quit ?claim|special warranty|general warranty|limited warranty) deed$/i,
      (match) => terms(`it is sold by ${lower(match[1]).replace('quit claim', 'quitclaim')} deed`),
    ],
    [
      /^(quitclaim|special warranty|general warranty|warranty|fiduciary|executor'?s?|trustee'?s?|bargain and sale|limited warranty)(?: ?\/ ?(quitclaim|special warranty|fiduciary|limited warranty))? deed(?: only)?$/i,
      (match) =>
        terms(`it is sold by ${lower(match[1])}${match[2] ? ` or ${lower(match[2])}` : ''} deed`),
    ],
  ],
  figures: [
    [/^fee simple(?: ownership)?$/i, told('terms', null, 'ownership is fee simple')],
    [/^fee simple title$/i, told('terms', null, 'it is fee simple')],
    [
      /^(?:land )?leasehold (?:to|thru|through|until|till|expires(?: in)?) ((?:19|20)\d\d)$/i,
      (match) => terms(`it is leasehold, through ${match[1]}`),
    ],
  ],
}
