import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import { countable, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Sentence } from './sentence.ts'

/** A term that may share the sentence of the price; of two of a kind, neither does. */
interface PriceTerm {
  of: RegExp
  /** Behind a clause, in several wordings: 'The price is $589,900, and the appliances stay.' `S` is the property: 'the house'. */
  clauses: readonly string[]
  /** Behind 'Offered at $685,000' and 'Asking $685,000'. */
  phrase?: string
}

/** What is in the home already, and is not taken along. */
const STAYING = String.raw`(?:the|all) (?!.*\bnot\b)(?:(?! (?:is|are) ).)*\b(?:appliances|refrigerators?|fridge|freezer|washer|dryer|range|stove|oven|dishwasher|microwave|cooler|water softener|hot tub|furniture)`
/** What an association or a landlord does is not included in the price: 'lawn care is included'. */
const SOLD = String.raw`(?:(?:the|an?|one|two|three|all) |[A-Z])(?!.*\b(?:not|cable|internet|water|trash|heat|Xfinity)\b)[^,]+`

/** The first that fits is told with the price. */
const PRICE_TERMS: readonly PriceTerm[] = [
  {
    of: new RegExp(`^(${STAYING}) are included$`),
    clauses: [', and $1 stay', ', and $1 are included'],
  },
  {
    of: new RegExp(`^(${STAYING}) is included$`),
    clauses: [', and $1 stays', ', with $1 included'],
  },
  {
    of: new RegExp(`^(${SOLD}) (is|are) included$`),
    clauses: [', and $1 $2 included', ', with $1 included'],
    phrase: ', with $1 included',
  },
  { of: /^it comes ((?:fully )?furnished)$/, clauses: [', and S comes $1'], phrase: ', $1' },
  {
    of: /^it is (?:being )?sold ((?:turnkey and |fully )?furnished|turnkey|as-is)$/,
    clauses: [', and S is sold $1'],
    phrase: ', sold $1',
  },
  {
    of: /^there(?: is| are|'s) (no [^,]*\b(?:HOA|taxe?s?|fees?|dues|assessments|ground lease)\b[^,]*)$/,
    clauses: [', with $1'],
    phrase: ', with $1',
  },
  {
    of: /^there(?: is|'s) (an? [^,]*\b(?:abatement|warranty|contract|bond)\b[^,]*)$/,
    clauses: [', with $1'],
    phrase: ', with $1',
  },
  { of: /^(the seller needs an? [^,]*rent-?back[^,]*)$/, clauses: [', and $1'] },
  {
    of: /^(the (?:seller|owner) will (?:credit|pay|carry|finance)\b[^,]+)$/,
    clauses: [', and $1'],
  },
  { of: /^(owner financing is available(?: with [^,]+)?)$/, clauses: [', and $1'] },
  { of: /^(the [^,]*\b(?:loan|mortgage) is assumable[^,]*)$/, clauses: [', and $1'] },
  { of: /^(the [^,]*\b(?:warranty|bond) transfers)$/, clauses: [', and $1'] },
]

/** Prices in a clause that can be continued. */
const CLAUSE =
  /^(?:The price is|It's priced at|It is offered at|The [a-z]+ is offered at|It's) \$[\d,]+\.$/
const PHRASE = /^(?:Offered at|Asking) \$[\d,]+\.$/
const RENT =
  /^(?:The rent is|Rent:|It (?:rents|leases|is offered for rent) (?:for|at)) \$[\d,]+ a month(?:, .+ included)?\.$/
const INCLUDED = / (?:is|are) included$/
const WORDS_MAX = 11
const MONTHS = /^the lease is for (\w+) months$/

/** The feature that ends the sentence of the price, and the words with which it does. */
export const termFor = (
  price: Sentence,
  features: readonly Feature[],
  subject: string,
  random: Random,
): { feature: Feature; words: Passage } | null => {
  if (RENT.test(price.text)) return leaseTerm(price, features)
  const isClause = CLAUSE.test(price.text)
  if (!isClause && !PHRASE.test(price.text)) return null
  const included = features.filter(({ statement }) => INCLUDED.test(statement ?? ''))
  for (const { of, clauses, phrase } of PRICE_TERMS) {
    const form = isClause ? random.pick(clauses) : phrase
    const [feature, ...others] = features.filter(({ statement }) => of.test(statement ?? ''))
    if (!feature?.statement || !form || others.length > 0) continue
    if (feature.statement.split(' ').length > WORDS_MAX) continue
    // What is included is told together.
    if (included.includes(feature) && included.length > 1) continue
    const words = feature.statement.replace(of, form.replace(/\bS\b/, subject))
    return { feature, words: claim(words, feature) }
  }
  return null
}

/** 'Rent: $1,275 a month on a 12-month lease.' */
const leaseTerm = (
  { text }: Sentence,
  features: readonly Feature[],
): { feature: Feature; words: Passage } | null => {
  const feature = features.find(({ statement }) => MONTHS.test(statement ?? ''))
  const months = MONTHS.exec(feature?.statement ?? '')?.[1]
  if (!feature || !months) return null
  const lease = countable(`${months}-month lease`).a.text
  return { feature, words: claim(`${/,.* included/.test(text) ? ',' : ''} on ${lease}`, feature) }
}

/** The comma belongs to the sentence, the rest is stated. */
const claim = (words: string, feature: Feature): Passage => {
  const [joint = ''] = /^,? (?:and |with )?/.exec(words) ?? []
  return concatenate([passage(joint), passage(words.slice(joint.length), sourceOf(feature))], '')
}
