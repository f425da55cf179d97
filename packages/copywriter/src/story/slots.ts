import { inWords, spelledOut } from '../compose/numbers.ts'
import { passage } from '../compose/passage.ts'
import type { Lookup } from '../compose/fill.ts'
import { listed, named, place, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { FEATURE_FIGURES } from './feature-figures.ts'
import { FIGURES, type NumberStyle } from './figures.ts'
import type { Story } from './story.ts'

/** Facts that a text states once: by the name of the slot that states them. */
const ONCE: Readonly<Record<string, string>> = {
  beds: 'beds', 'beds-': 'beds', 'beds#': 'beds', bd: 'beds', more: 'beds',
  baths: 'baths', 'baths-': 'baths', 'baths#': 'baths', ba: 'baths',
  sqft: 'sqft', 'sqft-': 'sqft', 'sqft#': 'sqft', sf: 'sqft',
  lot: 'lot', 'lot-': 'lot', 'lot#': 'lot', year: 'year', price: 'price', rent: 'price',
  ppsf: 'ppsf', ppa: 'ppa', 'unit price': 'unit price', times: 'times', city: 'city',
  fee: 'fee', includes: 'includes', updates: 'dates', updated: 'dates', dates: 'dates',
  rents: 'rents', sum: 'sum', units: 'units', 'units#': 'units', needs: 'needs', terms: 'terms',
  floor: 'floor', style: 'style', zoning: 'zoning', zoned: 'zoning',
}

/** The property's slots: a fact that was told is not offered again. */
export class Slots {
  readonly #story: Story
  readonly #style: NumberStyle
  readonly #told: Set<string>
  readonly #heroes: readonly Feature[]

  constructor(story: Story, style: NumberStyle, heroes: readonly Feature[], told = new Set<string>()) {
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
      const fact = ONCE[name]
      if (fact) this.#told.add(fact)
    }
  }

  readonly property: Lookup = (name) => {
    const fact = ONCE[name]
    if (fact && this.#told.has(fact)) return null
    const figure = FIGURES[name]
    if (figure) return figure(this.#story, this.#style)
    const ofFeatures = FEATURE_FIGURES[name]
    if (ofFeatures) return ofFeatures(this.#story)
    const at = name === 'hero' ? 0 : name === 'hero2' ? 1 : -1
    const hero = this.#heroes[at]
    return hero?.name ? named(hero.name, sourceOf(hero)) : null
  }

  /** Slots of a line about one feature; `line` is read for words that need not be said twice. */
  of(feature: Feature, line = ''): Lookup {
    return (name) => {
      const own = ownSlot(feature, name, line)
      if (own !== undefined) return own
      return this.property(name)
    }
  }

  /** Slots of a scene: each role is played by a feature. */
  cast(roles: ReadonlyMap<string, Feature>, line = ''): Lookup {
    return (name) => {
      const [role = '', part] = name.split(':')
      const feature = roles.get(role)
      if (!feature) return this.property(name)
      if (part) return ownSlot(feature, part, line) ?? null
      return ownSlot(feature, 'it', line) ?? statementOf(feature)
    }
  }
}

const statementOf = (feature: Feature): Value | null =>
  feature.name ? null : wording(feature.text, sourceOf(feature))

/** `undefined` where the slot does not belong to the feature. */
const ownSlot = (feature: Feature, name: string, line: string): Value | null | undefined => {
  const source = sourceOf(feature)
  switch (name) {
    case 'it':
      return feature.name ? named(withoutEcho(feature.name, line), source) : null
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
      return feature.place ? place(feature.place, source) : null
    case 'seen':
      return feature.seen ? { ...place(feature.seen, source), isPlural: / and |s$/.test(feature.seen) } : null
    case 'at': {
      const where = /\b(?:at|to|along|on) (the .+)$/.exec(feature.name?.tail || feature.text)?.[1]
      return where ? wording(where, source) : null
    }
    default:
      return undefined
  }
}

const counted = (count: number, source: string): Value => ({
  ...wording(inWords(count), source, count > 1),
  the: passage(spelledOut(count) ?? inWords(count), source),
})

const listOf = (feature: Feature): Value | null => {
  const items = feature.list.length > 0 ? feature.list : (feature.money?.includes ?? [])
  return items.length > 0
    ? listed(items.map((item) => wording(item, sourceOf(feature))), 'and')
    : null
}

/** 'The gas range runs on gas' says a word twice: what the line says, the slot leaves out. */
const withoutEcho = (name: NounPhrase, line: string): NounPhrase => {
  const said = new Set(line.replace(/\{[^}]*\}/g, ' ').toLowerCase().match(/[a-z]+/g) ?? [])
  const words = name.text.split(' ')
  const kept = words.filter(
    (word, at) => at === words.length - 1 || !/^[a-z]{3,}$/.test(word) || !said.has(word),
  )
  return kept.length === words.length ? name : { ...name, text: kept.join(' ') }
}
