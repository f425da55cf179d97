import type { SocialNetwork } from '@listwright/contracts'
import type { Lookup } from '../compose/fill.ts'
import { spelledOut } from '../compose/numbers.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { countable, listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { NumberStyle } from '../story/figures.ts'
import type { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import type { Said } from '../story/teller.ts'
import { countsLeft, homeValue, shortCounts, typeValue } from './counts.ts'
import { isItem, itemValue, nameLength } from './items.ts'
import { Remaining, roleTest } from './remaining.ts'
import type { SharedLines } from './shared-lines.ts'
import type { Tellings } from './tellings.ts'
import { featuresToldIn } from './told.ts'

export interface CaptionSlotOptions {
  story: Story
  slots: Slots
  tellings: Tellings
  network: SocialNetwork
  style: NumberStyle
  heroes: readonly Feature[]
  /** What the caption has told so far. */
  told: ReadonlySet<Feature>
  isTypeTold: boolean
  listMax: number
  /** Whether the hero begins a sentence, where figures are spelled out. */
  isHeroFirst: boolean
  shared: SharedLines
  needs: Value | null
  /** Features that are not told yet, in the order of this network. */
  left: readonly Feature[]
}

const LONGEST_BEAT = 38
const LIST_MAX = 3

/** The slots of one line; a feature that one slot took is not offered to the next. */
export class CaptionSlots {
  readonly #options: CaptionSlotOptions
  readonly #left: Remaining
  /** The copybook's lines that stand in this one. */
  readonly lines: string[] = []

  constructor(options: CaptionSlotOptions) {
    this.#options = options
    this.#left = new Remaining(options.left)
  }

  readonly lookup: Lookup = (name) => {
    const { story, slots, heroes, needs, network, told, isHeroFirst } = this.#options
    switch (name) {
      case 'home':
        return homeValue(story, slots, network === 'instagram' || network === 'linkedin')
      case 'type':
        return typeValue(story, slots)
      case 'seen':
        return this.#seen()
      case 'spot':
        return this.#spot()
      case 'land':
        return wording('land', 'propertyType')
      case 'needs':
        return needs
      case 'hero':
      case 'hero2': {
        const hero = heroes[name === 'hero' ? 0 : 1]
        if (hero) this.#left.take(hero)
        if (!hero) return null
        return isHeroFirst ? spelled(itemValue(hero)) : itemValue(hero)
      }
      case 'tell':
      case 'tell2':
        return this.#telling()
      case 'scene':
        return this.#scene()
      case 'fee line':
        return story.fee && !told.has(story.fee) ? this.#frameLine(['figures: the fee']) : null
      case 'dates line':
        return this.#datesLine()
      case 'dated list':
        return this.#datedList()
      case 'updates':
      case 'dates':
        return this.#dates(name)
      case 'x list':
      case 'x items':
        return this.#xList(name === 'x items' ? 'comma' : 'and')
      case 'x fig':
        return shortCounts(story, slots, this.#options.isTypeTold)
      case 'fig':
      case 'figs':
        return this.#counts(name === 'fig' ? 'comma' : 'and')
      default:
        return this.#features(name) ?? (name in OWN ? null : this.#property(name))
    }
  }

  #features(name: string): Value | null {
    const { story } = this.#options
    const list = LISTS[name]
    if (list) {
      const test = list.role ? roleTest(list.role, story) : null
      return this.#list(LIST_MAX, list.joint, test ?? (() => true))
    }
    if (/^b[1-4]$/.test(name)) return this.#one((feature) => nameLength(feature) <= LONGEST_BEAT)
    const test = roleTest(name, story)
    return test ? this.#one(test) : null
  }

  /** What the property's own slots print is taken as well, and not printed twice. */
  #property(name: string): Value | null {
    const { story, slots, told } = this.#options
    const value = slots.property(name)
    if (!value) return null
    const printed = featuresToldIn(value.bare, story.facts.features)
    if (printed.length > 0 && printed.every((feature) => told.has(feature))) return null
    for (const feature of printed) this.#left.take(feature)
    return value
  }

  #seen(): Value | null {
    const { story, slots } = this.#options
    const view = story.ranked.find(({ kind, seen }) => kind === 'view' && seen)
    if (view) this.#left.take(view)
    return slots.property('seen')
  }

  /** The hero in one word, for the second time it is named: 'terrace'. */
  #spot(): Value | null {
    const [hero] = this.#options.heroes
    const word = hero?.name?.text.split(' ').at(-1)
    return hero && word ? countable(word, sourceOf(hero)) : null
  }

  #one(test: (feature: Feature) => boolean): Value | null {
    const [feature] = this.#left.next(1, (each) => isItem(each, this.#options.story) && test(each))
    return feature ? itemValue(feature) : null
  }

  #list(count: number, joint: 'and' | 'comma', test: (feature: Feature) => boolean): Value | null {
    const features = this.#left.next(
      count,
      (each) => isItem(each, this.#options.story) && test(each),
    )
    const values = features.map(itemValue).filter((value) => value !== null)
    return values.length > 0 ? listed(values, joint) : null
  }

  /** On X the heroes come first. */
  #xList(joint: 'and' | 'comma'): Value | null {
    return this.#list(this.#options.listMax, joint, () => true)
  }

  #counts(joint: 'and' | 'comma'): Value | null {
    const { network } = this.#options
    const counts = countsLeft({ ...this.#options, isFull: network === 'linkedin' })
    return counts.length > 0 ? listed(counts, joint) : null
  }

  /** The line about the next feature that has one; a line that another caption used comes last. */
  #telling(): Value | null {
    const { tellings, shared } = this.#options
    const said = this.#left.left.flatMap((feature) => tellings.of(feature) ?? [])
    const chosen = said.find(({ line }) => !shared.hasLine(line)) ?? said[0]
    return chosen ? this.#taken(chosen) : null
  }

  #scene(): Value | null {
    const { tellings, shared } = this.#options
    const { left } = this.#left
    const said = tellings
      .scenes(left)
      .filter(({ features }) => features.every((feature) => left.includes(feature)))
    const chosen = said.find(({ line }) => !shared.hasLine(line)) ?? said[0]
    return chosen ? this.#taken(chosen) : null
  }

  #taken(said: Said): Value {
    for (const feature of said.features) this.#left.take(feature)
    this.lines.push(said.line)
    return whole(said)
  }

  #datesLine(): Value | null {
    const { story } = this.#options
    const left = story.dated.filter(({ feature }) => this.#left.left.includes(feature))
    if (left.length < story.dated.length || left.length < 2) return null
    const value = this.#frameLine(['figures: the dates', 'dates: plain'])
    for (const { feature } of left) this.#left.take(feature)
    return value
  }

  #dates(name: string): Value | null {
    const { story, slots } = this.#options
    const { dated } = story
    if (dated.some(({ feature }) => !this.#left.left.includes(feature))) return null
    for (const { feature } of dated) this.#left.take(feature)
    return slots.property(name)
  }

  #datedList(): Value | null {
    const { story } = this.#options
    if (story.dated.length < 2) return null
    const lines = story.dated.map(({ feature, label, year }) =>
      passage(`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${year}`, sourceOf(feature)),
    )
    for (const { feature } of story.dated) this.#left.take(feature)
    return whole(concatenate(lines, '\n'))
  }

  #frameLine(entries: readonly string[]): Value | null {
    const said = this.#options.tellings.frame(entries)
    return said ? whole(said) : null
  }
}

const LISTS: Readonly<Record<string, { role: string | null; joint: 'and' | 'comma' }>> = {
  list: { role: null, joint: 'and' },
  items: { role: null, joint: 'comma' },
  ins: { role: 'in', joint: 'and' },
  'in items': { role: 'in', joint: 'comma' },
  outs: { role: 'outside', joint: 'and' },
  'out items': { role: 'outside', joint: 'comma' },
  bldgs: { role: 'bldg', joint: 'and' },
  'bldg items': { role: 'bldg', joint: 'comma' },
}
const OWN: Readonly<Record<string, true>> = { b1: true, b2: true, b3: true, b4: true }

/** A figure that may come to stand first is spelled out: 'thirty-eight feet of glass'. */
const spelled = (value: Value | null): Value | null => {
  const figure = /^\d{1,2}(?= )/.exec(value?.bare.text ?? '')?.[0]
  const words = figure ? spelledOut(Number(figure)) : null
  if (!value || !figure || !words) return value
  const source = value.bare.spans[0]?.source
  return wording(words + value.bare.text.slice(figure.length), source, value.isPlural)
}

const whole = (said: Passage): Value => ({ bare: said, the: said, a: said, isPlural: false })
