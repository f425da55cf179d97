import type { Lookup } from '../compose/fill.ts'
import { inWords, spelledOut } from '../compose/numbers.ts'
import { passage } from '../compose/passage.ts'
import { countable, listed, named, place, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { areManyPlaces } from '../facts/places/many-places.ts'
import { FEATURE_FIGURES } from './feature-figures.ts'
import { FIGURES, type NumberStyle } from './figures.ts'
import { isUnit, namesType } from './property-noun.ts'
import type { Story } from './story.ts'
import { fewPartsOf, thingOf } from './thing.ts'

/** Facts that a text states once: by the name of the slot that states them. */
const ONCE: Readonly<Record<string, string>> = {
  beds: 'beds',
  'beds-': 'beds',
  'beds#': 'beds',
  bd: 'beds',
  baths: 'baths',
  'baths-': 'baths',
  'baths#': 'baths',
  ba: 'baths',
  sqft: 'sqft',
  'sqft-': 'sqft',
  'sqft#': 'sqft',
  sf: 'sqft',
  lot: 'lot',
  'lot-': 'lot',
  'lot#': 'lot',
  year: 'year',
  price: 'price',
  rent: 'price',
  ppsf: 'ppsf',
  ppa: 'ppa',
  'unit price': 'unit price',
  times: 'times',
  city: 'city',
  fee: 'fee',
  'no fee': 'no fee',
  garage: 'garage',
  spaces: 'garage',
  'near to': 'near',
  includes: 'includes',
  'rent includes': 'rent includes',
  updates: 'dates',
  updated: 'dates',
  dates: 'dates',
  rents: 'rents',
  sum: 'sum',
  units: 'units',
  'units#': 'units',
  needs: 'needs',
  terms: 'terms',
  floor: 'floor',
  style: 'style',
  zoning: 'zoning',
  zoned: 'zoning',
}

/** The strongest features, as an opening or a headline names them. */
const HEROES: readonly string[] = ['hero', 'hero2', 'hero3']

/** The property's slots: a fact that was told is not offered again. */
export class Slots {
  readonly #story: Story
  readonly #style: NumberStyle
  readonly #told: Set<string>
  readonly #heroes: readonly Feature[]

  constructor(
    story: Story,
    style: NumberStyle,
    heroes: readonly Feature[],
    told = new Set<string>(),
  ) {
    this.#story = story
    this.#style = style
    this.#heroes = heroes
    this.#told = told
  }

  isTold(fact: string): boolean {
    return this.#told.has(fact)
  }

  tell(used: readonly string[]): void {
    for (const name of used) {
      const fact = name === 'type' ? 'type' : ONCE[name]
      if (fact) this.#told.add(fact)
    }
  }

  readonly property: Lookup = (name) => {
    const fact = ONCE[name]
    if (fact && this.#told.has(fact)) return null
    const { styled, facts } = this.#story
    const isForPost =
      this.#style !== 'prose' &&
      (facts.propertyType === 'Commercial' || isUnit(facts) || styled?.isSort)
    if (name === 'type' && styled && !isForPost && !this.#told.has('type')) {
      const isPlain =
        this.#style === 'prose' ||
        facts.propertyType !== 'Multi-Family' ||
        // 'A multi-family fourplex' would say it twice.
        namesType(styled.noun, facts)
      const noun = isPlain ? styled.noun : `multi-family ${styled.noun}`
      return countable(noun, `propertyType/${sourceOf(styled.feature)}`)
    }
    if (name === 'type' && this.#told.has('type') && / /.test(this.#story.noun))
      return countable(secondNoun(this.#story), 'propertyType')
    const figure = FIGURES[name]
    if (figure) return figure(this.#story, this.#style)
    const ofFeatures = FEATURE_FIGURES[name]
    if (ofFeatures) return ofFeatures(this.#story)
    const at = HEROES.indexOf(name)
    const hero = this.#heroes[at]
    const thing = hero && thingOf(hero, this.#onlyPart(hero))
    return hero && thing ? named(thing.name, sourceOf(hero)) : null
  }

  #onlyPart(whole: Feature): readonly Feature[] {
    return fewPartsOf(whole, this.#story)
  }

  /** Slots of a line about one feature; `line` is read for words that need not be said twice. */
  of(feature: Feature, line = ''): Lookup {
    return (name) => {
      const own = ownSlot(feature, name, line)
      if (own !== undefined) return own
      return this.property(name)
    }
  }

  /** Slots of a thought, each of which names one of its features. */
  ofThought(features: ReadonlyMap<string, Feature>, line = ''): Lookup {
    return (name) => {
      const [slot = '', part] = name.split(':')
      const feature = features.get(slot)
      if (!feature) return this.property(name)
      if (part) return ownSlot(feature, part, line) ?? null
      if (feature.kind === 'view' && feature.seen) return ownSlot(feature, 'seen', line) ?? null
      return ownSlot(feature, 'it', line) ?? statementOf(feature)
    }
  }
}

/** A long noun is said once: the 'multi-family property' is then 'the property', the 'commercial storefront' 'the building'. */
const secondNoun = ({ noun, styled }: Story): string => {
  if (/\bcondo$/.test(styled?.noun ?? '')) return 'condo'
  return /property$/.test(noun) ? 'property' : 'building'
}

const statementOf = (feature: Feature): Value | null =>
  feature.name ? null : wording(feature.text, sourceOf(feature))

/** 'The Flatirons', 'the river and the skyline'. */
const isManyNamed = (text: string): boolean =>
  / and /.test(text) || /^the .*[^s]s$/.test(text) || areManyPlaces(text)

/** `undefined` where the slot does not belong to the feature. */
export const ownSlot = (feature: Feature, name: string, line: string): Value | null | undefined => {
  const source = sourceOf(feature)
  switch (name) {
    case 'it':
      return feature.name ? named(withoutEcho(feature.name, line), source) : null
    case 'where':
      return feature.name ? placed(withoutEcho(feature.name, line), source) : null
    case 'material':
      return materialOf(feature)
    case 'year':
      return feature.year === null ? undefined : wording(String(feature.year), source)
    case 'n': {
      const count = feature.count ?? (feature.list.length > 1 ? feature.list.length : null)
      return count === null ? null : counted(count, source)
    }
    case 'fee':
      return feature.money ? wording(feature.money.amount, source) : undefined
    case 'per':
      return wording(feature.money?.period ?? '', source)
    case 'list':
      return listOf(feature)
    case 'date':
      return feature.date ? wording(feature.date, source) : null
    case 'distance':
      return feature.distance ? wording(feature.distance, source, true) : null
    case 'place':
      return feature.place ? wording(feature.place, source, isManyNamed(feature.place)) : null
    case 'seen':
      return feature.seen
        ? { ...place(feature.seen, source), isPlural: isManyNamed(feature.seen) }
        : null
    case 'at': {
      const where = /\b(?:at|to|along|on) (the .+)$/.exec(feature.name?.tail || feature.text)?.[1]
      return where ? wording(where, source) : null
    }
    case 'zoning':
      return feature.kind === 'zoning' ? zoningCode(feature) : undefined
    default:
      return undefined
  }
}

/** A thing as a place: 'on the deck', 'in the courtyard', 'at the outdoor kitchen'. */
const placed = (name: NounPhrase, source: string): Value => {
  const preposition = ON.test(name.text) ? 'on' : AT.test(name.text) ? 'at' : 'in'
  const { the } = named(name, source)
  const words = `${preposition} ${the.text}`
  return wording(words, source)
}
const ON =
  /\b(?:porch(?:es)?|decks?|patios?|terraces?|balcon(?:y|ies)|lanai|verandas?|piazzas?|rooftop|docks?|(?:terrace|lower|upper|main|garden|walk-?out) level)$/i
const AT = /\b(?:outdoor kitchen|summer kitchen|grill|barbecue|island|fire ?pit|fireplaces?|pool)$/i

/** What counters are made of, where nothing else was typed about them: 'quartz'. */
const materialOf = (feature: Feature): Value | null => {
  const material = /^([a-z-]+) (?:counters|countertops)$/.exec(feature.name?.text ?? '')?.[1]
  return material && MATERIALS.has(material) && !feature.name?.tail
    ? wording(material, sourceOf(feature))
    : null
}
const MATERIALS: ReadonlySet<string> = new Set(
  'quartz granite marble soapstone quartzite concrete butcher-block'.split(' '),
)

const zoningCode = (feature: Feature): Value | null => {
  const code =
    /\b[A-Z]{1,4}-?\d{1,2}[A-Z]?\b|\b[A-Z]{2,4}\b/.exec(feature.text)?.[0] ??
    /\b(?:industrial|commercial|mixed[- ]use|residential|agricultural|retail)\b/i.exec(
      feature.text,
    )?.[0]
  return code ? wording(code, sourceOf(feature)) : null
}

const counted = (count: number, source: string): Value => ({
  ...wording(inWords(count), source, count > 1),
  the: passage(spelledOut(count) ?? inWords(count), source),
})

const listOf = (feature: Feature): Value | null => {
  const items = feature.list.length > 0 ? feature.list : (feature.money?.includes ?? [])
  return items.length > 0
    ? listed(
        items.map((item) => wording(item, sourceOf(feature))),
        'and',
      )
    : null
}

/** 'The gas range runs on gas' says a word twice: what the sentence says, its slot leaves out. */
const withoutEcho = (name: NounPhrase, line: string): NounPhrase => {
  const label = /([A-Za-z]+): \{it\}/.exec(line)?.[1]
  const head = name.text.split(' ').at(-1) ?? ''
  if (label && sameNoun(label, head) && name.text.includes(' '))
    return { ...name, text: name.text.slice(0, -head.length - 1) }
  const sentence = line.split(/(?<=[.?!]) /).find((part) => /\bit\}/i.test(part)) ?? line
  const said = new Set(
    sentence
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  )
  const words = name.text.split(' ')
  const isFree = (word: string, at: number) =>
    at < words.length - 1 && /^[a-z]{3,}$/.test(word) && !/\d/.test(words[at - 1] ?? '')
  if (name.isCounted || / (?:and|of|or) /.test(name.text)) return name
  const kept = words.filter((word, at) => !isFree(word, at) || !said.has(word))
  return kept.length === words.length ? name : { ...name, text: kept.join(' ') }
}

const sameNoun = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '')
