import type { PropertyType } from '@listwright/contracts'
import { dollars, group, shortDollars, spell, spellHalves } from '../facts/numbers.ts'
import type { PropertyFacts } from '../facts/types.ts'
import type { Piece } from './pieces.ts'

const TYPE_NOUNS: Record<PropertyType, string> = {
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

export const typePieces = ({ propertyType, isStudio }: PropertyFacts): Piece[] => {
  const noun: Piece = { text: TYPE_NOUNS[propertyType], source: 'propertyType', plural: false }
  return isStudio ? [{ text: 'studio', source: 'bedrooms' }, { text: ' ' }, noun] : [noun]
}

export const bedsPiece = (beds: number, style: Style): Piece => ({
  text: `${style === 'prose' ? spell(beds) : group(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`,
  source: 'bedrooms',
  plural: beds !== 1,
})

export const bathsPiece = (baths: number, style: Style, noun: 'bath' | 'bathroom'): Piece => {
  if (baths === 0.5) return { text: 'a half bath', source: 'bathrooms', plural: false }
  const count = style === 'prose' ? spellHalves(baths) : group(baths)
  const plural = baths !== 1
  return { text: `${count} ${noun}${plural ? 's' : ''}`, source: 'bathrooms', plural }
}

export const bedsAdjective = (beds: number, style: Style): Piece => ({
  text: `${style === 'prose' ? spell(beds) : group(beds)}-bedroom`,
  source: 'bedrooms',
})

export const bathsAdjective = (baths: number, style: Style): Piece => ({
  text:
    baths === 0.5
      ? 'half-bath'
      : `${(style === 'prose' ? spellHalves(baths) : group(baths)).replaceAll(' ', '-')}-bath`,
  source: 'bathrooms',
})

export const sqftPiece = (sqft: number): Piece => ({
  text: `${group(sqft)} square ${sqft === 1 ? 'foot' : 'feet'}`,
  source: 'squareFeet',
  plural: sqft !== 1,
})

export const sqftAdjective = (sqft: number): Piece => ({
  text: `${group(sqft)}-square-foot`,
  source: 'squareFeet',
})

export const lotPiece = (lot: number): Piece => ({
  text: `${group(lot)} ${lot === 1 ? 'acre' : 'acres'}`,
  source: 'lotSize',
  plural: lot !== 1,
})

export const lotAdjective = (lot: number): Piece => ({
  text: `${group(lot)}-acre`,
  source: 'lotSize',
})

export const pricePiece = (price: number, style: Style): Piece => ({
  text: style === 'prose' ? dollars(price) : shortDollars(price),
  source: 'price',
})

/** Whole dollars, 'about' unless exact; `null` where the figure would mislead. */
export const pricePerSquareFoot = ({ price, sqft, kind }: PropertyFacts): Piece | null => {
  if (!price || !sqft || sqft < 100 || kind === 'land') return null
  return perUnit(price / sqft, 'price/squareFeet')
}

export const pricePerAcre = ({ price, lot, kind }: PropertyFacts): Piece | null =>
  price && lot && kind === 'land' ? perUnit(price / lot, 'price/lotSize') : null

const perUnit = (value: number, source: string): Piece | null => {
  const rounded = Math.round(value)
  if (rounded < 1) return null
  return { text: `${rounded === value ? '' : 'about '}${dollars(rounded)}`, source }
}
