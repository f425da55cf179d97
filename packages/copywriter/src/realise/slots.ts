import { group } from '../facts/numbers.ts'
import { FACTS, type FactName, type Feature, type PropertyFacts } from '../facts/types.ts'
import { placeOf } from '../phrases/scene-places.ts'
import { hasUse } from '../phrases/uses.ts'
import type { Random } from '../seed/random.ts'
import * as of from './fact-pieces.ts'
import { listed, type Piece, piece } from './pieces.ts'
import type { SlotName } from './slot-names.ts'

/** How a voice refers back to the property. */
export type Nouns = Record<'home' | 'land' | 'commercial', readonly string[]>

export interface SlotUse {
  facts: Set<FactName>
  features: Feature[]
}

/** Between two features, where 'and' is not needed for the verb. */
const CONJUNCTIONS = ['and', 'and', 'as well as']

const EMPTY = piece('', undefined, true)

/** Fills the slots of one sentence at a time and notes which facts it states, so that each is stated once. */
export class Slots {
  private use: SlotUse = { facts: new Set(), features: [] }
  private taken: (FactName | Feature)[] = []
  private features: readonly Feature[] = []
  private others: readonly Feature[] = []

  constructor(
    private readonly facts: PropertyFacts,
    private readonly style: of.Style,
    private readonly random: Random,
    private readonly nouns: Nouns,
    /** Facts not stated yet. */
    private readonly open: ReadonlySet<FactName>,
  ) {}

  /** Starts a sentence about a group of features and, maybe, a second group. */
  begin(features: readonly Feature[], others: readonly Feature[] = []): SlotUse {
    this.features = features
    this.others = others
    this.use = { facts: new Set(), features: [] }
    this.taken = []
    return this.use
  }

  mark(): number {
    return this.taken.length
  }

  rewind(mark: number): void {
    for (const stated of this.taken.splice(mark))
      if (typeof stated === 'string') this.use.facts.delete(stated)
      else this.use.features.pop()
  }

  isLively(): boolean {
    return this.features.every(hasUse) && this.others.every(hasUse)
  }

  has(slot: SlotName): boolean {
    const { open, facts } = this
    switch (slot) {
      case 'place':
        return open.has('city')
      case 'what':
      case 'sized':
        return open.has('type')
      case 'where':
        return open.has('address') || open.has('city')
      case 'rooms':
        return open.has('beds') || open.has('baths')
      case 'measure':
        return open.has('beds') || open.has('baths') || open.has('sqft')
      case 'bedsAdj':
      case 'bathsAdj':
      case 'sqftAdj':
      case 'lotAdj':
        return open.has(slot.slice(0, -3) as FactName)
      case 'year':
        return open.has(slot) && !facts.isPlanned
      case 'due':
        return open.has('year') && facts.isPlanned
      case 'f':
      case 'fs':
      case 'fx':
      case 'list':
      case 'the':
        return this.features.length > 0
      case 'g':
        return this.features.length === 2
      case 'gs':
      case 'gx':
        return this.others.length > 0
      default:
        return !isFact(slot) || open.has(slot)
    }
  }

  /** The pieces for a slot, or `null` when the facts do not provide it. */
  fill(slot: SlotName): Piece[] | null {
    const { facts, style } = this
    switch (slot) {
      case 'address':
        return this.take('address') ? [piece(facts.address, 'address')] : null
      case 'city':
        return this.city()
      case 'place':
        return this.cityAndState()
      case 'type':
        return this.take('type') ? of.typePieces(facts) : null
      case 'what':
        return this.what()
      case 'sized':
        return this.sized()
      case 'where':
        return this.where()
      case 'beds':
        return this.number('beds', facts.beds, (value) => of.bedsPiece(value, style))
      case 'baths':
        return this.number('baths', facts.baths, (value) =>
          of.bathsPiece(value, style, this.random.chance(0.35) ? 'bath' : 'bathroom'),
        )
      case 'sqft':
        return this.number('sqft', facts.sqft, of.sqftPiece)
      case 'rooms':
        return all([this.fill('beds'), this.fill('baths')])
      case 'measure':
        return this.measure()
      case 'figures':
        return this.fill('measure') ?? this.fill('lot') ?? this.fill('price')
      case 'short':
        return this.short() ?? this.fill('lot') ?? this.fill('price')
      case 'bedsAdj':
        return this.number('beds', facts.beds, (value) => of.bedsAdjective(value, style))
      case 'bathsAdj':
        return this.number('baths', facts.baths, (value) => of.bathsAdjective(value, style))
      case 'sqftAdj':
        return this.number('sqft', facts.sqft, of.sqftAdjective)
      case 'lot':
        return this.number('lot', facts.lot, of.lotPiece)
      case 'lotAdj':
        return this.number('lot', facts.lot, of.lotAdjective)
      case 'price':
        return this.number('price', facts.price, (value) => of.pricePiece(value, style))
      case 'year':
        return facts.isPlanned ? null : this.number('year', facts.year, yearPiece)
      case 'due':
        return facts.isPlanned ? this.number('year', facts.year, yearPiece) : null
      case 'ppsf':
        return asPieces(of.pricePerSquareFoot(facts))
      case 'ppa':
        return asPieces(of.pricePerAcre(facts))
      case 'home':
        return [piece(this.random.pick(backReferences(facts, this.nouns)) ?? 'property')]
      case 'f':
        return this.feature(0)
      case 'g':
        return this.feature(1)
      case 'the':
        return this.definite()
      case 'fs':
        return this.list(this.features)
      case 'gs':
        return this.list(this.others)
      case 'list':
        return this.list(this.features, this.random.pick(CONJUNCTIONS))
      case 'fx':
        return this.placed(this.features)
      case 'gx':
        return this.placed(this.others)
      case 'front':
      case 'in':
        return asPlace(placeOf(this.features, slot === 'in' ? 'trail' : 'front', this.random))
      case 'then':
      case 'on':
        return asPlace(placeOf(this.others, slot === 'on' ? 'trail' : 'front', this.random))
    }
  }

  private take(name: FactName): boolean {
    if (!this.open.has(name) || this.use.facts.has(name)) return false
    this.use.facts.add(name)
    this.taken.push(name)
    return true
  }

  private number(
    name: FactName,
    value: number | null,
    piece: (value: number) => Piece,
  ): Piece[] | null {
    return value !== null && this.take(name) ? [piece(value)] : null
  }

  private city(): Piece[] | null {
    return this.take('city') ? [piece(this.facts.city, 'city')] : null
  }

  private cityAndState(): Piece[] | null {
    const place = this.city()
    const { state, city } = this.facts
    if (!place || !state || state === city) return place
    return [...place, piece(', '), piece(state, 'state')]
  }

  private where(): Piece[] | null {
    const street = this.fill('address')
    const town = this.city()
    if (street && town)
      return this.random.chance(0.7)
        ? [piece('at '), ...street, piece(' in '), ...town]
        : [piece('in '), ...town, piece(' at '), ...street]
    if (street) return [piece('at '), ...street]
    return town ? [piece('in '), ...town] : null
  }

  /** Rooms and size as a list that begins with either, or the rooms within the size. */
  private measure(): Piece[] | null {
    const [beds, baths, size] = [this.fill('beds'), this.fill('baths'), this.fill('sqft')]
    const way = this.random.below(3)
    if (way === 0 || !size || (!beds && !baths)) return all([beds, baths, size])
    if (way === 1) return all([size, beds, baths])
    const within = this.random.pick([' across ', ' in ', ' within ']) ?? ' in '
    return [...(all([beds, baths]) ?? []), piece(within), ...size.map(withoutNumber)]
  }

  private what(): Piece[] | null {
    const noun = this.fill('type')
    if (!noun) return null
    const beds = this.random.chance(0.75) ? this.fill('bedsAdj') : null
    if (!beds) return noun
    const baths = this.fill('bathsAdj')
    return [...beds, ...(baths ? [piece(', '), ...baths] : []), piece(' '), ...noun]
  }

  private sized(): Piece[] | null {
    const size = this.style === 'prose' && this.random.chance(0.3) ? this.fill('sqftAdj') : null
    const noun = size ? this.fill('type') : null
    return size && noun ? [...size, piece(' '), ...noun] : this.what()
  }

  private short(): Piece[] | null {
    const { beds, baths, sqft } = this.facts
    const parts = [
      this.number('beds', beds, (value) => piece(`${value} bed`, 'bedrooms')),
      this.number('baths', baths, (value) => piece(`${value} bath`, 'bathrooms')),
      this.number('sqft', sqft, (value) => piece(`${group(value)} sq ft`, 'squareFeet')),
    ].filter((part) => part !== null)
    return parts.length > 0
      ? parts.flatMap((part, at) => (at > 0 ? [piece(', '), ...part] : part))
      : null
  }

  private tell(feature: Feature): void {
    this.use.features.push(feature)
    this.taken.push(feature)
  }

  private feature(position: number): Piece[] | null {
    const feature = this.features[position]
    if (!feature) return null
    this.tell(feature)
    return [featurePiece(feature)]
  }

  private definite(): Piece[] | null {
    const feature = this.features[0]
    if (!feature) return null
    this.tell(feature)
    return [piece(`the ${feature.bare}`, 'features', feature.plural)]
  }

  // A list of several is plural for a verb that follows; the first item decides for a verb before it.
  private list(features: readonly Feature[], conjunction = 'and'): Piece[] | null {
    if (features.length === 0) return null
    for (const feature of features) this.tell(feature)
    if (features.length === 1) return features.map((feature) => featurePiece(feature))
    const items = features.map((feature, position) => [featurePiece(feature, position === 0)])
    const pieces = listed(items, items.length === 2 ? conjunction : 'and')
    pieces.push(EMPTY)
    return pieces
  }

  /** A list that says where its things are, now and then. */
  private placed(features: readonly Feature[]): Piece[] | null {
    const pieces = this.list(features)
    const place = this.random.chance(0.6) ? placeOf(features, 'beside', this.random) : null
    return pieces && place ? [...pieces, piece(` ${place}`)] : pieces
  }
}

const featurePiece = ({ phrase, plural }: Feature, heads?: boolean): Piece =>
  piece(phrase, 'features', plural, heads)

// 'One bedroom in 600 square feet' is still one bedroom to the verb.
const withoutNumber = ({ text, source }: Piece): Piece => piece(text, source)

const asPlace = (place: string | null): Piece[] | null => (place ? [piece(place)] : null)

const FACT_NAMES: readonly string[] = FACTS

const isFact = (slot: string): slot is FactName => FACT_NAMES.includes(slot)

const yearPiece = (year: number): Piece => piece(String(year), 'yearBuilt')

const asPieces = (piece: Piece | null): Piece[] | null => (piece ? [piece] : null)

const all = (parts: (Piece[] | null)[]): Piece[] | null => {
  const present = parts.filter((part) => part !== null)
  if (present.length === 0) return null
  return present.length > 1 ? [...listed(present), EMPTY] : (present[0] ?? null)
}

/** Whether the home is part of a larger building, so that 'house' and 'grounds' are not its words. */
export const isShared = ({ propertyType }: PropertyFacts): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment' || propertyType === 'Penthouse'

const backReferences = (facts: PropertyFacts, nouns: Nouns): readonly string[] => {
  if (facts.propertyType === 'Multi-Family') return ['property', 'building']
  const words = nouns[facts.kind]
  return isShared(facts) ? words.filter((word) => word !== 'house') : words
}
