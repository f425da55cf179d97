import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { be, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { inWords } from '../wording/counts.ts'
import { restriction, terms } from '../wording/kinds.ts'

const MULTIPLE = String.raw`(\d{1,2}(?:\.\d)?|two|three|four) ?(?:x|times)(?: the)?(?: monthly)? ?(?:rent)?`

const CREDIT = String.raw`(?:(good|excellent|strong|solid|decent) credit|(?:min(?:imum)? )?credit(?: score)?(?: of)? (\d{3})\+?|(\d{3})\+?(?: min(?:imum)?)? credit(?: score)?)`

/** 'credit score of 650 or better': what must be reached at least. */
const REQUIRED_AMOUNT =
  /^(?:min(?:imum)? )?((?:credit|fico)(?: score)?|(?:(?:gross|annual|yearly|monthly|household|verifiable|combined) )*income)(?:,| of| at least)*:? (\$?\d{1,3}(?:,?\d{3})*k?)(?: (?:or|and) (better|above|more|higher|over|greater|up))(?: (?:is )?(?:required|needed))?$/i

/** Papers that are named only because they are asked for. */
const REQUIRED_PAPER =
  /^((?:(?:landlord|personal|employer|professional|good|prior|rental|two|three|\d) )*references|(?:landlord |personal )?reference|proof of (?:income|employment|insurance|residency|vaccination)|(?:two|three|five|\d) years(?: of)? rental history|pay ?stubs)$/i

const timesTheRent = (typed: string | undefined): string => {
  const value = numberOf(typed ?? '')
  return `${value === null ? typed : numeral(value)} times the rent`
}

/** What is asked of tenants: credit, income, references. */
export const SCREENING: SubjectRules = {
  lines: [
    [
      /^no evictions (?:(?:in|within) )?(?:the )?(?:(last|past) )?(\d+|two|three|five|seven) years$/i,
      (match) =>
        terms(
          `there must be no evictions in ${match[1] ? `the ${lower(match[1])} ` : ''}${inWords(match[2])} years`,
        ),
    ],
    [
      REQUIRED_AMOUNT,
      ([, subject, amount = '', limit]) => {
        const what = lower(subject).replace(/^(?:credit|fico)(?: score)?$/, 'a credit score')
        return terms(`${what} of ${amount} or ${lower(limit)} is required`)
      },
    ],
    [
      REQUIRED_PAPER,
      ([, paper]) => terms(`${lower(paper)} ${be(lower(paper).split(' of ')[0] ?? '')} required`),
    ],
  ],
  commaLines: [
    [
      /^(?:a )?(application|credit|background)(?:(?:,| and|\/| \+) ?(credit|background))?(?:,? and (?:a )?(background|eviction))? checks?(?: (?:is |are |will be )?required)?$/i,
      ([, ...found]) => {
        const parts = found
          .filter((part): part is string => Boolean(part))
          .map((part) => part.toLowerCase())
        const checks = parts.filter((part) => part !== 'application')
        const list = series(checks)
        return terms(
          checks.length < parts.length
            ? `an application and a ${list} check are required`
            : `a ${list} check is required`,
        )
      },
    ],
    [
      new RegExp(
        `^${CREDIT}(?:,| and| \\+| with) (?:(?:gross )?income(?: of)? ${MULTIPLE}|${MULTIPLE} income)(?: (?:is |are )?required)?$`,
        'i',
      ),
      (match) =>
        terms(
          `${match[1] ? `${lower(match[1])} credit` : `a credit score of ${match[2] ?? match[3]}`} and income of ${timesTheRent(match[4] ?? match[5])} are required`,
        ),
    ],
    [
      new RegExp(
        `^(?:must (?:make|earn)|(?:gross |min(?:imum)? )?income(?: (?:of|is|must be|at least|requirement))*) ${MULTIPLE}(?: (?:is |are )?(?:required|min(?:imum)?))?$|^${MULTIPLE} income(?: (?:is )?required)?$|^${MULTIPLE} required$`,
        'i',
      ),
      (match) => terms(`income of ${timesTheRent(match[1] ?? match[2] ?? match[3])} is required`),
    ],
    [
      /^(good|excellent|strong|solid|decent) credit(?: score)?(?:,? of| -|:|,)? \(?(\d{3})\+?\)?(?: (?:is )?(?:required|needed|minimum))?$/i,
      (match) => terms(`${lower(match[1])} credit, with a score of ${match[2]}, is required`),
    ],
    [
      new RegExp(`^(?:must have )?${CREDIT}(?: (?:is )?(?:required|needed|minimum|a must))?$`, 'i'),
      (match) => {
        // '650 credit' alone may be a sum.
        if (!/score|min|must|required|needed|\+|good|excellent|strong/i.test(match[0])) return null
        return terms(
          match[1]
            ? `${lower(match[1])} credit is required`
            : `the minimum credit score is ${match[2] ?? match[3]}`,
        )
      },
    ],
    [
      /^must (?:have|provide|show) ((?:good |landlord |rental |prior )*(?:references|proof of income|rental history|credit report|pay stubs))$/i,
      (match) => {
        const papers = lower(match[1])
        return terms(`${papers} ${be(papers)} required`)
      },
    ],
    [
      /^no (guarantors?|co-?signers?)(?: (?:accepted|allowed))?$/i,
      ([, who = '']) => terms(`${who.toLowerCase().replace(/s?$/, 's')} are not accepted`),
    ],
  ],
  figures: [
    [
      /^(\d+)x(?: the)? rent(?:al)?(?: in)? income(?: required)?$/i,
      (match) => restriction(`an income of ${match[1]} times the rent is required`),
    ],
  ],
  statements: [
    [
      /^(?:vouchers?|section 8|hcv|housing vouchers?) (?:are |is )?(?:accepted|ok|okay|welcome|friendly)$/i,
      told('terms', 'vouchers accepted', 'housing vouchers are accepted'),
    ],
    [
      /^guarantors? (?:ok|okay|accepted|allowed|welcome)$/i,
      told('terms', null, 'guarantors are accepted'),
    ],
    [
      /^(?:income )?(\d\d)x (?:rent|income)(?: (?:required|requirement))?$/i,
      (match) => terms(`the income requirement is ${match[1]} times the rent`),
    ],
  ],
  sums: [
    [
      /^(?:min(?:imum)? )?credit(?: score)?(?: of| min(?:imum)?)?:? (\d{3}) ?\+?(?: required| min(?:imum)?)?$/i,
      (match) => terms(`the minimum credit score is ${match[1]}`),
    ],
    [
      /^(\d{3}) credit(?: score)? min(?:imum)?$/i,
      (match) => terms(`the minimum credit score is ${match[1]}`),
    ],
  ],
}
