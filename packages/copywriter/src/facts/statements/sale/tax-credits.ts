import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

const GIVER = String.raw`(?:state|federal|local|city|county)`
const CREDITS = String.raw`((?:${GIVER} (?:(?:and|&|\+|\/) ${GIVER} )?)?(?:historic (?:preservation |rehab(?:ilitation)? )?|rehab(?:ilitation)? |preservation |brownfield )tax credits?)`

/** What a buyer may claim: credits, which come in more than one piece. */
export const TAX_CREDITS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:(?:potentially )?eligible for |qualifies for )?${CREDITS}(?:[ -]eligible)?$`,
        'i',
      ),
      ([note, credits = '']) =>
        /eligible|qualifies/i.test(note)
          ? terms(
              `it ${/potentially/i.test(note) ? 'may be' : 'is'} eligible for ${lower(credits)
                .replace(/ ?[&+/] ?/, ' and ')
                .replace(/\brehab\b/, 'rehabilitation')
                .replace(/credit$/, 'credits')}`,
            )
          : null,
    ],
  ],
}
