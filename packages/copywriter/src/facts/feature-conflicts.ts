import { FACT_NAMES } from './fact-names.ts'
import { group, NUMBER_WORDS } from './numbers.ts'

export interface StatedNumbers {
  beds: number | null
  baths: number | null
  sqft: number | null
  price: number | null
  year: number | null
  lot: number | null
}

const RESTATEMENTS: readonly [keyof StatedNumbers, RegExp][] = [
  ['beds', /^(\d+|\w+)[- ]bed(?:room)?s?(?: (?:home|house|condo|apartment))?$/],
  ['baths', /^(\d+(?:\.5)?|\w+)(?: full)?[- ]bath(?:room)?s?$/],
  ['sqft', /^([\d,]+)[- ]square[- ]f(?:ee|oo)t(?: (?:home|house|of living space|living space))?$/],
  ['price', /^(?:priced? (?:at )?|asking )?\$? ?([\d,.]+)(?: ?k| ?m| dollars)?$/],
  ['year', /^(?:built|constructed|completed)(?: in)? (\d{4})$/],
  ['lot', /^([\d.,]+)[- ]acres?(?: lot| parcel)?$/],
]

/** A field of the form, told once more among the features. */
export interface Restated {
  field: keyof StatedNumbers
  value: number
}

export const restatedIn = (feature: string): Restated | null => {
  for (const [field, pattern] of RESTATEMENTS) {
    const match = pattern.exec(feature.toLowerCase())?.[1]
    if (!match) continue
    const value = NUMBER_WORDS.includes(match)
      ? NUMBER_WORDS.indexOf(match)
      : Number(match.replace(/,/g, ''))
    if (!Number.isNaN(value)) return { field, value }
  }
  return null
}

/** A typed feature that restates a field of the form is no feature: the field wins. */
export const conflictWith = ({ field, value }: Restated, stated: StatedNumbers): string => {
  const known = stated[field]
  const name = FACT_NAMES[field]
  return known === value || known === null
    ? `It belongs in the field '${name}'.`
    : `The field '${name}' says ${field === 'year' ? known : group(known)}, and the field wins.`
}
