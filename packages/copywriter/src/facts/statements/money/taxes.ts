import { numberOf, numeral } from '../../figures/numerals.ts'
import { sumOf } from '../../money/sums.ts'
import { fee, RATED, rateAt } from '../rate.ts'
import { isPlural, lower, subjectOf, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, DOLLARS, grouped, PERIOD_OF_CHARGE, per, sum } from '../wording/amounts.ts'
import { land, terms } from '../wording/kinds.ts'

const LEVIED_BY = '(school|town|city|county|village|township|land|borough|state|library)'

const exemptionOf = (typed: string | undefined): string => {
  const name = lower(typed)
  if (/star$/.test(name)) return name.replace('star', 'STAR').replace('enhanced', 'Enhanced')
  return /^exemptions$/.test(name)
    ? name
    : `the ${name.replace(/^homestead$/, 'homestead exemption')}`
}

const taxes = (sum: string | undefined, exemption: string | undefined) => ({
  kind: 'fee' as const,
  concept: null,
  statement: `property taxes are $${sum} with the ${lower(exemption)} exemption`,
})

const spelled = (typed: string | undefined): string => {
  const count = numberOf(lower(typed))
  return count === null || count === undefined ? lower(typed) : numeral(count)
}

/** Property taxes, exemptions and abatements. */
export const TAXES: SubjectRules = {
  lines: [
    [
      /^mills act(?: property| contract)?,? (?:with |for |= )?(low|lower|reduced) (?:property )?tax(?:es)?$/i,
      (match) => fee(`the Mills Act applies, with ${lower(match[1])} property taxes`),
    ],
    [
      /^(\w+)[- ]year tax abatement,? (?:with )?(\w+) years? (?:left|remaining|to go)$/i,
      (match) =>
        fee(`the ${spelled(match[1])}-year tax abatement has ${spelled(match[2])} years remaining`),
    ],
    [
      /^((?:[\d.]+ ?% )?(?:[a-z]+ )*transfer tax(?:es)?) (?:is |are |to be )?paid by (?:the )?(buyer|seller)s?$/i,
      (match) => fee(`the ${lower(match[2])} pays the ${match[1]}`),
    ],
    [
      /^(?:property )?taxes (?:are )?(current|paid)(?: up)? (?:through|thru|for|as of|in)(?: the)? ((?:19|20)\d\d)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[1])} ${/\bfor\b/i.test(match[0]) ? 'for' : 'through'} ${match[2]}`,
        ),
    ],
    [
      new RegExp(
        `^(greenbelt|ag(?:ricultural)?|timber|wildlife|homestead|farm|forest)[- ]?(exempt(?:ion)?|valuation|use)? taxes:?(?: are| of)? (?:only |just )?${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => {
        const kind = lower(match[1]).replace(/^ag$/, match[2] ? 'ag' : 'agricultural')
        const more = /^exempt/i.test(match[2] ?? '')
          ? '-exempt'
          : match[2]
            ? ` ${lower(match[2])}`
            : ''
        return fee(`${kind}${more} taxes are ${sum(match[3])}${per(match[4])}`)
      },
    ],
    [
      /^(?:the )?((?:historic|state|federal|opportunity zone|new markets) (?:tax )?(?:credits|incentives|abatements)) may (?:apply|be available)$/i,
      (match) => terms(`${match[1]?.toLowerCase()} may apply`),
    ],
    [
      new RegExp(`^${LEVIED_BY} (?:property )?tax(?:es)?(?: are| is|:)? (about )?${RATED}$`, 'i'),
      (match) => fee(`${lower(match[1])} taxes are ${lower(match[2])}${rateAt(match, 3)}`),
    ],
    [
      /^(?:property |real estate |RE |annual )?tax(?:es)?(?: are| were|:)? (about )?\$?([\d,]+)(?:\/year| a year| per year)?,? \(?(?:for |in )?((?:19|20)\d\d)(?: taxes)?\)?$/i,
      (match) =>
        fee(`property taxes were ${lower(match[1])}${sumOf(match[2], undefined)} in ${match[3]}`),
    ],
    [
      /^((?:19|20)\d\d) (?:property |real estate |RE )?tax(?:es)?(?: were|:)? (about )?\$?([\d,]+)$/i,
      (match) =>
        fee(`property taxes were ${lower(match[2])}${sumOf(match[3], undefined)} in ${match[1]}`),
    ],
    [
      /^(?:property )?tax(?:es)? (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)(?: exemption| credit)? (?:are |is )?(about )?\$?([\d,]+)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[3])}${sumOf(match[4], undefined)} ${lower(match[1]).replace('w/o', 'without')} ${exemptionOf(match[2])}`,
        ),
    ],
    [
      /^(?:property )?tax(?:es)?(?: are)? (about )?\$?([\d,]+) (with|without|before|after|w\/o) (?:the )?(star|enhanced star|homestead|homestead exemption|exemptions?)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[1])}${sumOf(match[2], undefined)} ${lower(match[3]).replace('w/o', 'without')} ${exemptionOf(match[4])}`,
        ),
    ],
    [
      /^((?:[A-Z]{3,5}|[Aa]bated|[Rr]educed|[Ff]rozen)(?: tax(?:es)?| tax abatement| abatement)) (?:run )?(until|through|thru|till|to) ((?:19|20)\d\d)$/,
      (match) => {
        const name = (match[1] ?? '').replace(/^(?:Abated|Reduced|Frozen)/, lower)
        const end = `${/^th/i.test(match[2] ?? '') ? 'through' : 'until'} ${match[3]}`
        return fee(/taxes$/i.test(name) ? `${name} apply ${end}` : `the ${name} runs ${end}`)
      },
    ],
    [
      /^(?:successfully grieved taxes|taxes (?:have been |were )?successfully grieved|taxes grieved)$/i,
      () => fee('the taxes have been successfully grieved'),
    ],
    [
      /^low (?:property )?taxes for (?:the )?(area|town|county)$/i,
      (match) => fee(`property taxes are low for the ${lower(match[1])}`),
    ],
    [
      new RegExp(
        `^(?:property |annual )?taxes (?:with|after) (?:the )?(homeowner|homestead|senior|owner-occupied)'?s?(?: ex(?:\\.|emption)?| credit)? ${DOLLARS}(?: a year|\\/yr)?$`,
        'i',
      ),
      (match) => taxes(match[2], match[1]),
    ],
    [
      new RegExp(
        `^(?:property |annual )?taxes ${DOLLARS}(?: a year|\\/yr)? (?:with|after) (?:the )?(homeowner|homestead|senior|owner-occupied)'?s?(?: ex(?:\\.|emption)?| credit)?$`,
        'i',
      ),
      (match) => taxes(match[1], match[2]),
    ],
    [
      /^(?:(city|state|local|county) )?(rental|sales|lodging|occupancy) tax(?: of)? ([\d.]+) ?(?:%|percent) (?:is )?added( to (?:the )?rent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `a ${match[1] ? `${lower(match[1])} ` : ''}${lower(match[2])} tax of ${match[3]} percent is added${match[4] ? ' to the rent' : ''}`,
      }),
    ],
    [
      /^(timber|forest|wildlife|open space) (?:tax )?(exemption|deferral|valuation)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `it has ${withArticle(`${lower(match[1])} ${/tax/i.test(match[0]) ? 'tax ' : ''}${lower(match[2])}`)}`,
      }),
    ],
  ],
  figures: [
    [/^low (?:property )?tax rate$/i, told('fee', null, 'the tax rate is low')],
    [
      /^county taxes only$|^only county taxes$/i,
      told('fee', null, 'the only property taxes are those of the county'),
    ],
    [
      /^(?:low )?tax rate (?:of |is )?([\d.]+)(?: ?%| percent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the tax rate is ${match[1]} percent`,
      }),
    ],
    [
      /^assessed (?:value|at) \$?([\d,.]+)(k?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the assessed value is $${grouped(`${match[1]}${match[2] ? '000' : ''}`)}`,
      }),
    ],
    [
      /^taxes (?:are )?non[- ]?homestead(?:ed)?$/i,
      () => ({ kind: 'fee', concept: null, statement: 'the taxes are non-homestead' }),
    ],
    [
      /^(?:a )?(greenbelt|farmland|timber|agricultural|homestead|open space) tax rate$/i,
      ([, rate = '']) => ({
        kind: 'fee',
        concept: null,
        statement: `it is taxed at the ${rate.toLowerCase()} rate`,
      }),
    ],
    [/^greenbelt tax(?:es)?$/i, told('fee', null, 'it is taxed as greenbelt')],
    [/^farmland assess(?:ed|ment)$/i, told('fee', null, 'it has a farmland assessment')],
    [
      /^ag(?:ricultural)? tax (?:status|valuation|exemption)$/i,
      told('fee', 'agricultural tax status', 'it has agricultural tax status'),
    ],
    [
      /^ag(?:riculturally|ricultural)?[- ]exempt(?:ion)?,? (?:for )?\(?(wildlife|timber|hay|bees?)\)?$/i,
      (match) => land(`it has an agricultural exemption for ${match[1]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [
      /^mills act(?: property| contract| eligible)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: /eligible/i.test(match[0])
          ? 'it is eligible for the Mills Act'
          : /contract/i.test(match[0])
            ? 'there is a Mills Act contract'
            : 'the Mills Act applies',
      }),
    ],
    [
      /^(low|lower) (?:property )?taxes$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `property taxes are ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:(\d+)[- ]year )?tax abate\w*(?: (?:through|until|thru) (\d{4}))?$/i,
      (match) => ({
        kind: 'fee',
        concept: 'tax abatement',
        statement: `there is a ${match[1] ? `${numeral(Number(match[1]))}-year ` : ''}tax abatement${match[2] ? ` through ${match[2]}` : ''}`,
        date: match[2] ?? '',
      }),
    ],
    [
      /^no (city|(?:state )?income) tax(?:es)?(?: state)?$/i,
      (match) => ({
        kind: 'fee',
        // Said in its own words: beside 'the tax rate is low', it is told in one sentence with it.
        concept: null,
        statement: /city/i.test(match[1] ?? '')
          ? 'there are no city taxes'
          : 'there is no state income tax',
      }),
    ],
    [
      /^\$?([\d,]+) (?:in )?back taxes(?: owed)?$|^back taxes(?: (?:owed|due))?(?: of)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `back taxes of $${match[1] ?? match[2]} are owed`,
      }),
    ],
  ],
  lastStatements: [
    [
      /^(?:agriculturally|agricultural|ag|wildlife|timber)[- ]exempt(?:ion)?(?: in place)?$/i,
      (match) => ({
        kind: 'fee',
        concept: 'agricultural tax status',
        statement: `it has ${/wild|timber/i.test(match[0]) ? `a ${match[0].split(/[- ]/)[0]?.toLowerCase()}` : 'an agricultural'} exemption`,
      }),
    ],
  ],
  sums: [
    [
      /^((?!tax\b)(?:421-?a|J-?51|PILOT|SCRIE))(?: (?:tax )?(abatement|credit|exemption))? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]} ${(match[2] ?? 'abatement').toLowerCase()} runs through ${match[3]}`,
        date: match[3] ?? '',
      }),
    ],
    [
      /^(.*\b(?:credit|abatement|exemption|grant|bond)) (?:is good |good |runs )?(?:through|thru|until|to) ((?:19|20)\d\d)$/i,
      (match) =>
        /^tax abatement$/i.test(match[1] ?? '')
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'run' : 'runs'} through ${match[2]}`,
              date: match[2] ?? '',
            },
    ],
  ],
}
