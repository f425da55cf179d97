import type { PropertyType } from '@listwright/contracts'
import { dollars, group, shortDollars, spell, spellHalves } from '../facts/numbers.ts'
import type { PropertyFacts } from '../facts/types.ts'

export const TYPE_NOUNS: Record<PropertyType, string> = {
  'Single Family Home': 'single-family home',
  Condo: 'condo',
  Townhouse: 'townhouse',
  'Multi-Family': 'multi-family property',
  Apartment: 'apartment',
  Estate: 'estate',
  Penthouse: 'penthouse',
  Land: 'parcel',
  Commercial: 'commercial property',
}

/** Prose spells numbers out; captions use figures. */
export type Style = 'prose' | 'figures'

export const bedsText = (beds: number, style: Style): string =>
  `${style === 'prose' ? spell(beds) : group(beds)} bedroom${beds === 1 ? '' : 's'}`

export const bathsText = (baths: number, style: Style, noun: 'bath' | 'bathroom'): string => {
  if (baths === 0.5) return 'a half bath'
  const count = style === 'prose' ? spellHalves(baths) : group(baths)
  return `${count} ${noun}${baths === 1 ? '' : 's'}`
}

export const bedsAdjective = (beds: number, style: Style): string =>
  `${style === 'prose' ? spell(beds) : group(beds)}-bedroom`

export const bathsAdjective = (baths: number, style: Style): string => {
  if (baths === 0.5) return 'half-bath'
  return `${style === 'prose' ? spellHalves(baths).replaceAll(' ', '-') : group(baths)}-bath`
}

export const sqftText = (sqft: number): string =>
  `${group(sqft)} square ${sqft === 1 ? 'foot' : 'feet'}`

export const lotText = (lot: number): string => `${group(lot)} ${lot === 1 ? 'acre' : 'acres'}`

export const priceText = (price: number, style: Style): string =>
  style === 'prose' ? dollars(price) : shortDollars(price)

/** Whole dollars, 'about' unless exact; `null` where the figure would mislead. */
export const pricePerSquareFoot = ({ price, sqft, kind }: PropertyFacts): string | null =>
  price && sqft && sqft >= 100 && kind !== 'land' ? perUnit(price / sqft) : null

export const pricePerAcre = ({ price, lot, kind }: PropertyFacts): string | null =>
  price && lot && kind === 'land' ? perUnit(price / lot) : null

const perUnit = (value: number): string | null => {
  const rounded = Math.round(value)
  if (rounded < 1) return null
  return `${rounded === value ? '' : 'about '}${dollars(rounded)}`
}
