import type { PropertyInput, PropertyType } from '@listwright/contracts'
import { derivedFigures, rentFigures } from '../derived-figures.ts'
import { isMisspelling } from '../language/misspelling.ts'
import { longForms } from '../language/shorthand.ts'
import { STATES } from '../language/states.ts'
import { onceFor } from '../memory/once-for.ts'
import { lowerCase, normalise } from '../normalise.ts'
import { numbersIn, type WrittenNumber } from '../numbers.ts'
import { matchesIn } from '../patterns/index.ts'
import { foldAccents } from './fold-accents.ts'
import { wordsThatFollow } from './follows.ts'
import { wordForms } from './word-forms.ts'

const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/g

/** A property in the forms that tracing asks for; `typedFactsOf` makes them once for each. */
export class TypedFacts {
  /** For every form of a word the fields that support it: 'features[2]', 'propertyType', 'city'. */
  readonly #sources = new Map<string, Set<string>>()
  /** The same by what a word is derived from. */
  readonly #stems = new Map<string, Set<string>>()
  /** The words of the features exactly as typed, so that typing mistakes in them can be recognized. */
  readonly #typedWords = new Map<string, Set<string>>()
  /** What is typed itself, not only implied: by form, the features. */
  readonly #typed = new Map<string, Set<string>>()
  /** Words of names: address, city, state. */
  readonly names: ReadonlySet<string>
  readonly numbers: readonly { source: string; feature: string; number: WrittenNumber }[]
  readonly featureTexts: readonly string[]
  /** Figures that follow from those entered. */
  readonly derived: ReadonlySet<number>
  /** Those of them that are paid every month or year. */
  readonly rents: ReadonlySet<number>
  /** Figures of the features taken together: one with a thousands separator arrives as two features. */
  readonly joined: ReadonlySet<number>
  /** By figure the features in which it stands, in digits or in words such as 'double'. */
  readonly #counts = new Map<number, Set<string>>()

  constructor(readonly property: PropertyInput) {
    this.featureTexts = property.features.map((feature) => spelledOut(feature))
    this.#readFeatures()
    this.#readFields(property)
    this.names = new Set(this.#readNames(property))
    this.derived = new Set(derivedFigures(property))
    this.rents = new Set(rentFigures(property))
    this.joined = new Set(
      numbersIn(lowerCase(property.features.join(','))).map(({ value }) => value),
    )
    this.#readCounts()
    this.numbers = this.featureTexts.flatMap((feature, index) =>
      numbersIn(feature).map((number) => ({ source: `features[${index}]`, feature, number })),
    )
  }

  #readFeatures(): void {
    this.featureTexts.forEach((feature, index) => {
      const source = `features[${index}]`
      const words = wordsOf(feature)
      for (const word of words) {
        this.#support(word, source)
        for (const form of wordForms(word)) addTo(this.#typed, form, source)
        addTo(this.#typedWords, word, source)
      }
      for (const word of words) {
        const long = ADDRESS_FORMS.get(word)
        if (long) this.#support(long, source)
      }
      // 'fire pit' also supports 'firepit'.
      for (const [at, word] of words.entries()) {
        const next = words[at + 1]
        if (next) this.#support(word + next, source)
      }
      for (const word of wordsThatFollow(feature)) this.#support(word, source)
      for (const [, digits] of matchesIn(feature, ORDINAL))
        this.#support(ordinal(Number(digits)), source)
    })
  }

  /** What the fields of the form support without any feature. */
  #readFields(property: PropertyInput): void {
    for (const word of TYPE_WORDS[property.propertyType].split(' '))
      this.#support(word, 'propertyType')
    if (property.lotSize) for (const word of LOT_WORDS) this.#support(word, 'lotSize')
    if (property.yearBuilt) for (const word of AGE_WORDS) this.#support(word, 'yearBuilt')
    if (property.price > 0 && property.price < RENT_MAX)
      for (const word of RENT_WORDS) this.#support(word, 'price')
    if (property.price > 0) for (const word of PRICE_WORDS) this.#support(word, 'price')
    if (property.bedrooms > 0) this.#support('bedroom', 'bedrooms')
    else if (property.squareFeet > 0 && property.propertyType !== 'Commercial')
      this.#support('studio', 'bedrooms')
    if (property.bedrooms > 0) for (const word of HOME_WORDS) this.#support(word, 'bedrooms')
    if (property.bathrooms > 0) for (const word of BATH_WORDS) this.#support(word, 'bathrooms')
    if (property.bathrooms % 1 !== 0) this.#support('powder', 'bathrooms')
    if (property.squareFeet > 0) for (const word of SIZE_WORDS) this.#support(word, 'squareFeet')
  }

  #readNames(property: PropertyInput): string[] {
    const named: string[] = []
    const name = (text: string, source: string) => {
      for (const word of wordsOf(lowerCase(foldAccents(normalise(text))))) {
        named.push(word)
        this.#support(word, source)
      }
    }
    name(property.address, 'address')
    for (const word of wordsOf(lowerCase(property.address)))
      name(ADDRESS_FORMS.get(word) ?? '', 'address')
    name(property.city, 'city')
    name(property.state, 'state')
    name(STATES.get(property.state) ?? '', 'state')
    return named
  }

  #readCounts(): void {
    this.featureTexts.forEach((feature, index) => {
      const source = `features[${index}]`
      for (const digits of feature.match(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g) ?? [])
        this.#count(Number(digits.replaceAll(',', '')), source)
      for (const { value } of numbersIn(feature)) this.#count(value, source)
      // '1 tandem space' is for one car.
      for (const [word, value] of NUMBERS_IN_WORDS)
        if (word.test(feature) && !/\b(?:1|one) tandem/.test(feature)) this.#count(value, source)
      // 'Twelve floors up' of the twelfth floor.
      for (const word of feature.match(/[a-z]+(?=[- ]floor)/g) ?? []) {
        const floor = ORDINALS.indexOf(word)
        if (floor > 0) this.#count(floor, source)
      }
    })
  }

  #support(word: string, source: string): void {
    for (const form of wordForms(word)) addTo(this.#sources, form, source)
    const stem = stemOf(word)
    if (stem) addTo(this.#stems, stem, source)
  }

  #count(value: number, source: string): void {
    const sources = this.#counts.get(value) ?? new Set()
    this.#counts.set(value, sources.add(source))
  }

  /** The features in which a figure stands. */
  featuresWith(value: number): string[] {
    return [...(this.#counts.get(value) ?? [])]
  }

  /** The text of a feature by its source, as in 'features[2]'. */
  featureOf(source: string): string {
    return this.featureTexts[Number(/\d+/.exec(source)?.[0])] ?? ''
  }

  /** The fields that support a lower-case word, in any of its forms. */
  sourcesOf(word: string): ReadonlySet<string> | undefined {
    const found = this.#answers.get(word)
    if (found !== undefined) return found ?? undefined
    const sources = this.#lookUp(word)
    this.#answers.set(word, sources ?? null)
    return sources
  }

  readonly #answers = new Map<string, ReadonlySet<string> | null>()

  #lookUp(word: string): ReadonlySet<string> | undefined {
    const all = new Set<string>()
    for (const form of wordForms(word))
      for (const source of this.#sources.get(form) ?? []) all.add(source)
    // A parking space is no park.
    if (word === 'park') return this.#typedWords.get(word) ?? this.#typedWords.get('parks')
    if (all.size > 0) return all
    const related = this.#stems.get(stemOf(word))
    if (related) return related
    for (const [typed, sources] of this.#typedWords)
      if (isMisspelling(typed, word) || isHalf(word, typed)) return sources
    return undefined
  }

  readonly #typedAnswers = new Map<string, ReadonlySet<string>>()

  /** The features in which a word itself was typed. */
  typedIn(word: string): ReadonlySet<string> {
    const known = this.#typedAnswers.get(word)
    if (known) return known
    const all = new Set<string>()
    for (const form of wordForms(word))
      for (const source of this.#typed.get(form) ?? []) all.add(source)
    this.#typedAnswers.set(word, all)
    return all
  }
}

export const typedFactsOf = onceFor((property: PropertyInput) => new TypedFacts(property))

const NUMBERS_IN_WORDS: readonly [word: RegExp, value: number][] = [
  [/\b(?:double|dual|twin|pair|both|two|couple|his|front (?:and|\+|&) back|tandem)\b/, 2],
  [/\b(?:triple|three)\b/, 3],
  [/\bdozen\b/, 12],
]

/** Whether a word is one of two that were typed without a space: 'butcherblock'. */
const isHalf = (word: string, typed: string): boolean =>
  word.length >= STEM_MIN &&
  typed.length >= word.length + LEAST_OTHER &&
  (typed.startsWith(word) || typed.endsWith(word))
const LEAST_OTHER = 4

const STEM_MIN = 5
const ENDING = /(?:ations?|ions?|ments?|als?|ances?|ings?|ed|ness|ages?|ive|able)$/

/** What 'exemption' and 'exempt' have in common; nothing of a short word. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '')
  return stem.length < STEM_MIN ? '' : stem
}

const addTo = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

const spelledOut = (feature: string): string => {
  const lower = lowerCase(foldAccents(normalise(feature)))
  const years = matchesIn(lower, SHORT_DATE).map(([, year]) => `20${year}`)
  return [lower, ...longForms(lower), ...years].join(' ; ')
}

/** 'Inspected 3/24' was in 2024. */
const SHORT_DATE = /\b(?:0?[1-9]|1[0-2])\/(\d\d)\b(?!\/)/g

// The same words as in prose, and their parts: \u201cd'Alene\u201d.
const wordsOf = (lower: string): string[] => [
  ...(lower.match(/[a-z\u00df-\u024f]+/g) ?? []),
  ...(lower.match(/[a-z\u00df-\u024f]+'[a-z\u00df-\u024f]+/g) ?? []),
]

const ORDINALS =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** @example ordinal(8) // 'eighth' */
const ordinal = (value: number): string => ORDINALS[value] ?? ''

/** What is short in an address is spelled out in a text. */
const ADDRESS_FORMS: ReadonlyMap<string, string> = new Map(
  'pkwy parkway mt mount mtn mountain ft fort st street ave avenue blvd boulevard rd road ln lane dr drive ct court pl place ter terrace cir circle hwy highway sq square n north s south e east w west ste suite apt apartment trl trail xing crossing pt point'
    .match(/\w+ \w+/g)
    ?.map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

/** Every home has these, so they need no feature. */
const HOME_WORDS = ['stove', 'sink', 'hallway']
const LOT_WORDS = [
  'yard',
  'backyard',
  'lot',
  'land',
  'ground',
  'grounds',
  'acre',
  'acreage',
  'parcel',
  'square',
  'boundary',
]
const AGE_WORDS = ['century', 'decade', 'vintage', 'prewar', 'construction', 'builder']
/** A price below this is paid by the month. */
const RENT_MAX = 25_000
const RENT_WORDS = ['rent', 'rental', 'lease']
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
    'commercial building space suite business tenant owner office retail lease leases investment use industrial warehouse parking sign signage zoning traffic',
}
