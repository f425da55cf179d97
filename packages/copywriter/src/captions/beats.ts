import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { spelledFirst } from './caption-slots.ts'
import { ended } from './clause.ts'
import { isFixer } from './fixer.ts'
import { type Group, groupsOf, WEAK } from './groups.ts'
import { type Item, itemsOf, itemValue, thingValue } from './item.ts'
import type { Part } from './part.ts'
import { type Phrase, type PhraseOptions, phraseOf } from './phrase.ts'
import { purposeOf } from './purposes.ts'

/** Three lines of the same grammatical form, and the features that they state. */
export interface Beats {
  lines: Passage
  features: readonly Feature[]
}

const BEATS = 3
const LONGEST_BEAT = 60
const LABELS: Partial<Record<Part, string>> = {
  kitchen: 'Kitchen',
  inside: 'Inside',
  outside: 'Outside',
  building: 'Building',
  community: 'Shared',
  premises: 'On site',
}

/** The order of the lines: from the kitchen to the outdoors, however strong the features are. */
const ORDER: readonly Part[] = ['kitchen', 'inside', 'premises', 'mixed', 'view', 'outside']

/** Shared amenities come last. */
const placeOf = (part: Part): number =>
  (ORDER.indexOf(part) + ORDER.length + 1) % (ORDER.length + 1)

const LAUNDRY = /\blaundry\b/i
const NO_BEAT = /^(?:systems|practical|community)$/

/** The best things in three parallel lines; `null` where there are too few. */
export const beatsOf = (options: PhraseOptions): Beats | null => {
  const { story, told } = options
  const left = itemsOf(story).filter(
    ({ feature, parts, part, strength }) =>
      !told.has(feature) &&
      part !== 'community' &&
      strength >= WEAK &&
      !(feature.name?.head === 'kitchen' && parts.some((part) => told.has(part))),
  )
  const { tone } = story
  const isHomely = !/^(?:Land|Commercial|Multi-Family)$/.test(story.facts.propertyType)
  // For a house that needs work, what is still intact is listed as an inventory.
  if (!isHomely || isFixer(story) || tone === 'investor') return thingBeats(left, told)
  return (
    (tone === 'family' || tone === 'casual' ? useBeats(story, told) : null) ??
    phraseBeats(left, options) ??
    (tone === 'modern' ? labelBeats(story, told) : null)
  )
}

/** 'Cook on the six-burner range. Warm up by the fireplace.' */
const useBeats = (story: Story, told: ReadonlySet<Feature>): Beats | null => {
  const found: { feature: Feature; role: string; line: Passage }[] = []
  const things = itemsOf(story).flatMap(({ feature, parts, part }) =>
    NO_BEAT.test(part) || part === 'building' ? [] : [feature, ...parts],
  )
  for (const feature of things.filter((each) => !told.has(each))) {
    const purpose = purposeOf(feature)
    if (!purpose?.verb || found.some(({ role }) => role === purpose.role)) continue
    const line = concatenate(
      [passage(`${purpose.verb} `), thingValue(feature).the, passage('.')],
      '',
    )
    found.push({ feature, role: purpose.role, line })
  }
  if (found.length < BEATS) return null
  const best = found.slice(0, BEATS)
  return {
    lines: concatenate(
      best.map(({ line }) => line),
      '\n',
    ),
    features: best.map(({ feature }) => feature),
  }
}

/** 'Heart pine underfoot. A wet bar in the basement. A fire pit for after dark.' */
const phraseBeats = (left: readonly Item[], options: PhraseOptions): Beats | null => {
  const found: { item: Item; phrase: Phrase }[] = []
  const plain: Item[] = []
  const own = left.filter(({ part }) => !NO_BEAT.test(part) && part !== 'building')
  const shared = left.filter(
    ({ part, feature }) => part === 'building' && !LAUNDRY.test(feature.text),
  )
  for (const item of [...own, ...shared]) {
    const phrase = found.length < BEATS ? phraseOf(item, options) : null
    const isNew = phrase && found.every(({ phrase: { role } }) => role !== phrase.role)
    if (phrase && isNew && phrase.words.text.length <= LONGEST_BEAT) found.push({ item, phrase })
    else if (!phrase && item.feature.kind !== 'system') plain.push(item)
  }
  const paired = plain.filter(({ part }) => part === plain[0]?.part).slice(0, 2)
  const pair = paired.map(({ feature }) => thingValue(feature))
  const isShort = found.length === BEATS - 1 && pair.length > 0
  if (found.length < BEATS && !isShort) return null
  const ordered = [...found].sort(
    (one, other) => ORDER.indexOf(one.item.part) - ORDER.indexOf(other.item.part),
  )
  const lines = ordered.map(({ phrase }) => ended(phrase.words))
  return {
    lines: concatenate(isShort ? [...lines, ended(listed(pair, 'and').a)] : lines, '\n'),
    features: [
      ...ordered.flatMap(({ phrase: { features } }) => features),
      ...(isShort ? paired.map(({ feature }) => feature) : []),
    ],
  }
}

/** 'Kitchen: Wolf range, walnut island.' */
const labelBeats = (story: Story, told: ReadonlySet<Feature>): Beats | null => {
  const groups = groupsOf(story, told, BEATS).filter(
    ({ part, values }) => LABELS[part] && values.length > 1,
  )
  if (groups.length < 2) return null
  const best = groups.slice(0, BEATS).sort((one, other) => placeOf(one.part) - placeOf(other.part))
  const line = ({ part, values }: Group) =>
    concatenate(
      [
        passage(`${LABELS[part]}: `),
        concatenate(
          values.map(({ bare }) => bare),
          ', ',
        ),
        passage('.'),
      ],
      '',
    )
  return {
    lines: concatenate(best.map(line), '\n'),
    features: best.flatMap(({ features }) => features),
  }
}

/** 'Original woodwork.' and two more. */
const thingBeats = (left: readonly Item[], told: ReadonlySet<Feature>): Beats | null => {
  const own = left.filter(({ part }) => !/^(?:systems|practical|building)$/.test(part))
  const shared = left.filter(({ part }) => !/^(?:systems|practical)$/.test(part))
  const best = (own.length >= BEATS ? own : shared)
    .filter(({ feature: { kind } }) => kind !== 'system')
    .map((item) => ({ item, value: itemValue(item, told) }))
    .filter(({ value }) => value.a.text.length <= LONGEST_BEAT)
    .slice(0, BEATS)
    .sort((one, other) => ORDER.indexOf(one.item.part) - ORDER.indexOf(other.item.part))
  if (best.length < BEATS) return null
  return {
    lines: concatenate(
      best.map(({ value }) => ended(spelledFirst(value).a)),
      '\n',
    ),
    features: best.flatMap(({ item }) => [item.feature, ...item.parts.slice(0, 2)]),
  }
}
