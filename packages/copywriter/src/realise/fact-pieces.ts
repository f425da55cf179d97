import type { PropertyType } from '@listwright/contracts'
import { dollars, group, shortDollars, spell, spellHalves } from '../facts/numbers.ts'
import type { PropertyFacts } from '../facts/types.ts'
import { type Piece, piece } from './pieces.ts'

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
  const noun: Piece = piece(TYPE_NOUNS[propertyType], 'propertyType', false)
  return isStudio ? [piece('studio', 'bedrooms'), piece(' '), noun] : [noun]
}

export const bedsPiece = (beds: number, style: Style): Piece =>
  piece(
    `${style === 'prose' ? spell(beds) : group(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`,
    'bedrooms',
    beds !== 1,
  )

export const bathsPiece = (baths: number, style: Style, noun: 'bath' | 'bathroom'): Piece => {
  if (baths === 0.5) return piece('a half bath', 'bathrooms', false)
  const count = style === 'prose' ? spellHalves(baths) : group(baths)
  const plural = baths !== 1
  return piece(`${count} ${noun}${plural ? 's' : ''}`, 'bathrooms', plural)
}

export const bedsAdjective = (beds: number, style: Style): Piece =>
  piece(`${style === 'prose' ? spell(beds) : group(beds)}-bedroom`, 'bedrooms')

export const bathsAdjective = (baths: number, style: Style): Piece =>
  piece(
    baths === 0.5
      ? 'half-bath'
      : `${(style === 'prose' ? spellHalves(baths) : group(baths)).replaceAll(' ', '-')}-bath`,
    'bathrooms',
  )

export const sqftPiece = (sqft: number): Piece =>
  piece(`${group(sqft)} square ${sqft === 1 ? 'foot' : 'feet'}`, 'squareFeet', sqft !== 1)

export const sqftAdjective = (sqft: number): Piece =>
  piece(`${group(sqft)}-square-foot`, 'squareFeet')

export const lotPiece = (lot: number): Piece =>
  piece(`${group(lot)} ${lot === 1 ? 'acre' : 'acres'}`, 'lotSize', lot !== 1)

export const lotAdjective = (lot: number): Piece => piece(`${group(lot)}-acre`, 'lotSize')

export const pricePiece = (price: number, style: Style): Piece =>
  piece(style === 'prose' ? dollars(price) : shortDollars(price), 'price')

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
  return piece(`${rounded === value ? '' : 'about '}${dollars(rounded)}`, source)
}
