import { group } from '../facts/numbers.ts'
import type { FactName, PropertyFacts } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'
import * as of from './fact-texts.ts'
import { separator } from './separator.ts'
import type { FactSlot } from './slot-names.ts'
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
/** One of these must be open; slots that are not listed here can always be asked. */
const NEEDED: Partial<Record<FactSlot, readonly FactName[]>> = {
  address: ['address'],
  city: ['city'],
  place: ['city'],
  where: ['address', 'city'],
  type: ['type'],
  what: ['type'],
  sized: ['type'],
  'type in city': ['city'],
  'what in city': ['city'],
  'sized in city': ['city'],
  sqft: ['sqft'],
  sqftAdj: ['sqft'],
  rooms: ['beds', 'baths'],
  measure: ['beds', 'baths', 'sqft'],
  lot: ['lot'],
  lotAdj: ['lot'],
  price: ['price'],
}
const COUNTED: readonly FactName[] = ['beds', 'baths', 'sqft', 'lot']
const WITHIN = [' across ', ' in ', ' within ']
const HOLDING = [' holding ', ' arranged as ']
const BESIDE = [' plus ', ' alongside ']

/** How much of the rooms and the size is told with the noun. */
type Name = 'type' | 'what' | 'sized'

/** Fills slots with facts of the record: only what is still open, each fact once. */
export class FactSlots {
  private wording = new Wording()

  constructor(
    private readonly facts: PropertyFacts,
    private readonly style: of.Style,
    private readonly random: Random,
    private readonly nouns: Nouns,
    /** Facts not stated yet. */
    private readonly open: ReadonlySet<FactName>,
  ) {}

  begin(wording: Wording): void {
    this.wording = wording
  }

  has(slot: FactSlot): boolean {
    const { open, facts } = this
    if (slot === 'year' || slot === 'due')
      return open.has('year') && facts.isPlanned === (slot === 'due')
    const needed = NEEDED[slot]
    if (!needed) return true
    for (const fact of needed) if (open.has(fact)) return true
    return false
  }

  fill(slot: FactSlot): boolean {
    const { facts } = this
    switch (slot) {
      case 'type':
      case 'what':
      case 'sized':
        return this.named(slot)
      case 'type in city':
        return this.inCity('type')
      case 'what in city':
        return this.inCity('what')
      case 'sized in city':
        return this.inCity('sized')
      case 'place':
        return this.cityAndState()
      case 'where':
        return this.where()
      case 'rooms':
        return this.rooms()
      case 'measure':
        return this.measure()
      case 'sqftAdj':
        return this.take('sqft', `${group(facts.sqft ?? 0)}-square-foot`)
      case 'lotAdj':
        return this.take('lot', `${group(facts.lot ?? 0)}-acre`)
      case 'year':
        return !facts.isPlanned && this.fact('year')
      case 'due':
        return facts.isPlanned && this.fact('year')
      case 'figures':
        return this.measure() || this.fact('lot') || this.fact('price')
      case 'short':
        return this.short() || this.fact('lot') || this.fact('price')
      case 'ppsf':
        return this.derived(of.pricePerSquareFoot(facts), 'price/squareFeet')
      case 'ppa':
        return this.derived(of.pricePerAcre(facts), 'price/lotSize')
      case 'home':
        this.wording.say(this.random.pick(backReferences(facts, this.nouns)))
        return true
      default:
        return this.fact(slot)
    }
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

  /** 'A condo in Tampa', or 'a Tampa condo'. */
  private inCity(name: Name): boolean {
    const isLocal = this.random.chance(0.5)
    if (!this.named(name, isLocal)) return false
    if (isLocal) return true
    this.wording.say(' in ')
    return this.fact('city')
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
      this.wording.say(separator(at, free.length))
      this.fact(name, isSubject)
    })
    if (isSubject && free.length > 1) this.wording.pluralise()
    return free.length > 0
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
      this.wording.say(this.random.pick(HOLDING))
      return this.listFacts(['beds', 'baths'], false)
    }
    this.rooms()
    this.wording.say(this.random.pick(WITHIN))
    return this.fact('sqft', false)
  }

  /** 'One bedroom plus two bathrooms' is one to the verb; 'one bedroom and two bathrooms' are three. */
  private rooms(): boolean {
    const isPair = this.isFree('beds') && this.isFree('baths')
    if (!isPair || this.random.chance(0.75)) return this.listFacts(['beds', 'baths'])
    this.fact('beds')
    this.wording.say(this.random.pick(BESIDE))
    return this.fact('baths', false)
  }

  /** 'Condo', 'three-bedroom, two-bath condo' or '1,200-square-foot condo', and 'Tampa condo' for short. */
  private named(name: Name, isLocal = false): boolean {
    const { facts, style, random, wording } = this
    if (!this.isFree('type') || (isLocal && !this.isFree('city'))) return false
    const isSized = name === 'sized' && style === 'prose' && random.chance(0.3)
    if (isSized && this.fill('sqftAdj')) wording.say(' ')
    else if (name !== 'type' && this.isFree('beds') && random.chance(0.75)) {
      this.take('beds', of.bedsAdjective(facts.beds ?? 0, style))
      if (this.isFree('baths')) {
        wording.say(', ')
        this.take('baths', of.bathsAdjective(facts.baths ?? 0, style))
      }
      wording.say(' ')
    }
    if (isLocal) {
      this.fact('city')
      wording.say(' ')
    }
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
}

/** Whether the home is part of a larger building, so that 'house' and 'grounds' are not its words. */
export const isShared = ({ propertyType }: PropertyFacts): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment' || propertyType === 'Penthouse'

const backReferences = (facts: PropertyFacts, nouns: Nouns): readonly string[] => {
  if (facts.propertyType === 'Multi-Family') return ['property', 'building']
  const words = nouns[facts.kind]
  return isShared(facts) ? words.filter((word) => word !== 'house') : words
}
