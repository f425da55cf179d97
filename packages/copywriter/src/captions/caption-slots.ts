import type { SocialNetwork } from '@listwright/contracts'
import type { Lookup } from '../compose/fill.ts'
import { spelledOut } from '../compose/numbers.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, place, sourceOf, type Value, wording } from '../compose/value.ts'
import type { NumberStyle } from '../story/figures.ts'
import type { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import { countsLeft, homeValue, shortCounts, typeValue } from './counts.ts'
import { datedOf } from './dates.ts'
import type { Hero, Lead } from './heroes.ts'
import type { Trait } from './identity.ts'
import { needsOf } from './plain-fact.ts'
import { yieldOf } from './yield.ts'

export interface CaptionSlotOptions {
  story: Story
  slots: Slots
  network: SocialNetwork
  style: NumberStyle
  heroes: readonly Hero[]
  lead: Lead | null
  isTypeTold: boolean
  /** What a hook says of the property itself, as far as there is room. */
  settings?: readonly Trait[]
  district?: Trait | null
  /** The things that this line lists. */
  list?: readonly Value[]
  outs?: readonly Value[]
  kitchen?: Value
  spot?: Value
  /** The thing that a line of the purposes chapter is about. */
  it?: Value
  /** What follows the counts of rooms: 'two-car garage'. */
  behind?: readonly Value[]
}

/** The slots of one line, over those of the property. */
export const captionSlots =
  (options: CaptionSlotOptions): Lookup =>
  (name) => {
    const { story, slots, heroes, list, outs } = options
    switch (name) {
      case 'home':
        return homeValue(story, slots, options.settings)
      case 'district':
        return districtValue(options)
      case 'type':
        return typeValue(story, slots)
      case 'noun':
        return wording(story.noun, 'propertyType')
      case 'land':
        return wording('land', 'propertyType')
      case 'hero':
      case 'hero2':
        return heroes[name === 'hero' ? 0 : 1]?.value ?? null
      case 'seen':
        return seenValue(story)
      case 'needs':
        return joined(
          needsOf(story).map(({ feature, words }) => wording(words, sourceOf(feature))),
          'and',
        )
      case 'yield': {
        const found = yieldOf(story)
        return found ? whole(found.words) : null
      }
      case 'dated':
        return joined(datedOf(story).map(whole), 'and')
      case 'dated#':
        return wording(spelledOut(datedOf(story).length) ?? '')
      case 'lead':
      case 'lead phrase':
        return leadValue(options, name)
      case 'list':
      case 'x list':
        return joined(list, 'and')
      case 'items':
      case 'x items':
        return joined(list, 'comma')
      case 'outs':
        return joined(outs, 'and')
      case 'out items':
        return joined(outs, 'comma')
      case 'kitchen':
        return options.kitchen ?? null
      case 'it':
        return options.it ?? null
      case 'spot':
        return options.spot ?? null
      case 'fig':
        return figures(options)
      case 'x fig':
        return shortCounts(story, slots, options.isTypeTold)
      default:
        return slots.property(name)
    }
  }

/** 'The bay and downtown' is plural, and so is 'the Flatirons'. */
const seenValue = (story: Story): Value | null => {
  const view = story.ranked.find(({ kind, seen }) => kind === 'view' && seen)
  if (!view) return null
  const isPlural = / and /.test(view.seen) || /^the .*[^s]s$/.test(view.seen)
  return { ...place(view.seen, sourceOf(view)), isPlural }
}

const districtValue = ({ district }: CaptionSlotOptions): Value | null =>
  district ? wording(district.words.replace(/^the /, ''), sourceOf(district.feature)) : null

const joined = (values: readonly Value[] | undefined, joint: 'and' | 'comma'): Value | null =>
  values && values.length > 0 ? listed(values, joint) : null

const figures = (options: CaptionSlotOptions): Value | null => {
  const counts = countsLeft({ ...options, isFull: options.network === 'linkedin' })
  const all = [...counts, ...(options.behind ?? [])]
  return all.length > 0 ? listed(all, 'comma') : null
}

const leadValue = (
  { lead, story, slots, settings }: CaptionSlotOptions,
  name: string,
): Value | null => {
  if (!lead) return null
  if (name === 'lead phrase') return lead.phrase ? whole(lead.phrase) : null
  const home = homeValue(story, slots, settings).bare
  const city = slots.property('city')?.bare
  const where = city ? concatenate([home, passage('in'), city], ' ') : home
  return whole(lead.clause(where))
}

const whole = (said: Passage): Value => ({ bare: said, the: said, a: said, isPlural: false })

/** A figure at the beginning of a sentence is spelled out: 'thirty-eight feet of glass'. */
export const spelledFirst = (value: Value): Value => {
  const figure = /^\d{1,2}(?= )/.exec(value.a.text)?.[0]
  const words = figure ? spelledOut(Number(figure)) : null
  const source = value.bare.spans[0]?.source
  return figure && words && source
    ? wording(words + value.bare.text.slice(figure.length), source, value.isPlural)
    : value
}

const GENERAL = /^(?:room|level|area|space|house)$/

export const spotOf = ({ item }: Hero): Value | null => {
  const words = item.feature.name?.text.split(' ') ?? []
  // A general noun needs the word before it: 'the game room', not 'the room'.
  const word = words.slice(GENERAL.test(words.at(-1) ?? '') ? -2 : -1).join(' ')
  if (!word) return null
  const source = sourceOf(item.feature)
  const bare = passage(word, source)
  const the = concatenate([passage('the'), bare], ' ')
  return { bare, the, a: the, isPlural: item.feature.name?.number === 'plural' }
}
