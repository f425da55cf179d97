import type { SocialNetwork } from '@listwright/contracts'
import type { Lookup } from '../compose/fill.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { NumberStyle } from '../story/figures.ts'
import { castScenes } from '../story/scenes.ts'
import type { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import type { Said, Teller } from '../story/teller.ts'
import { countsLeft, homeValue, shortCounts } from './counts.ts'
import { isItem, isTellable, itemValue, nameLength } from './items.ts'
import { Remaining, roleTest } from './remaining.ts'
import type { SharedLines } from './shared-lines.ts'

export interface CaptionSlotOptions {
  story: Story
  slots: Slots
  teller: Teller
  network: SocialNetwork
  style: NumberStyle
  heroes: readonly Feature[]
  /** What the caption has told so far. */
  told: ReadonlySet<Feature>
  isTypeTold: boolean
  listMax: number
  shared: SharedLines
  needs: Value | null
  /** Features to tell instead of all that are not told. */
  left?: readonly Feature[]
}

const LONGEST_BEAT = 38
const LONGEST_TELLING = 150
const LIST_MAX = 3
const TRIED = 4

/** The slots of one line; a feature that one slot took is not offered to the next. */
export class CaptionSlots {
  readonly #options: CaptionSlotOptions
  readonly #left: Remaining
  /** The copybook's lines that stand in this one. */
  readonly lines: string[] = []

  constructor(options: CaptionSlotOptions) {
    const { story, told, left } = options
    this.#options = options
    this.#left = new Remaining(
      left ??
        inOrder(options).filter((feature) => !told.has(feature) && isTellable(feature, story)),
    )
  }

  readonly lookup: Lookup = (name) => {
    const { story, slots, heroes, needs, network } = this.#options
    switch (name) {
      case 'home':
        return homeValue(story, slots, network === 'instagram' || network === 'linkedin')
      case 'land':
        return wording('land', 'propertyType')
      case 'needs':
        return needs
      case 'hero':
      case 'hero2': {
        const hero = heroes[name === 'hero' ? 0 : 1]
        if (hero) this.#left.take(hero)
        return hero ? itemValue(hero) : null
      }
      case 'tell':
      case 'tell2':
        return this.#telling()
      case 'scene':
        return this.#scene()
      case 'fee line':
        return this.#frameLine(['figures: the fee'])
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
        return this.#features(name) ?? (name in OWN ? null : slots.property(name))
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

  /** The best line about one of the next features. */
  #telling(): Value | null {
    const { teller, shared } = this.#options
    const next = this.#left.left.filter(({ concept }) => concept !== null).slice(0, TRIED)
    const said = teller.best(
      next.flatMap((feature, at) =>
        teller.tellings(feature).map((candidate) => ({ ...candidate, bias: at * 1.5 })),
      ),
      ({ text, line }) =>
        (text.length > LONGEST_TELLING ? 30 : 0) + (shared.hasLine(line) ? 15 : 0),
    )
    if (!said) return null
    return this.#taken(said)
  }

  #scene(): Value | null {
    const { story, teller, shared } = this.#options
    const casts = castScenes(this.#left.left).slice(0, TRIED)
    const said = teller.best(
      casts.flatMap(({ scene, roles }) => teller.cast(scene.lines[story.tone], roles)),
      ({ text, line, features }) =>
        (text.length > LONGEST_TELLING + 30 ? 30 : 0) +
        (shared.hasLine(line) ? 15 : 0) -
        features.length,
    )
    if (!said) return null
    return this.#taken(said)
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
    const { teller } = this.#options
    const said = teller.best(entries.flatMap((entry) => teller.frame(entry, 'fee')))
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

const whole = (said: Passage): Value => ({ bare: said, the: said, a: said, isPlural: false })

/** LinkedIn begins with what a professional asks about, Instagram with what can be seen. */
const inOrder = ({ story, network, shared }: CaptionSlotOptions): Feature[] => {
  const weight = (feature: Feature, at: number): number =>
    at +
    shared.timesTold(feature) * 1.5 +
    (network === 'linkedin' && PRACTICAL.has(feature.kind) ? -3 : 0) +
    (network === 'instagram' && SEEN.has(feature.kind) ? -2 : 0)
  return story.ranked
    .map((feature, at) => ({ feature, weight: network === 'twitter' ? at : weight(feature, at) }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ feature }) => feature)
}

const PRACTICAL: ReadonlySet<string> = new Set([
  'system',
  'update',
  'technology',
  'parking',
  'building',
  'utilities',
  'zoning',
])
const SEEN: ReadonlySet<string> = new Set([
  'view',
  'outdoor place',
  'character',
  'finish',
  'amenity',
  'land',
])
