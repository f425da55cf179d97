import { group } from '@listwright/reviewer/language'
import { numberOf } from '../figures/numerals.ts'

/** The figures of the form, `null` where nothing is stated. */
export interface StatedNumbers {
  beds: number | null
  baths: number | null
  sqft: number | null
  price: number | null
  year: number | null
  lot: number | null
}

type Field = keyof StatedNumbers

const FIELD_NAMES: Record<Field, string> = {
  beds: 'bedrooms',
  baths: 'bathrooms',
  sqft: 'square feet',
  price: 'price',
  year: 'year built',
  lot: 'lot size',
}

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)`
const HOME = '(?: (?:home|house|condo|apartment|unit|townhouse))?'
const SINGLE: readonly [Field, RegExp][] = [
  ['beds', new RegExp(`^${NUMBER}[- ](?:bed(?:room)?s?)${HOME}$`, 'i')],
  ['baths', new RegExp(`^${NUMBER}(?: full)?[- ]bath(?:room)?s?${HOME}$`, 'i')],
  [
    'sqft',
    new RegExp(
      `^(?:about |approximately )?${NUMBER}[- ]square[- ](?:feet|foot)(?: (?:home|house|of living space|living space|living area|total|building|of space))?$`,
      'i',
    ),
  ],
  ['price', /^(?:priced? (?:at )?|asking |list price )?\$ ?([\d,.]+)(?: ?k| ?m| dollars)?$/i],
  ['year', /^(?:built|constructed|completed|year built)(?: in|:)? (\d{4})$/i],
  [
    'lot',
    new RegExp(
      `^(?:on |about )?${NUMBER}\\+?[- ]acres?(?: lot| parcel)?(?:,? (?:m\\/l|more or less|\\+\\/-))?$`,
      'i',
    ),
  ],
]
const BEDS_AND_BATHS = new RegExp(
  `^${NUMBER}[- ]?(?:bed(?:room)?s?)[ ,/+]*(?:and )?${NUMBER}[- ]?bath(?:room)?s?${HOME}$`,
  'i',
)

const SLASHED = /^(\d{1,2})\/(\d(?:\.\d+)?)(?:\/\d)?$/
const COUNTS = String.raw`\d{1,2}(?:\/|[- ]?bed(?:room)?s?,? ?(?:\/|and )?)\d(?:\.\d+)?(?:\/\d)?(?:[- ]?bath(?:room)?s?)?`
const OWN =
  '(?:[a-z-]+ ){0,3}(?:ranch|rambler|colonial|cape|bungalow|craftsman|cottage|two[- ]story|one[- ]story|split(?:[- ]level| plan| floor plan)?|high floor|top floor|corner|corner unit|end unit|loft|tri-level|bi-level|brick)'
const COUNTS_FIRST = new RegExp(`^${COUNTS},? (${OWN})$`, 'i')
const COUNTS_LAST = new RegExp(`^(${OWN}),? ${COUNTS}$`, 'i')

/** Without bedrooms and baths that repeat the fields: 'high floor 1/1' says that it is on a high floor. */
export const withoutCounts = (text: string): string => {
  const own = COUNTS_FIRST.exec(text)?.[1] ?? COUNTS_LAST.exec(text)?.[1]
  return !own || /\b(?:guest|casita|upper|lower|each)\b/i.test(own)
    ? text
    : own.replace(/^split(?: plan)?$/i, 'split floor plan')
}

/** Fields of the form, told once more among the features. */
export const restatedIn = (text: string): Partial<Record<Field, number>> | null => {
  const both = BEDS_AND_BATHS.exec(text) ?? SLASHED.exec(text)
  if (both) return { beds: numberOf(both[1] ?? '') ?? 0, baths: numberOf(both[2] ?? '') ?? 0 }
  for (const [field, pattern] of SINGLE) {
    const value = numberOf(pattern.exec(text)?.[1] ?? '')
    if (value === null) continue
    const scale =
      field === 'price'
        ? /\dk\b| k$/i.test(text)
          ? 1000
          : /\dm\b| m$/i.test(text)
            ? 1_000_000
            : 1
        : 1
    return { [field]: value * scale }
  }
  return null
}

/** Why a restatement is not used: the field tells it, or contradicts it. `null` where the field is empty. */
export const reasonOfRestatement = (
  restated: Partial<Record<Field, number>>,
  stated: StatedNumbers,
): string | null => {
  for (const [name, value] of Object.entries(restated)) {
    const field = name as Field
    const known = stated[field]
    // An empty field tells nothing, so the feature may; a price alone is no feature.
    if (known === null && field === 'price')
      return `It belongs in the field '${FIELD_NAMES[field]}', which is empty.`
    if (known === null) return null
    if (known !== value)
      return `The field '${FIELD_NAMES[field]}' says ${field === 'year' ? known : group(known)}, and the field wins.`
  }
  return 'It is told with the figures already.'
}
