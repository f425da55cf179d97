import type { Money } from '../feature.ts'
import { series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { FEE_LABELS, type FeeLabel } from './fee-labels.ts'
import { includedInFee } from './included-in-fee.ts'
import { PERIOD, periodOf, SUM, sumOf } from './sums.ts'

const FEE = new RegExp(`${SUM}${PERIOD}`, 'i')
const DOLLARS = new RegExp(`(?=\\$)${SUM}${PERIOD}`, 'i')

/** A fee, a tax or an income with its sum, its period and what it covers. */
export const readFee = (item: string): ItemFeature[] | null => {
  const text = withCoverLast(item)
  const label = labelOf(text)
  if (!label) return null
  const money = moneyIn(text, label)
  // 'fee 388' alone does not say what is paid.
  if (!money || (label.label === 'fee' && money.includes.length === 0)) return null
  const year = /\((?:actual )?((?:19|20)\d\d)(?: actual)?\)$/i.exec(text)?.[1]
  return [
    label.kind === 'income' && year ? incomeOf(label, money, year) : feeFeature(text, label, money),
  ]
}

const INCLUDES = /\b(?:including|includes?|incl|covers?|covering)\b/i

/** The words before what it includes name a fee: 'fee $1,040 includes insurance' is no insurance. */
const labelOf = (text: string): FeeLabel | undefined => {
  const includes = INCLUDES.exec(text)?.index ?? text.length
  const isNamed = ({ pattern }: FeeLabel): boolean => {
    const found = pattern.exec(text)
    return found !== null && (found.index < includes || !/\bfees?\b/i.test(text.slice(0, includes)))
  }
  return FEE_LABELS.find(isNamed)
}

/** What is covered comes last: 'heat included in condo fee 318' is 'condo fee 318 including heat'. */
const withCoverLast = (item: string): string =>
  item
    .replace(/(?<=\d(?:\/\w+)?): (?=[a-z])/i, ' includes ')
    .replace(/\bgives (?:the )?use of (?:the )?/i, 'includes use of the ')
    .replace(/\bmows (?:the )?lawns?\b/i, 'includes mowing')
    .replace(/(?<=\d(?:\/\w+)? )(?:maintains|handles|takes care of|pays for|pays) /i, 'includes ')
    // 'condo fee $455 heat incl.' names what is included before the word.
    .replace(
      /^(.*\d(?:\/\w+)?),? ([a-z][a-z ]*?),? incl(?:ud(?:ed|es|ing))?\.?$/i,
      '$1 including $2',
    )
    .replace(
      /^(.+?) incl(?:ud(?:ed|ing|es))? in (?:the )?((?:condo|hoa|association|maintenance|monthly|assessments?|dues|fees?)\b.*)$/i,
      '$2 including $1',
    )

const DISTRICT = /\b(cdd|mello[- ]roos|mud|metro district|pid|lid|sid)(?: (tax|fee|assessment))?/i

/** What a special district charges, by the name that was typed: a metro district is no CDD. */
const districtCharge = (text: string): string => {
  const [, name = 'CDD', charge] = DISTRICT.exec(text) ?? []
  if (/^mello/i.test(name)) return 'Mello-Roos tax'
  const district = /^metro/i.test(name) ? 'metro district' : name.toUpperCase()
  return `${district} ${charge?.toLowerCase() ?? 'fee'}`
}

/** What the dues or the tax are called where the property is. */
const labelIn = (text: string, { label }: FeeLabel): string => {
  if (label === 'CDD') return districtCharge(text).replace(/^CDD fee$/, label)
  return label === 'HOA' && /\bPOA\b/i.test(text) ? 'POA' : label
}

const moneyIn = (text: string, feeLabel: FeeLabel): Money | null => {
  const [beforeIncludes = text] = text.split(/\b(?:including|includes?|covers?|covering)\b/i)
  const match = (/\$\s?\d/.test(beforeIncludes) ? DOLLARS : FEE).exec(
    beforeIncludes.replace(/\b(?:19|20)\d\d (?=tax)|^(?:19|20)\d\d (?=.*\d{3})/i, ''),
  )
  const [all, digits, scale, period = ''] = match ?? []
  if (!match || !digits || all === undefined) return null
  const before = beforeIncludes.slice(0, match.index)
  const after = beforeIncludes.slice(match.index + all.length)
  if (
    /^ ?(?:%|percent)/.test(after) ||
    isYear(digits, before, text) ||
    isTooSmall(digits, scale, text)
  )
    return null
  const isAbout = /\b(?:about|approximately|approx|around|roughly) \$?$|~ ?\$?$/i.test(before)
  const often = /\b(?:monthly|annual(?:ly)?|yearly|quarterly)\b/i.exec(beforeIncludes)?.[0] ?? ''
  return {
    amount: `${isAbout ? 'about ' : ''}${sumOf(digits, scale)}`,
    period: periodOf(`${period} ${often}`),
    label: labelIn(text, feeLabel),
    includes: includedInFee(after, text, DUES.has(feeLabel.label)),
  }
}

/** Charges that pay for services: what stands behind their sum is what they cover. */
const DUES: ReadonlySet<string> = new Set([
  'HOA',
  'condo fee',
  'regime fee',
  'association fee',
  'common charges',
  'maintenance',
  'assessments',
  'fee',
])

/** Whether the text says by a dollar sign or a period that its figure is a sum. */
const isSum = (text: string): boolean =>
  /\$\s?\d/.test(text) ||
  /\d\s*(?:\/|per |a )\s*(?:mo|yr|year|month|qtr|quarter|wk|week)/i.test(text)

/** 'credit through 2032', 'ground rent redeemed 2003': only behind the name of a charge is such a figure a sum. */
const isYear = (digits: string, before: string, text: string): boolean => {
  if (!/^(?:19|20)\d\d$/.test(digits)) return false
  if (
    /\b(?:through|thru|until|since|by|due|in|after|before|ends|expires|[a-z]{3,}ed) ?$/i.test(
      before,
    )
  )
    return true
  // 'special assessments paid down 2022', 'taxes 2023': nothing says that the figure is a sum.
  const isBare = /^20[0-3]/.test(digits) && new RegExp(`^[a-z ]*${digits}$`, 'i').test(text)
  return (
    !isSum(text) &&
    /^(?:199|20[0-3])/.test(digits) &&
    (isBare ||
      /\b(?:by|since|from|new|in|for|scheduled|up|claim|reassessed|increased|raised|roof) /i.test(
        text,
      ) ||
      /\bto [a-z]+ ?$/i.test(before))
  )
}

/** No fee is below $20, unless the text says that it is a sum. */
const isTooSmall = (digits: string, scale: string | undefined, text: string): boolean =>
  !isSum(text) && Number(digits.replace(/,/g, '')) < 20 && !scale

/** A sum that is reached only when every unit is let. */
const IF_LET =
  /\b(?:if|when|once) (?:fully |100% )?(?:leased|occupied|rented|stabilized)\b|\bat (?:full|100%) occupancy\b/i

const feeFeature = (text: string, label: FeeLabel, money: Money): ItemFeature => {
  const subject = subjectOf(text, label)
  const condition = label.kind === 'income' ? IF_LET.exec(text)?.[0].toLowerCase() : undefined
  const isPlural = /(?:taxes|rents|dues|utilities|charges)$/.test(label.subject)
  const verb = condition ? 'would be' : isPlural ? 'are' : 'is'
  const covered = money.includes.length > 0 ? ` and includes ${series(money.includes)}` : ''
  const end =
    label.kind === 'fee' && /assessment/i.test(text)
      ? /\b(?:through|until) ((?:\p{Lu}\p{L}+ )?(?:19|20)\d\d)\b/u.exec(text)?.[1]
      : undefined
  const per = `${money.period ? ` ${money.period}` : ''}${end ? ` through ${end}` : ''}${condition ? ` ${condition}` : ''}`
  return itemFeature({
    text: `${label.label} ${money.amount}${per}${covered.replace(' and includes', ', including')}`,
    kind: label.kind,
    concept: condition ? null : label.concept || null,
    statement: `${subject} ${verb} ${money.amount}${per}${isPlural ? covered.replace('includes', 'include') : covered}`,
    list: money.includes,
    money,
  })
}

/** 'NOI $88,400 (2024 actual)' */
const incomeOf = ({ label, kind, subject }: FeeLabel, money: Money, year: string): ItemFeature =>
  itemFeature({
    text: `${label} ${money.amount} in ${year}`,
    kind,
    statement: `${subject} ${/s$/.test(subject) ? 'were' : 'was'} ${money.amount} in ${year}`,
    money: { ...money, includes: [] },
  })

const PARKING =
  /\b(?:rental|covered|deck|garage|reserved|assigned|surface|carport|underground|guest) parking\b/i

const subjectOf = (text: string, { label, kind, subject }: FeeLabel): string => {
  const parking = kind === 'parking' ? PARKING.exec(text)?.[0] : undefined
  if (parking) return parking.toLowerCase()
  if (label === 'HOA' && /\bPOA\b/i.test(text)) return 'POA dues'
  const contribution = /\bcapital contribution\b/i.exec(text)?.[0]
  if (contribution) return `the ${contribution.toLowerCase()}`
  // One bill is not all utilities.
  const bill = label === 'utilities' && /\b(?:electric(?:ity)?|heating) bill\b/i.exec(text)?.[0]
  if (bill && !/\butilities\b/i.test(text)) return `the ${bill.toLowerCase()}`
  const rented = /\b(?:land|ground|space) (?:lease|rent)\b/i.exec(text)?.[0]
  if (label === 'lot rent' && rented) return `the ${rented.toLowerCase()}`
  if (label === 'maintenance' && /\bmaintenance fee\b/i.test(text)) return 'the maintenance fee'
  return label === 'CDD' ? `the ${districtCharge(text)}` : subject
}
