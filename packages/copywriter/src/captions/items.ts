import { named, sourceOf, type Value } from '../compose/value.ts'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import { isTold as isThing } from '../story/plan.ts'
import { sectionOf } from '../story/section.ts'
import type { Story } from '../story/story.ts'
import { isIdentity } from './identity.ts'
import { isMaterial } from './material.ts'

const LONGEST_ITEM = 44
/** Words that every property could claim. */
const TOO_PLAIN =
  /^(?:roof|kitchen|baths?|bathrooms?|windows|doors|floors|electric|electrical|new electrical|central|tile|pets|pad|lighting|furnace|heat|all appliances|appliances|yard|corner|living room|bedroom)$/i
/** Makers that are known for one thing, so that the name alone says it. */
const MAKERS = /^(?:La Cornue|Lacanche|Aga|AGA|Sub-Zero)$/
/** What belongs to these is no part of the house. */
const ELSEWHERE =
  /\b(?:barn|garage|casita|cottage|shed|studio|adu|apartment|(?:guest|pool|coach|carriage|spring|kitchen|tenant) houses?)$/i
/** From this hook on, where a property lies is a thing it has: 'lake frontage', 'ski-in, ski-out'. */
const STRONG_PLACE = 8

/** The last words of all concepts: nouns that name a thing. */
const HEADS: ReadonlySet<string> = new Set(
  [...copybook.concepts.values()].flatMap(({ name, matches }) =>
    [name, ...matches.slice(0, 4)].map((phrase) =>
      singular(phrase.toLowerCase().split(' ').at(-1) ?? ''),
    ),
  ),
)

function singular(word: string): string {
  return word.replace(/s$/, '')
}

/** What captions ask about every feature again and again, answered once for a story. */
interface Stock {
  tellable: readonly Feature[]
  items: ReadonlySet<Feature>
}
const stocks = new WeakMap<Story, Stock>()

const stockOf = (story: Story): Stock => {
  const known = stocks.get(story)
  if (known) return known
  const tellable = story.ranked.filter((feature) => canTell(feature, story))
  const items = new Set(tellable.filter((feature) => canList(feature, story)))
  const stock = { tellable, items }
  stocks.set(story, stock)
  return stock
}

/** What a caption can tell as a thing, strongest first; conditions, terms and the fee have places of their own. */
export const tellableOf = (story: Story): readonly Feature[] => stockOf(story).tellable

/** Whether a feature can stand in a list with others. */
export const isItem = (feature: Feature, story: Story): boolean => stockOf(story).items.has(feature)

export const hasItems = (story: Story): boolean => stockOf(story).items.size > 0

const canTell = (feature: Feature, story: Story): boolean =>
  !isMaterial(feature, story) &&
  !restatesBaths(feature, story) &&
  !ELSEWHERE.test(feature.partOf?.name?.text ?? '') &&
  sectionOf(feature, story) !== 'notes' &&
  (isThing(feature, story) || isStrongPlace(feature))

const isStrongPlace = ({ kind, concept }: Feature): boolean =>
  kind === 'location' &&
  (concept ? (copybook.concepts.get(concept)?.hook ?? 0) >= STRONG_PLACE : false)

const restatesBaths = ({ text, count }: Feature, { facts: { baths } }: Story): boolean =>
  /\b(?:restrooms?|bathrooms?)$/i.test(text) && (count === null || count === baths)

const canList = (feature: Feature, story: Story): boolean => {
  const { name, concept } = feature
  if (!name || nameLength(feature) > LONGEST_ITEM || isIdentity(feature, story)) return false
  if (/[$%/'"]|(?<![,\d])\d{4}(?!\d)/.test(name.text) || TOO_PLAIN.test(name.text)) return false
  if (/^[\d.,]+ /.test(name.text) && !name.isCounted) return false
  if (name.isName && feature.kind === 'appliance' && !MAKERS.test(name.text)) return false
  return concept !== null || isPlausible(name.text, name.head)
}

/** A phrase that no concept knows is used only if its head is a noun that others use. */
const isPlausible = (text: string, head: string): boolean =>
  HEADS.has(singular(head.toLowerCase())) && !/\b(?!shed|bed)\w+ed$/i.test(text)

export const nameLength = ({ name, text }: Feature): number =>
  name ? `${name.text} ${name.tail}`.trim().length : text.length

const values = new WeakMap<Feature, Value>()

/** A maker's name stands for the thing it is known for: 'a La Cornue'. */
export const itemValue = (feature: Feature): Value | null => {
  const { name, kind } = feature
  const known = values.get(feature)
  if (known || !name) return known ?? null
  const isAppliance = kind === 'appliance' && name.number === 'singular'
  const value = named(isAppliance ? { ...name, isName: false } : name, sourceOf(feature))
  values.set(feature, value)
  return value
}
