import type { PropertyInput, PropertyType } from '@listwright/contracts'
import { isMisspelling } from '../language/misspelling.ts'
import { longForms } from '../language/shorthand.ts'
import { STATES } from '../language/states.ts'
import { lowerCase, normalise } from '../normalise.ts'
import { numbersIn, type WrittenNumber } from '../numbers.ts'
import { wordsThatFollow } from './follows.ts'
import { wordForms } from './word-forms.ts'

/** A property in the forms that tracing asks for; made once per property. */
export class TypedFacts {
  /** For every form of a word the fields that support it: 'features[2]', 'propertyType', 'city'. */
  private readonly sources = new Map<string, Set<string>>()
  /** Words of the features as they were typed, for slips of the finger. */
  private readonly typedWords = new Map<string, Set<string>>()
  /** What is typed itself, not only implied: by form, the features. */
  private readonly typed = new Map<string, Set<string>>()
  /** Words of names: address, city, state. */
  readonly names: ReadonlySet<string>
  readonly numbers: readonly { source: string; feature: string; number: WrittenNumber }[]
  readonly featureTexts: readonly string[]

  private constructor(readonly property: PropertyInput) {
    this.featureTexts = property.features.map((feature) => spelledOut(feature))
    this.featureTexts.forEach((feature, index) => {
      const source = `features[${index}]`
      const words = wordsOf(feature)
      for (const word of words) {
        this.support(word, source)
        for (const form of wordForms(word)) addTo(this.typed, form, source)
        addTo(this.typedWords, word, source)
      }
      // 'fire pit' also supports 'firepit'.
      for (const [at, word] of words.entries()) {
        const next = words[at + 1]
        if (next) this.support(word + next, source)
      }
      for (const word of wordsThatFollow(feature)) this.support(word, source)
    })
    for (const word of TYPE_WORDS[property.propertyType].split(' '))
      this.support(word, 'propertyType')
    if (property.lotSize) for (const word of LOT_WORDS) this.support(word, 'lotSize')
    if (property.yearBuilt) for (const word of AGE_WORDS) this.support(word, 'yearBuilt')
    if (property.price > 0) for (const word of PRICE_WORDS) this.support(word, 'price')
    if (property.bedrooms > 0) this.support('bedroom', 'bedrooms')
    else if (property.squareFeet > 0) this.support('studio', 'bedrooms')
    if (property.bathrooms > 0) for (const word of BATH_WORDS) this.support(word, 'bathrooms')
    if (property.squareFeet > 0) for (const word of SIZE_WORDS) this.support(word, 'squareFeet')
    const named: string[] = []
    const name = (text: string, source: string) => {
      for (const word of wordsOf(lowerCase(normalise(text)))) {
        named.push(word)
        this.support(word, source)
      }
    }
    name(property.address, 'address')
    name(property.city, 'city')
    name(property.state, 'state')
    name(STATES.get(property.state) ?? '', 'state')
    this.names = new Set(named)
    this.numbers = this.featureTexts.flatMap((feature, index) =>
      numbersIn(feature).map((number) => ({ source: `features[${index}]`, feature, number })),
    )
  }

  private static readonly remembered = new WeakMap<PropertyInput, TypedFacts>()

  static for(property: PropertyInput): TypedFacts {
    const known = TypedFacts.remembered.get(property) ?? new TypedFacts(property)
    TypedFacts.remembered.set(property, known)
    return known
  }

  private support(word: string, source: string): void {
    for (const form of wordForms(word)) addTo(this.sources, form, source)
  }

  /** The fields that support a lower-case word, in any of its forms. */
  sourcesOf(word: string): ReadonlySet<string> | undefined {
    const found = this.answers.get(word)
    if (found !== undefined) return found ?? undefined
    const sources = this.lookUp(word)
    this.answers.set(word, sources ?? null)
    return sources
  }

  private readonly answers = new Map<string, ReadonlySet<string> | null>()

  private lookUp(word: string): ReadonlySet<string> | undefined {
    const all = new Set<string>()
    for (const form of wordForms(word))
      for (const source of this.sources.get(form) ?? []) all.add(source)
    if (all.size > 0) return all
    for (const [typed, sources] of this.typedWords) if (isMisspelling(typed, word)) return sources
    return undefined
  }

  /** The features in which a word itself was typed. */
  typedIn(word: string): ReadonlySet<string> {
    const all = new Set<string>()
    for (const form of wordForms(word))
      for (const source of this.typed.get(form) ?? []) all.add(source)
    return all
  }
}

const addTo = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

const spelledOut = (feature: string): string => {
  const lower = lowerCase(normalise(feature))
  return [lower, ...longForms(lower)].join(' ; ')
}

// The same words as in prose, and their parts: \u201cd'Alene\u201d.
const wordsOf = (lower: string): string[] => [
  ...(lower.match(/[a-z\u00df-\u024f]+/g) ?? []),
  ...(lower.match(/[a-z\u00df-\u024f]+'[a-z\u00df-\u024f]+/g) ?? []),
]

const LOT_WORDS = [
  'yard',
  'lot',
  'land',
  'ground',
  'grounds',
  'acre',
  'acreage',
  'parcel',
  'square',
]
const AGE_WORDS = ['century', 'decade', 'vintage', 'prewar', 'construction']
const PRICE_WORDS = ['value', 'cost', 'square', 'acre', 'unit']
const BATH_WORDS = ['bathroom', 'bath', 'shower', 'restroom']
const SIZE_WORDS = ['square', 'footage', 'size']

const TYPE_WORDS: Record<PropertyType, string> = {
  'Single Family Home': 'single family home house residence dwelling detached',
  Condo: 'community condo condominium unit building association residence',
  Townhouse:
    'community condominium townhouse townhome town row home house residence unit building shared walls siding insurance',
  'Multi-Family':
    'multi family multifamily units unit building rental rent rents tenant tenants lease leases income apartment apartments residential investment landlord owner',
  Apartment: 'community condominium apartment unit building flat residence',
  Estate: 'estate home house residence main grounds boundary',
  Penthouse: 'community condominium penthouse unit building residence tower',
  Land: 'land parcel lot site acreage tract build buildable building construction owner soil access zoning survey drainage county septic well road utilities',
  Commercial:
    'commercial building space business tenant owner office retail lease leases investment use industrial warehouse parking sign signage zoning traffic',
}
