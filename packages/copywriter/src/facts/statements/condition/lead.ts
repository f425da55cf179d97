import { ordinal } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition } from '../wording/kinds.ts'

const FLOOR = '1st|2nd|3rd|4th|first|second|third|fourth|top'

/** Lead paint and its certificates. */
export const LEAD: SubjectRules = {
  lines: [
    [
      /^lead(?:[- ]based)?[- ]paint disclosure(?: (?:applies|required))?$/i,
      () => condition('there is a lead paint disclosure'),
    ],
    [
      /^de-?leaded,? with (certificates?) (?:for )?(?:units? )?([A-Z\d](?:(?:, | and |, and )[A-Z\d])*|all units|both units)$/i,
      ([, paper = '', units = '']) =>
        condition(
          `${/^(?:all|both) /i.test(units) ? lower(units) : `unit${/ and |, /.test(units) ? 's' : ''} ${units}`} ${/ and |, |^(?:all|both)/i.test(units) ? 'are' : 'is'} de-leaded, with ${/s$/i.test(paper) ? 'certificates' : 'a certificate'}`,
        ),
    ],
    [
      new RegExp(
        `^de-?leaded (?:the )?(${FLOOR})(?: floor| unit)?(?: in)? ((?:19|20)\\d\\d)$`,
        'i',
      ),
      ([, floor, year]) => condition(`the ${ordinal(lower(floor))} floor was de-leaded in ${year}`),
    ],
    [
      /^(some |possible |known )?lead(?:-based)? paint(?:(?:,(?: with)?| with)(?: a)? disclosure (attached|available|on file|provided))?$/i,
      ([, how, paper]) =>
        condition(
          `there is ${lower(how)}lead paint${paper ? `, with a disclosure ${lower(paper)}` : ''}`,
        ),
    ],
    [/^lead[- ]certified$/i, told('condition', null, 'it is lead certified')],
    [
      new RegExp(
        `^de-?leaded (${FLOOR})(?:(?: and | & |, )(${FLOOR}))?(?: floors?| units?)?$`,
        'i',
      ),
      (match) =>
        condition(
          match[2]
            ? `the ${ordinal(lower(match[1]))} and ${ordinal(lower(match[2]))} floors are de-leaded`
            : `the ${ordinal(lower(match[1]))} floor is de-leaded`,
        ),
    ],
    [
      /^(lead (?:conformance|compliance)(?: certificate)?) (?:is )?not available$/i,
      (match) =>
        condition(
          `${/certificate/i.test(match[1] ?? '') ? 'a ' : ''}${lower(match[1])} is not available`,
        ),
    ],
  ],
  figures: [
    [
      /^lead(?:[- ]paint)? (certificate|certificates|compliance)(?: (?:for|in|on))? (units? [A-Z\d]+(?:(?:,|,? and) [A-Z\d]+)*|all units|both units|all)$/i,
      (match) =>
        condition(
          `${/s$/i.test(match[1] ?? '') ? 'there are lead' : 'there is a lead'} ${match[1]?.toLowerCase()} for ${match[2]?.toLowerCase().replace(/^all$/, 'all units')}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:fully |recently )?(?:de-?leaded|lead[- ]free|lead paint removed)$|^lead (?:compliance|safe|free) certificate.*$|^(?:full )?deleading certificate$/i,
      (match) => ({
        kind: 'condition',
        concept: 'de-leaded',
        statement: /certificate/i.test(match[0])
          ? `there is a ${/^lead (?:safe|free)/i.test(match[0]) ? `lead-${match[0].slice(5, 9).toLowerCase()}` : 'lead'} certificate`
          : /removed/i.test(match[0])
            ? 'the lead paint has been removed'
            : /free/i.test(match[0])
              ? 'it is lead-free'
              : 'it is de-leaded',
      }),
    ],
    [
      /^de-?lead(?:ed|ing)? certificates?(?: (?:for|in|on))? all units$/i,
      told('condition', 'de-leaded', 'all units have de-leading certificates'),
    ],
  ],
}
