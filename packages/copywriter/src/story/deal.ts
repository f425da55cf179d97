import type { FeatureKind } from '../copybook/concept.ts'
import type { Feature } from '../facts/feature.ts'
import { isNote } from './note.ts'
import { sectionOf } from './section.ts'
import type { Story } from './story.ts'

/** What is to be known about a deal. */
export type DealPart =
  | 'rights'
  | 'income'
  | 'rules'
  | 'pets'
  | 'fees'
  | 'goods'
  | 'sale'
  | 'lease'
  | 'start'

/** What stands before the price and what behind it; where a text has told its price, rules and terms of the sale end it. */
export const orderOf = (
  isRental: boolean,
  isPriced: boolean,
): readonly [before: readonly DealPart[], after: readonly DealPart[]] => {
  if (isRental)
    return [
      ['rights', 'rules', 'pets', 'fees', 'goods', 'sale'],
      ['income', 'lease', 'start'],
    ]
  return isPriced
    ? [['rights', 'income', 'rules', 'pets', 'fees', 'goods', 'sale', 'start'], []]
    : [
        ['rights', 'income', 'fees', 'goods'],
        ['rules', 'pets', 'sale', 'start'],
      ]
}

/** Notes whose words say more than their kind; the first that fits decides. */
const BY_WORDS: readonly (readonly [DealPart, RegExp])[] = [
  ['start', /^it is available\b|^the lease starts\b/],
  [
    'lease',
    /\b(?:lease (?:is for|terms)|minimum lease|months? (?:is|are) free|weeks are free|1-month is free|deposit is|deposit are required|application fee|app fee|broker fee|fee from landlord|credit score|income of|guarantor|co-signer|vouchers|rent is upfront|renter'?s ins\w*)\b/,
  ],
  ['rules', /\b(?:rentals?|leasing)\b/],
  ['fees', /^the tenants? (?:is|are) responsible\b|\breserve study\b/],
  ['pets', /^the pet (?:fee|deposit|rent)\b/],
  [
    'rights',
    /\b(?:easements?|current use|covenants?|CC&Rs|(?:well|septic|building) permit|mineral(?: right)?s|water rights|conservation|flood (?:zone|plain)|(?:perc|soil) test|septic|clean and green|survey)\b/,
  ],
  ['goods', /\b(?:included|excluded|negotiable|furnished|stays?|separately|will leave)\b/],
]

const BY_KIND: Partial<Record<FeatureKind, DealPart>> = {
  zoning: 'rules',
  restriction: 'rules',
  availability: 'rules',
  income: 'income',
  tenancy: 'income',
  fee: 'fees',
  utilities: 'goods',
}

const OF_THE_DEAL: ReadonlySet<string> = new Set(['rules', 'income', 'terms', 'fee'])

/** The part of the deal that a feature belongs to; `null` for what is told of the property. */
export const dealPartOf = (feature: Feature, story: Story): DealPart | null => {
  const section = sectionOf(feature, story)
  const words = feature.statement ?? ''
  if (isNote(feature)) return null
  if (!OF_THE_DEAL.has(section) && !/^the rent includes /.test(words)) return null
  if (section === 'income') return 'income'
  if (feature.kind === 'pets') return 'pets'
  const found = BY_WORDS.find(([, of]) => of.test(words))?.[0]
  // Who buys has no lease to sign.
  if (found === 'lease' && !story.isRental) return 'rules'
  return found ?? BY_KIND[feature.kind] ?? 'sale'
}
