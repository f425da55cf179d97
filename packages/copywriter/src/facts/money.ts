import { group } from '@listwright/reviewer/language'
import type { Setting } from './concept-scopes.ts'
import { dateOf, isDate } from './dates.ts'
import type { Money } from './feature.ts'
import { type Draft, draft } from './feature-draft.ts'
import { FEE_LABELS, type FeeLabel } from './fee-labels.ts'
import { measured } from './measures.ts'
import { series } from './numerals.ts'

const SUM = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mm|million|thousand)?\b`
const PERIOD = String.raw`(?:\s*(?:\/|per|a|each|every)\s*)?(mo(?:nth)?s?(?! to month)|monthly|yr|years?|yearly|annually|annual|qtr|quarters?|quarterly|wk|weeks?|weekly)?\b\.?`

const RENT_LIST =
  /\brents?\b:?(?: are| of| at| for)?\s*((?:\$?\s?\d[\d,]*\s*(?:\/(?!\s*(?:mo|yr))|,|and|\+|&|-)?\s*(?:and\s+)?){2,})(.*)$/i

/** Rents and fees, with their sums, periods and what they cover. */
export const readMoney = (text: string, setting: Setting): Draft[] | null => {
  if (
    !/\d/.test(text) ||
    /\babate|\bexempt|\bback taxes\b|\bflip tax\b|^(?:pets?|dogs?|cats?) (?:ok|allowed|welcome|friendly)/i.test(
      text,
    )
  )
    return null
  return readRents(text, setting) ?? readRentOf(text) ?? readFee(text)
}

const readRents = (text: string, setting: Setting): Draft[] | null => {
  const match = RENT_LIST.exec(text)
  if (!match || /\bgross|total|scheduled|market|pro ?forma|estimated|projected\b/i.test(text))
    return null
  const sums = (match[1] ?? '')
    .match(/\d[\d,]*\d/g)
    ?.map((sum) => `$${group(Number(sum.replace(/,/g, '')))}`)
  if (!sums || sums.length < 2) return null
  const period = periodOf(match[2] ?? '') || 'a month'
  const isRange = sums.length === 2 && /\d\s*-\s*\$?\d/.test(match[1] ?? '')
  const told = isRange ? `from ${sums[0]} to ${sums[1]}` : series(sums)
  // The apartments over a shop have rents of their own.
  const all = /^(?:apts?|apartments)\b/i.test(text) ? 'the apartments rent for' : 'the rents are'
  return [
    draft({
      text: `rents ${isRange ? '' : 'of '}${told}`.replace('  ', ' '),
      kind: 'income',
      concept: isRange || setting === 'land' ? null : 'rents',
      statement: isRange ? `rents run ${told} ${period}` : `${all} ${told} ${period}`,
      list: isRange ? [] : sums,
      money: {
        amount: isRange ? told : '',
        period: periodOf(match[2] ?? ''),
        label: 'rents',
        includes: [],
      },
    }),
  ]
}

const RENT_OF = new RegExp(
  `^(.+?) (?:currently )?(?:rents?|rented|leased|leases|is rented|is leased|rent)(?: for| at| out for| is)? ${SUM}${PERIOD}(.*)$`,
  'i',
)

/** 'upper' is the upper unit. */
const unitOf = (subject: string): string =>
  measured(subject.replace(/^the /i, '').replace(/^(upper|lower|garden|front|rear)$/i, '$1 unit'))

/** What follows a rent: '+ utilities', 'lease through 8/31'. */
const conditionsOf = (typed: string): string => {
  const date = /\b(?:leased?|through|until)\b.*?(?:through|until|to) (\S+(?: \d{4})?)$/i.exec(
    typed,
  )?.[1]
  if (date && isDate(date)) return `, leased through ${dateOf(date)}`
  const tenancy = /\b(month to month|tenants? at will)\b/i.exec(typed)?.[1]?.toLowerCase()
  if (tenancy) return `, ${/^m/.test(tenancy) ? tenancy : 'to a tenant at will'}`
  const extra = /^\s*(?:\+|plus|and) (.+)$/i.exec(typed)?.[1]
  return extra ? ` plus ${extra}` : ''
}

/** 'upstairs apartment rents 1250/mo' */
const readRentOf = (text: string): Draft[] | null => {
  const match = RENT_OF.exec(text)
  const subject = match?.[1]
  if (
    !match ||
    !subject ||
    !/\b(?:apartment|unit|suite|adu|casita|cottage|house|studio|side|floor|room|billboard|tower|space|bay|garage|upstairs|downstairs|flat|upper|lower|garden|front|rear)s?\b/i.test(
      subject,
    )
  )
    return null
  const amount = sumOf(match[2], match[3])
  const period = periodOf(match[4] ?? '') || 'a month'
  return [
    draft({
      text: `${subject}, rented for ${amount} ${period}`,
      kind: 'income',
      statement: `${/^(?:each|every|one)\b/i.test(subject) ? '' : 'the '}${unitOf(subject)} rents for ${amount} ${period}${conditionsOf(match[5] ?? '')}`,
      money: { amount, period, label: 'rent', includes: [] },
    }),
  ]
}

const FEE = new RegExp(`${SUM}${PERIOD}`, 'i')
const DOLLARS = new RegExp(`(?=\\$)${SUM}${PERIOD}`, 'i')
const INCLUDES = /\b(?:including|includes?|covers?|covering|included|with)\b:?\s*(.+)$/i

const readFee = (item: string): Draft[] | null => {
  const typed = item
    .replace(/\bmows (?:the )?lawns?\b/i, 'includes mowing')
    .replace(/\bgives (?:the )?use of (?:the )?/i, 'includes use of the ')
    .replace(/(?<=\d(?:\/\w+)? )(?:maintains|handles|takes care of|pays for|pays) /i, 'includes ')
    // 'condo fee $455 heat incl.' names what is included before the word.
    .replace(
      /^(.*\d(?:\/\w+)?),? ([a-z][a-z ]*?),? incl(?:ud(?:ed|es|ing))?\.?$/i,
      '$1 including $2',
    )
  // 'heat included in condo fee 318' is a fee that includes heat.
  const text = typed.replace(
    /^(.+?) incl(?:ud(?:ed|ing|es))? in (?:the )?((?:condo|hoa|association|maintenance|monthly|assessments?|dues|fees?)\b.*)$/i,
    '$2 including $1',
  )
  const label = FEE_LABELS.find(({ pattern }) => pattern.test(text))
  const isSum =
    /\$\s?\d/.test(text) ||
    /\d\s*(?:\/|per |a )\s*(?:mo|yr|year|month|qtr|quarter|wk|week)/i.test(text)
  if (!label && !isSum) return null
  const [beforeIncludes = text] = text.split(/\b(?:including|includes?|covers?|covering)\b/i)
  const match = (/\$\s?\d/.test(beforeIncludes) ? DOLLARS : FEE).exec(
    beforeIncludes.replace(/\b(?:19|20)\d\d (?=tax)/i, ''),
  )
  if (!match?.[1]) return null
  // 'credit through 2032' names a year.
  if (
    /\b(?:through|thru|until|since|by|due|in) $/i.test(beforeIncludes.slice(0, match.index)) &&
    /^(?:19|20)\d\d$/.test(match[1])
  )
    return null
  const value = Number(match[1].replace(/,/g, ''))
  // 'HOA 2022' is a year.
  if (
    !isSum &&
    /^(?:199|20[0-3])\d$/.test(match[1]) &&
    /\b(?:by|since|from|new|in|for|scheduled) /i.test(text)
  )
    return null
  if (label && !isSum && value < 20 && !match[2]) return null
  const money: Money = {
    amount: `${/\b(?:about|approximately|approx|around|roughly) \$?$|~ ?\$?$/i.test(beforeIncludes.slice(0, match.index)) ? 'about ' : ''}${sumOf(match[1], match[2])}`,
    period: periodOf(
      `${match[3] ?? ''} ${/\b(?:monthly|annual(?:ly)?|yearly|quarterly)\b/i.exec(beforeIncludes)?.[0] ?? ''}`,
    ),
    label: label?.label ?? '',
    includes: includesOf(text.slice((match.index ?? 0) + match[0].length), text),
  }
  if (!label) return null
  const actual = /\((?:actual )?((?:19|20)\d\d)(?: actual)?\)$/i.exec(text)?.[1]
  if (label.kind === 'income' && actual) return [incomeOf(label, money, actual)]
  const verb = /(?:taxes|rents|dues|utilities|charges)$/.test(label.subject) ? 'are' : 'is'
  const covered = money.includes.length > 0 ? ` and includes ${series(money.includes)}` : ''
  const end =
    label.kind === 'fee' && /assessment/i.test(text)
      ? /\b(?:through|until) ((?:\p{Lu}\p{L}+ )?(?:19|20)\d\d)\b/u.exec(text)?.[1]
      : undefined
  const per = `${money.period ? ` ${money.period}` : ''}${end ? ` through ${end}` : ''}`
  const parking =
    /\b((?:rental|covered|garage|reserved|assigned|surface|carport|underground|guest) parking)\b/i.exec(
      text,
    )
  const subject =
    parking?.[1] && label.kind === 'parking'
      ? parking[1].toLowerCase()
      : label.label === 'CDD' && /\bmello/i.test(text)
        ? 'the Mello-Roos tax'
        : label.subject
  return [
    draft({
      text: `${label.label} ${money.amount}${per}${covered.replace(' and includes', ', including')}`,
      kind: label.kind,
      concept: label.concept || null,
      statement: `${subject} ${verb} ${money.amount}${per}${verb === 'are' ? covered.replace('includes', 'include') : covered}`,
      list: money.includes,
      money,
    }),
  ]
}

/** 'NOI $88,400 (2024 actual)' */
const incomeOf = (label: FeeLabel, money: Money, year: string): Draft =>
  draft({
    text: `${label.label} ${money.amount} in ${year}`,
    kind: label.kind,
    statement: `${label.subject} ${/s$/.test(label.subject) ? 'were' : 'was'} ${money.amount} in ${year}`,
    money: { ...money, includes: [] },
  })

const UTILITIES =
  /\b(?:heat|hot water|air conditioning|water|sewer|gas|electric(?:ity)?|trash|cable|internet|wi-?fi|insurance|landscaping|lawn|snow|roof|exterior|pool|tennis|gym|clubhouse)\b/gi

const includesOf = (after: string, text: string): string[] => {
  const inside = /\(([^)]*)\)/.exec(after)?.[1]
  const typed = INCLUDES.exec(after)?.[1] ?? INCLUDES.exec(text)?.[1] ?? inside ?? ''
  return typed
    .replace(/[()]/g, ' ')
    .replace(/^(?:in|the)\b\s*/i, '')
    .replace(UTILITIES, (word, offset: number, whole: string) =>
      offset > 0 &&
      /\p{L} $/u.test(whole.slice(0, offset)) &&
      !/(?:and|or|hot|natural|high-speed|basic|exterior|flood|wind|hazard|building|master|home|hail|indoor|outdoor|heated|community|swimming|the|of) $/.test(
        whole.slice(0, offset),
      )
        ? `, ${word}`
        : word,
    )
    .split(/\s*(?:,|\+|\/|&|\band\b|;)\s*/i)
    .map((item) =>
      item
        .trim()
        .replace(/^(?:includes?|including|covers?)\s+/i, '')
        .replace(/^ins\b/i, 'insurance')
        .replace(/^snow$/i, 'snow removal')
        .replace(/^clubhouse with (?:a )?pool$/i, 'the clubhouse with its pool')
        .replace(/\s+(?:included|incl)$/i, ''),
    )
    .filter((item) => /\p{L}{2}/u.test(item))
    .map((item) => item.replace(/^hoa\b\s*/i, ''))
    .map((item) =>
      item.replace(
        /^(?=(?:exterior|lawn|roof|(?:(?:indoor|outdoor|heated|swimming|community) )?pool|yard|grounds|doorman|concierge|elevator|clubhouse|gym|fitness center|playground|dock|marina|gate|pool and \\w+)$)/i,
        'the ',
      ),
    )
    .map(measured)
    .filter(Boolean)
    .slice(0, 10)
}

const sumOf = (digits: string | undefined, scale: string | undefined): string => {
  const value = Number((digits ?? '').replace(/,/g, ''))
  const times = /^k|thousand/i.test(scale ?? '') ? 1000 : /^m/i.test(scale ?? '') ? 1_000_000 : 1
  return `$${group(Math.round(value * times * 100) / 100)}`
}

const periodOf = (text: string): string => {
  if (/\bmo(?:nth)?s?\b|monthly/i.test(text)) return 'a month'
  if (/\byr|year|annual/i.test(text)) return 'a year'
  if (/\bqtr|quarter/i.test(text)) return 'a quarter'
  return /\bwk|week/i.test(text) ? 'a week' : ''
}
