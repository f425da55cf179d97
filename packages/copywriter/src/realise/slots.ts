import { group } from '../facts/numbers.ts'
import type { FactName, Feature, PropertyFacts } from '../facts/types.ts'
import { hasPlace, placeOf } from '../phrases/scene-places.ts'
import { hasUse } from '../phrases/uses.ts'
import type { Random } from '../seed/random.ts'
import * as of from './fact-texts.ts'
import type { SlotName } from './slot-names.ts'
import { Wording } from './wording.ts'

/** How a voice refers back to the property. */
export type Nouns = Record<'home' | 'land' | 'commercial', readonly string[]>

const SOURCES: Record<FactName, string> = {
  address: 'address',
  city: 'city',
  type: 'propertyType',
  beds: 'bedrooms',
  baths: 'bathrooms',
  sqft: 'squareFeet',
  price: 'price',
  year: 'yearBuilt',
  lot: 'lotSize',
}
/** Between two features, where 'and' is not needed for the verb. */
const CONJUNCTIONS = ['and', 'and', 'as well as']
const WITHIN = [' across ', ' in ', ' within ']
const HOLDING = [' holding ', ' arranged as ']
const BESIDE = [' plus ', ' alongside ']

/** Fills the slots of one sentence at a time, stating only what is still open, each fact once. */
export class Slots {
  private wording = new Wording()
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
  begin(features: readonly Feature[], others: readonly Feature[] = []): Wording {
    this.features = features
    this.others = others
    this.wording = new Wording()
    return this.wording
  }

  isLively(): boolean {
    return this.features.every(hasUse) && this.others.every(hasUse)
  }

  /** Whether the facts provide for a slot, as far as can be told before the sentence is written. */
  has(slot: SlotName): boolean {
    const { open, facts } = this
    switch (slot) {
      case 'fs':
      case 'f':
      case 'fx':
      case 'list':
        return this.features.length > 0
      case 'city':
      case 'sqft':
      case 'price':
      case 'type':
      case 'lot':
      case 'address':
        return open.has(slot)
      case 'what':
      case 'sized':
        return open.has('type')
      case 'place':
        return open.has('city')
      case 'where':
        return open.has('address') || open.has('city')
      case 'rooms':
        return open.has('beds') || open.has('baths')
      case 'measure':
        return open.has('beds') || open.has('baths') || open.has('sqft')
      case 'sqftAdj':
        return open.has('sqft')
      case 'lotAdj':
        return open.has('lot')
      case 'year':
        return open.has('year') && !facts.isPlanned
      case 'due':
        return open.has('year') && facts.isPlanned
      case 'g':
        return this.features.length === 2
      case 'gs':
      case 'gx':
        return this.others.length > 0
      case 'front':
        return hasPlace(this.features, 'front')
      case 'in':
        return hasPlace(this.features, 'trail')
      case 'then':
        return hasPlace(this.others, 'front')
      case 'on':
        return hasPlace(this.others, 'trail')
      default:
        return true
    }
  }

  /** Writes what a slot asks for, unless the facts do not provide it. */
  fill(slot: SlotName): boolean {
    const { facts } = this
    switch (slot) {
      case 'fs':
        return this.list(this.features)
      case 'city':
      case 'sqft':
      case 'price':
      case 'type':
      case 'lot':
      case 'address':
        return this.fact(slot)
      case 'what':
        return this.what()
      case 'place':
        return this.cityAndState()
      case 'sized':
        return this.sized()
      case 'where':
        return this.where()
      case 'rooms':
        return this.rooms()
      case 'measure':
        return this.measure()
      case 'figures':
        return this.measure() || this.fact('lot') || this.fact('price')
      case 'short':
        return this.short() || this.fact('lot') || this.fact('price')
      case 'sqftAdj':
        return this.take('sqft', `${group(facts.sqft ?? 0)}-square-foot`)
      case 'lotAdj':
        return this.take('lot', `${group(facts.lot ?? 0)}-acre`)
      case 'year':
        return !facts.isPlanned && this.fact('year')
      case 'due':
        return facts.isPlanned && this.fact('year')
      case 'ppsf':
        return this.derived(of.pricePerSquareFoot(facts), 'price/squareFeet')
      case 'ppa':
        return this.derived(of.pricePerAcre(facts), 'price/lotSize')
      case 'home':
        return this.words(this.random.pick(backReferences(facts, this.nouns)) ?? 'property')
      case 'f':
        return this.list(this.features.slice(0, 1))
      case 'g':
        return this.list(this.features.slice(1, 2))
      case 'gs':
        return this.list(this.others)
      case 'list':
        return this.list(this.features, this.random.pick(CONJUNCTIONS))
      case 'fx':
        return this.placed(this.features)
      case 'gx':
        return this.placed(this.others)
      case 'front':
        return this.words(placeOf(this.features, 'front', this.random))
      case 'in':
        return this.words(placeOf(this.features, 'trail', this.random))
      case 'then':
        return this.words(placeOf(this.others, 'front', this.random))
      case 'on':
        return this.words(placeOf(this.others, 'trail', this.random))
    }
  }

  private words(words: string | null): boolean {
    if (words) this.wording.say(words)
    return words !== null
  }

  private derived(figure: string | null, source: string): boolean {
    if (figure) this.wording.state(figure, source)
    return figure !== null
  }

  private isFree(name: FactName): boolean {
    return this.open.has(name) && !this.wording.facts.includes(name)
  }

  /** States a fact in the words given, unless it has been stated. */
  private take(name: FactName, words: string, isPlural?: boolean): boolean {
    if (!this.isFree(name)) return false
    this.wording.facts.push(name)
    this.wording.state(words, SOURCES[name], isPlural)
    return true
  }

  /** States a fact as prose has it, with or without its number. */
  private fact(name: FactName, isSubject = true): boolean {
    if (!this.isFree(name)) return false
    const { facts } = this
    if (name === 'address' || name === 'city') return this.take(name, facts[name])
    if (name === 'type') return this.type()
    const value = facts[name] ?? 0
    const isPlural = isSubject && COUNTED.includes(name) ? value !== 1 && value !== 0.5 : undefined
    return this.take(name, this.figure(name, value), isPlural)
  }

  private figure(name: Exclude<FactName, 'address' | 'city' | 'type'>, value: number): string {
    switch (name) {
      case 'beds':
        return of.bedsText(value, this.style)
      case 'baths':
        return of.bathsText(value, this.style, this.random.chance(0.35) ? 'bath' : 'bathroom')
      case 'sqft':
        return of.sqftText(value)
      case 'lot':
        return of.lotText(value)
      case 'price':
        return of.priceText(value, this.style)
      case 'year':
        return String(value)
    }
  }

  private type(): boolean {
    const { wording, facts } = this
    if (facts.isStudio) {
      wording.state('studio', 'bedrooms')
      wording.say(' ')
    }
    return this.take('type', of.TYPE_NOUNS[facts.propertyType], false)
  }

  private cityAndState(): boolean {
    const { state, city } = this.facts
    if (!this.fact('city')) return false
    if (state && state !== city) {
      this.wording.say(', ')
      this.wording.state(state, 'state')
    }
    return true
  }

  private where(): boolean {
    const order: FactName[] = this.random.chance(0.3) ? ['city', 'address'] : ['address', 'city']
    const free = order.filter((name) => this.isFree(name))
    free.forEach((name, at) => {
      this.wording.say(`${at > 0 ? ' ' : ''}${name === 'city' ? 'in' : 'at'} `)
      this.fact(name)
    })
    return free.length > 0
  }

  /** Facts that are left of these, as a list. */
  private listFacts(names: readonly FactName[], isSubject = true): boolean {
    const free = names.filter((name) => this.isFree(name))
    free.forEach((name, at) => {
      this.separate(at, free.length)
      this.fact(name, isSubject)
    })
    if (isSubject && free.length > 1) this.wording.pluralise()
    return free.length > 0
  }

  private separate(at: number, length: number, conjunction = 'and'): void {
    if (at === 0) return
    const isLast = at === length - 1
    this.wording.say(isLast ? `${length > 2 ? ',' : ''} ${conjunction} ` : ', ')
  }

  /** Rooms and size: a list that begins with either, the rooms within the size, or the size with its rooms. */
  private measure(): boolean {
    const hasBeds = this.isFree('beds')
    if (!this.isFree('sqft') || !(hasBeds || this.isFree('baths')))
      return this.rooms() || this.fact('sqft')
    const way = this.random.next()
    if (way < 0.3) return this.listFacts(['beds', 'baths', 'sqft'])
    if (way < 0.6 || (way < 0.7 && !hasBeds)) return this.listFacts(['sqft', 'beds', 'baths'])
    if (way < 0.7) {
      this.fact('sqft')
      this.wording.say(this.random.pick(HOLDING) ?? ' holding ')
      return this.listFacts(['beds', 'baths'], false)
    }
    this.rooms()
    this.wording.say(this.random.pick(WITHIN) ?? ' in ')
    return this.fact('sqft', false)
  }

  /** 'One bedroom plus two bathrooms' is one to the verb; 'one bedroom and two bathrooms' are three. */
  private rooms(): boolean {
    const isPair = this.isFree('beds') && this.isFree('baths')
    if (!isPair || this.random.chance(0.75)) return this.listFacts(['beds', 'baths'])
    this.fact('beds')
    this.wording.say(this.random.pick(BESIDE) ?? ' plus ')
    return this.fact('baths', false)
  }

  private what(): boolean {
    const { facts, style, random, wording } = this
    if (!this.isFree('type')) return false
    if (this.isFree('beds') && random.chance(0.75)) {
      this.take('beds', of.bedsAdjective(facts.beds ?? 0, style))
      if (this.isFree('baths')) {
        wording.say(', ')
        this.take('baths', of.bathsAdjective(facts.baths ?? 0, style))
      }
      wording.say(' ')
    }
    return this.type()
  }

  private sized(): boolean {
    const isSized = this.style === 'prose' && this.random.chance(0.3) && this.isFree('type')
    if (!isSized || !this.fill('sqftAdj')) return this.what()
    this.wording.say(' ')
    return this.type()
  }

  private short(): boolean {
    const { beds, baths, sqft } = this.facts
    const texts: [FactName, string][] = [
      ['beds', `${beds} bed`],
      ['baths', `${baths} bath`],
      ['sqft', `${group(sqft ?? 0)} sq ft`],
    ]
    const free = texts.filter(([name]) => this.isFree(name))
    free.forEach(([name, text], at) => {
      if (at > 0) this.wording.say(', ')
      this.take(name, text)
    })
    return free.length > 0
  }

  private list(features: readonly Feature[], conjunction = 'and'): boolean {
    const { wording } = this
    const { length } = features
    features.forEach((feature, at) => {
      this.separate(at, length, length === 2 ? conjunction : 'and')
      wording.features.push(feature)
      wording.state(feature.phrase, 'features', feature.plural, at === 0 && length > 1)
    })
    if (length > 1) wording.pluralise()
    return length > 0
  }

  /** A list that says where its things are, now and then. */
  private placed(features: readonly Feature[]): boolean {
    if (!this.list(features)) return false
    const place = this.random.chance(0.6) ? placeOf(features, 'beside', this.random) : null
    if (place) this.wording.say(` ${place}`)
    return true
  }
}

const COUNTED: readonly FactName[] = ['beds', 'baths', 'sqft', 'lot']
/** Whether the home is part of a larger building, so that 'house' and 'grounds' are not its words. */
export const isShared = ({ propertyType }: PropertyFacts): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment' || propertyType === 'Penthouse'

const backReferences = (facts: PropertyFacts, nouns: Nouns): readonly string[] => {
  if (facts.propertyType === 'Multi-Family') return ['property', 'building']
  const words = nouns[facts.kind]
  return isShared(facts) ? words.filter((word) => word !== 'house') : words
}
