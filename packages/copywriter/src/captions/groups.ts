import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { named, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { datedFeature } from '../story/dated.ts'
import { predicateOf } from '../story/predicate.ts'
import type { Story } from '../story/story.ts'
import { type Item, itemsOf, itemValue, thingValue } from './item.ts'
import type { Part } from './part.ts'
import { purposeOf } from './purposes.ts'

/** Things of one part of the property, ready for one sentence. */
export interface Group {
  part: Part
  values: readonly Value[]
  /** What is said of things instead of listing them: 'the floors are heart pine'. */
  clauses?: readonly Passage[]
  features: readonly Feature[]
  /** The kitchen as typed: 'the kitchen, remodeled in 2022,'. */
  kitchen?: Value
  strength: number
}

interface Entry {
  value: Value
  features: readonly Feature[]
  strength: number
}

const PARTS_SHOWN = 2
const ROOM = 175
/** Below this a thing is told only where little else was typed. */
export const WEAK = 2.4
const FEW = 3

/** The untold things of a caption by their part, the strongest part first. */
export const groupsOf = (story: Story, told: ReadonlySet<Feature>, most: number): Group[] => {
  const all = itemsOf(story)
  const left = all.filter((item) => !told.has(item.feature) && !isEmptied(item, told))
  const byPart = new Map<Part, Item[]>()
  for (const each of left) {
    const item = { ...each, part: partIn(each, story) }
    const there = byPart.get(item.part) ?? []
    const isWanted =
      item.strength >= WEAK ||
      all.length <= FEW ||
      there.length === 1 ||
      // What is shared stands in no list of the property's own things.
      item.part === 'community' ||
      story.facts.propertyType === 'Land'
    if (isWanted) byPart.set(item.part, [...there, item])
  }
  const cook = kitchenGroup(byPart.get('kitchen') ?? [], told, most)
  if (!cook)
    byPart.set('inside', [...(byPart.get('inside') ?? []), ...(byPart.get('kitchen') ?? [])])
  byPart.delete('kitchen')
  const groups = [...byPart].map(([part, items]) =>
    groupOf(
      part,
      items.map((item) => entryOf(item, told)),
      most,
    ),
  )
  const grouped = [...(cook ? [cook] : []), ...groups]
  return (isLabelled(story) ? grouped : grouped.map((group) => withClauses(group, story)))
    .filter(({ values, clauses }) => values.length + (clauses?.length ?? 0) > 0)
    .sort((one, other) => other.strength - one.strength)
}

/** What is inside a building with several units is the building's. */
const partIn = ({ part }: Item, { facts }: Story): Part =>
  facts.propertyType === 'Multi-Family' && part === 'inside' ? 'building' : part

/** Modern and Investor list by label. */
const isLabelled = ({ tone }: Story): boolean => tone === 'modern' || tone === 'investor'

const CLAUSES_MAX = 3
const FLOORING = /\b(?:floors?|flooring|LVP|vinyl plank|tile|carpet|hardwoods?|parquet|concrete)\b/i

/** 'The floors are tile' would be untrue where some of them are vinyl plank. */
const isOnlyOne = (feature: Feature, { facts: { features } }: Story): boolean => {
  const head = feature.name?.head ?? ''
  const isAlike = ({ typed, name }: Feature) =>
    name?.head === head || (/^floors?$/.test(head) && FLOORING.test(typed))
  return !features.some((other) => other !== feature && isAlike(other))
}

/** 'Marble baths' becomes 'the baths are marble' where two or three such finishes fill a sentence, or there is only one. */
const withClauses = (group: Group, story: Story): Group => {
  if (group.part !== 'inside' && group.part !== 'mixed') return group
  const said = group.values.flatMap((value) => {
    const feature = group.features.find(
      ({ name, year }) => name !== null && year === null && name.text === value.bare.text,
    )
    if (feature && !isOnlyOne(feature, story)) return []
    const words = feature?.name ? predicateOf({ features: [feature], name: feature.name }) : null
    return feature && words ? [{ value, clause: passage(words, sourceOf(feature)) }] : []
  })
  const taken = said.slice(0, CLAUSES_MAX)
  const values = group.values.filter((value) => taken.every((each) => each.value !== value))
  return taken.length > 1 || (taken.length === 1 && values.length === 0)
    ? { ...group, values, clauses: taken.map(({ clause }) => clause) }
    : group
}

/** A kitchen whose range is in the hook already is not worth a sentence of its own. */
const isEmptied = ({ feature, parts }: Item, told: ReadonlySet<Feature>): boolean =>
  feature.name?.head === 'kitchen' &&
  feature.year === null &&
  parts.length > 0 &&
  parts.every((part) => told.has(part))

const entryOf = (item: Item, told: ReadonlySet<Feature>): Entry => ({
  value: itemValue(atHome(item), told),
  features: [item.feature, ...item.parts.filter((each) => !told.has(each)).slice(0, PARTS_SHOWN)],
  strength: item.strength,
})

/** 'Mule deer and javelina' are two things of a list. */
const apart = ({ value, features: [feature] }: Entry): Value[] => {
  const names = value.bare.text.split(' and ')
  const source = value.bare.spans[0]?.source
  if (feature?.name !== null || names.length !== 2 || value.a.text !== value.bare.text || !source)
    return [value]
  return /\b(?:on|in|at|with|of|for|above)\b/.test(value.bare.text)
    ? [value]
    : names.map((name) => wording(name, source, true))
}

/** 'The building has coin laundry', not 'coin laundry in the building'; 'the community has a pool', not 'a community pool'. */
const atHome = (item: Item): Item => {
  const { feature, part } = item
  const { name } = feature
  if (!name) return item
  const isThere = part === 'building' && name.tail === 'in the building'
  if (isThere) return { ...item, feature: { ...feature, name: { ...name, tail: '' } } }
  const text = part === 'community' ? name.text.replace(/^community (?=[a-z])/, '') : name.text
  return text === name.text ? item : { ...item, feature: { ...feature, name: { ...name, text } } }
}

const SERVICE = /\b(?:concierge|doorman|valet|attended|staff)\b/i

const groupOf = (part: Part, entries: readonly Entry[], most: number): Group => {
  const sorted = [...entries].sort((one, other) => other.strength - one.strength)
  const taken: Entry[] = []
  let length = 0
  for (const entry of sorted) {
    length += entry.value.a.text.length
    if (taken.length === most || (taken.length > 0 && length > ROOM)) break
    taken.push(entry)
  }
  // What has parts of its own comes last, so that they are not taken for things of the list.
  const isWhole = ({ value }: Entry) => / with /.test(value.bare.text)
  // Whoever serves the residents comes before what they share.
  const isService = ({ value }: Entry) => part === 'building' && SERVICE.test(value.bare.text)
  const isEcho = ({ value }: Entry) => /^outdoor\b/.test(value.bare.text)
  const place = (entry: Entry) =>
    Number(isEcho(entry)) + 2 * Number(isWhole(entry)) - Number(isService(entry))
  const ordered = [...taken].sort((one, other) => place(one) - place(other))
  return {
    part,
    values: ordered.length > 1 ? ordered.flatMap(apart) : ordered.map(({ value }) => value),
    features: taken.flatMap(({ features }) => features),
    strength: taken[0]?.strength ?? 0,
  }
}

/** What is in the kitchen, with the kitchen itself as the subject; two things at least. */
const kitchenGroup = (
  items: readonly Item[],
  told: ReadonlySet<Feature>,
  most: number,
): Group | null => {
  const whole = items.find(({ feature }) => feature.name?.head === 'kitchen')
  const parts = whole?.parts.filter((each) => !told.has(each)) ?? []
  const entries = [
    ...parts.map((each) => ({
      value: thingValue(each),
      features: [each],
      strength: whole?.strength ?? 0,
    })),
    ...items.filter((item) => item !== whole).map((item) => entryOf(item, told)),
  ]
  if (entries.length < 2) return null
  const group = groupOf('kitchen', entries, most)
  return {
    ...group,
    features: [...group.features, ...(whole ? [whole.feature] : [])],
    kitchen: whole ? kitchenValue(whole.feature) : plainKitchen,
  }
}

const plainKitchen: Value = {
  bare: passage('kitchen'),
  the: passage('the kitchen'),
  a: passage('a kitchen'),
  isPlural: false,
}

const kitchenValue = (feature: Feature): Value => {
  const dated = datedFeature(feature)
  const done = /^(?:was|were) (\w+) in$/.exec(dated?.verb ?? '')?.[1]
  const source = sourceOf(feature)
  if (!dated || !done) return feature.name ? named(feature.name, source) : plainKitchen
  const bare = concatenate(
    [passage(dated.label, source), passage(`, ${done} in ${dated.year},`, source)],
    '',
  )
  const the = concatenate([passage('the'), bare], ' ')
  return { bare, the, a: the, isPlural: false }
}

const SLIGHT = 4.5

/** One ordinary thing is not worth a sentence where others have several. */
export const isSlight = ({
  values,
  clauses,
  strength,
  part,
  features: [feature],
}: Group): boolean =>
  values.length + (clauses?.length ?? 0) === 1 &&
  strength < SLIGHT &&
  part !== 'view' &&
  part !== 'community' &&
  !(feature && purposeOf(feature))

const LONGEST_LIST = 5

/** One thing outdoors joins what is inside, and the other way round: no sentence for a front porch alone. */
const withSingle = (groups: readonly Group[]): Group[] => {
  const lists = groups.filter(
    ({ part, clauses }) => (part === 'inside' || part === 'outside') && !clauses,
  )
  const [one, other] = lists
  const values = lists.flatMap((group) => group.values)
  const isAlone = lists.some((group) => group.values.length === 1)
  if (!one || !other || !isAlone || values.length > LONGEST_LIST) return [...groups]
  const hasParts = ({ bare }: Value) => / with /.test(bare.text)
  const merged: Group = {
    part: 'mixed',
    values: [...values.filter((value) => !hasParts(value)), ...values.filter(hasParts)],
    features: [...one.features, ...other.features],
    strength: Math.max(one.strength, other.strength),
  }
  return groups.flatMap((group) => (group === one ? [merged] : group === other ? [] : [group]))
}

/** Parts with one thing each stand in one sentence. */
export const gathered = (groups: readonly Group[]): Group[] => {
  const singles = groups.filter(
    ({ values, clauses, part }) =>
      values.length === 1 && !clauses && /^(?:inside|outside|systems|premises)$/.test(part),
  )
  const [first] = singles
  if (!first || singles.length < 2) return withSingle(groups)
  const merged: Group = {
    part: 'mixed',
    values: singles.flatMap(({ values }) => values),
    features: singles.flatMap(({ features }) => features),
    strength: first.strength,
  }
  return [...groups.filter((group) => !singles.includes(group)), merged].sort(
    (one, other) => other.strength - one.strength,
  )
}
