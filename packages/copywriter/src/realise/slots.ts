import { group } from '../facts/numbers.ts'
import type { FactName, Feature, PropertyFacts } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'
import * as of from './fact-pieces.ts'
import { listed, type Piece } from './pieces.ts'
import type { Fill } from './template.ts'

/** How a voice refers back to the property. */
export type Nouns = Record<'home' | 'land' | 'commercial', readonly string[]>

export interface SlotScope {
  facts: PropertyFacts
  style: of.Style
  random: Random
  nouns: Nouns
  /** Facts not stated yet. */
  open: ReadonlySet<FactName>
  /** The features of this sentence. */
  features: readonly Feature[]
}

export interface SlotUse {
  facts: Set<FactName>
  features: Feature[]
}

/** Fills the slots of one sentence and notes which facts it states, so that each is stated once. */
export const slotFiller = (scope: SlotScope, used: SlotUse): Fill => {
  const { facts, style, random } = scope
  const take = (name: FactName, pieces: () => Piece[]): Piece[] | null => {
    if (!scope.open.has(name) || used.facts.has(name)) return null
    used.facts.add(name)
    return pieces()
  }
  const number = (name: FactName, value: number | null, piece: (value: number) => Piece) =>
    value === null ? null : take(name, () => [piece(value)])
  const together = (...parts: (Piece[] | null)[]): Piece[][] =>
    parts.filter((part) => part !== null)

  const beds = () => number('beds', facts.beds, (value) => of.bedsPiece(value, style))
  const baths = () => number('baths', facts.baths, (value) => of.bathsPiece(value, style))
  const sqft = () => number('sqft', facts.sqft, of.sqftPiece)
  const city = () => take('city', () => [{ text: facts.city, source: 'city' }])
  const cityAndState = () => {
    const place = city()
    if (!place || !facts.state || facts.state === facts.city) return place
    return [...place, { text: ', ' }, { text: facts.state, source: 'state' }]
  }
  const address = () => take('address', () => [{ text: facts.address, source: 'address' }])
  const type = () => take('type', () => of.typePieces(facts))
  const price = () => number('price', facts.price, (value) => of.pricePiece(value, style))

  const rooms = () => all(together(beds(), baths()))
  const measure = () => {
    const parts = together(beds(), baths())
    const size = sqft()
    if (size)
      parts.splice(random.chance(0.25) && scope.style === 'figures' ? 0 : parts.length, 0, size)
    return all(parts)
  }
  const short = () => {
    const parts = together(
      number('beds', facts.beds, (value) => ({ text: `${value} bed`, source: 'bedrooms' })),
      number('baths', facts.baths, (value) => ({ text: `${value} bath`, source: 'bathrooms' })),
      number('sqft', facts.sqft, (value) => ({
        text: `${group(value)} sq ft`,
        source: 'squareFeet',
      })),
    )
    return parts.length > 0
      ? parts.flatMap((part, at) => (at > 0 ? [{ text: ', ' }, ...part] : part))
      : null
  }
  const what = () => {
    const noun = type()
    if (!noun) return null
    const withBeds = random.chance(0.75)
      ? number('beds', facts.beds, (value) => of.bedsAdjective(value, style))
      : null
    const withBaths =
      withBeds && random.chance(0.45)
        ? number('baths', facts.baths, (value) => of.bathsAdjective(value, style))
        : null
    return [
      ...(withBeds ?? []),
      ...(withBaths ? [{ text: ', ' }, ...withBaths] : []),
      ...(withBeds ? [{ text: ' ' }] : []),
      ...noun,
    ]
  }
  const where = () => {
    const street = address()
    const town = city()
    if (street && town) return [{ text: 'at ' }, ...street, { text: ' in ' }, ...town]
    if (street) return [{ text: 'at ' }, ...street]
    return town ? [{ text: 'in ' }, ...town] : null
  }
  const feature = (position: number, form: (feature: Feature) => string): Piece[] | null => {
    const item = scope.features[position]
    if (!item) return null
    used.features.push(item)
    return [{ text: form(item), source: 'features', plural: item.plural }]
  }
  const features = (least: number): Piece[] | null => {
    if (scope.features.length < least) return null
    used.features.push(...scope.features)
    const items = scope.features.map((item): Piece[] => [
      { text: item.phrase, source: 'features', plural: item.plural },
    ])
    const pieces = listed(items)
    // A list of several is plural for a verb that follows; the first item decides for a verb before it.
    return scope.features.length > 1 ? [...pieces, { text: '', plural: true }] : pieces
  }

  const fillers: Record<string, (sentence: Piece[]) => Piece[] | null> = {
    address,
    city,
    place: cityAndState,
    state: () => (facts.state ? [{ text: facts.state, source: 'state' }] : null),
    type,
    beds,
    baths,
    sqft,
    price,
    rooms,
    measure,
    figures: () => measure() ?? number('lot', facts.lot, of.lotPiece) ?? price(),
    short: () => short() ?? number('lot', facts.lot, of.lotPiece) ?? price(),
    what,
    where,
    bedsAdj: () => number('beds', facts.beds, (value) => of.bedsAdjective(value, style)),
    bathsAdj: () => number('baths', facts.baths, (value) => of.bathsAdjective(value, style)),
    sqftAdj: () => number('sqft', facts.sqft, of.sqftAdjective),
    lot: () => number('lot', facts.lot, of.lotPiece),
    lotAdj: () => number('lot', facts.lot, of.lotAdjective),
    year: () => (facts.isPlanned ? null : number('year', facts.year, yearPiece)),
    due: () => (facts.isPlanned ? number('year', facts.year, yearPiece) : null),
    built: () =>
      number('year', facts.year, (year) => ({
        text: `${facts.isPlanned ? 'to be completed in' : 'built in'} ${year}`,
        source: 'yearBuilt',
      })),
    ppsf: () => asPieces(of.pricePerSquareFoot(facts)),
    ppa: () => asPieces(of.pricePerAcre(facts)),
    home: () => asPieces({ text: random.pick(backReferences(facts, scope.nouns)) ?? 'property' }),
    f: () => feature(0, (item) => item.phrase),
    g: () => feature(1, (item) => item.phrase),
    h: () => feature(2, (item) => item.phrase),
    the: () => feature(0, (item) => `the ${item.bare}`),
    fs: () => features(1),
    list: () => features(2),
  }
  return (slot, sentence) => fillers[slot]?.(sentence) ?? null
}

const yearPiece = (year: number): Piece => ({ text: String(year), source: 'yearBuilt' })

const asPieces = (piece: Piece | null): Piece[] | null => (piece ? [piece] : null)

const all = (parts: Piece[][]): Piece[] | null => {
  if (parts.length === 0) return null
  return parts.length > 1 ? [...listed(parts), { text: '', plural: true }] : (parts[0] ?? null)
}

const backReferences = (facts: PropertyFacts, nouns: Nouns): readonly string[] =>
  facts.propertyType === 'Multi-Family' ? ['property', 'building'] : nouns[facts.kind]
