import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction } from '../wording/kinds.ts'

/** Smoking. */
export const SMOKING: SubjectRules = {
  lines: [
    [
      /^no smoking (inside|indoors|in (?:the )?(?:unit|building|house)|on (?:the )?(?:property|premises))$/i,
      (match) =>
        restriction(
          `smoking is not allowed ${lower(match[1]).replace(/^(in|on) (?!the)/, '$1 the ')}`,
        ),
    ],
    [
      /^no smoking (?:in|on) (?:the )?(units?|building|premises|property|apartment)$/i,
      (match) =>
        restriction(
          `smoking is not allowed ${/^p/i.test(match[1] ?? '') ? 'on' : 'in'} the ${lower(match[1])}`,
        ),
    ],
    [
      /^no smoking(?: ?\/ ?| or | and |, )vaping(?: (?:on|in|anywhere on) (?:the )?(premises|property|building|unit))?$/i,
      (match) =>
        restriction(
          `smoking and vaping are not allowed${match[1] ? ` ${/unit|building/i.test(match[1]) ? 'in' : 'on'} the ${lower(match[1])}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^no smok(?:e|ing)(?:\/| or | and |, )(?:no )?pets$/i,
      told('restriction', null, 'smoking and pets are not allowed'),
    ],
    [/^no smokers$/i, told('restriction', 'smoke-free', 'smoking is not allowed')],
    [
      /^(?:no smoking|non[- ]smoking|smoke[- ]free)(?: (?:building|unit|property|community|home|house|apartment|or vaping))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'smoke-free',
        statement: /^no smoking/i.test(match[0])
          ? 'smoking is not allowed'
          : /building/i.test(match[0])
            ? 'the building is smoke-free'
            : 'it is smoke-free',
      }),
    ],
  ],
}
