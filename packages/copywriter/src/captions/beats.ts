import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { spelledFirst } from './caption-slots.ts'
import { ended } from './clause.ts'
import { type Group, groupsOf } from './groups.ts'
import { type Item, itemsOf, itemValue, thingValue } from './item.ts'
import type { Part } from './part.ts'

/** Three lines of one shape, and what they tell. */
export interface Beats {
  lines: Passage
  features: readonly Feature[]
}

interface Use {
  /** What one does with it; no two beats of a caption do the same. */
  role: string
  words: RegExp
  /** 'Warm up by' the fireplace. */
  verb: string
}

const USES: readonly Use[] = [
  {
    role: 'cook',
    words: /\b(?:range|cooktop|gas stove)$/i,
    verb: 'Cook on',
  },
  { role: 'swim', words: /\bpool(?: and spa)?$/i, verb: 'Swim in' },
  { role: 'stay', words: /\bfire pit$/i, verb: 'Stay out by' },
  {
    role: 'warm',
    words: /\b(?:fireplaces?|wood stove)$/i,
    verb: 'Warm up by',
  },
  { role: 'soak', words: /\b(?:tub|tubs)$/i, verb: 'Unwind in' },
  {
    role: 'sit',
    words: /\b(?:porch|deck|patio|balcony|terrace|lanai|rooftop|piazzas|portal)$/i,
    verb: 'Sit out on',
  },
  { role: 'sit', words: /\bcourtyard$/i, verb: 'Sit out in' },
  { role: 'tie', words: /\bdock$/i, verb: 'Tie up at' },
  { role: 'read', words: /\b(?:library|den|sunroom)$/i, verb: 'Read in' },
  { role: 'work', words: /\b(?:office|study)$/i, verb: 'Work in' },
  { role: 'play', words: /\bgame room$/i, verb: 'Play in' },
  { role: 'build', words: /\bworkshop$/i, verb: 'Build in' },
  {
    role: 'dig',
    words: /\b(?:garden|raised garden beds)$/i,
    verb: 'Plant',
  },
]

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

/** From the kitchen out of doors, whatever the strength. */
const ORDER: readonly Part[] = ['kitchen', 'inside', 'premises', 'mixed', 'view', 'outside']

/** The best things in three parallel lines; `null` where there are too few. */
export const beatsOf = (story: Story, told: ReadonlySet<Feature>, random: Random): Beats | null => {
  const left = itemsOf(story).filter(
    ({ feature, parts, part }) =>
      !told.has(feature) &&
      part !== 'community' &&
      !(feature.name?.head === 'kitchen' && parts.some((part) => told.has(part))),
  )
  const { tone } = story
  const isHomely = !/^(?:Land|Commercial|Multi-Family)$/.test(story.facts.propertyType)
  const shapes = [
    ...(isHomely && (tone === 'family' || tone === 'casual') ? [() => useBeats(story, told)] : []),
    ...(tone === 'modern' ? [() => labelBeats(story, told)] : []),
  ]
  const isPlain = random.chance(0.25)
  const rich = isPlain ? null : (shapes.map((shape) => shape()).find(Boolean) ?? null)
  return rich ?? thingBeats(left, told) ?? shapes.map((shape) => shape()).find(Boolean) ?? null
}

/** 'Cook on the six-burner range. Warm up by the fireplace.' */
const useBeats = (story: Story, told: ReadonlySet<Feature>): Beats | null => {
  const found: { item: Feature; use: Use; value: Value }[] = []
  const things = itemsOf(story).flatMap(({ feature, parts }) => [feature, ...parts])
  for (const feature of things.filter((each) => !told.has(each))) {
    const name = feature.name?.text ?? ''
    const use = USES.find(({ words }) => words.test(name))
    if (!use || /\b(?:outdoor|decorative|reflecting)\b/i.test(name)) continue
    if (found.some(({ use: { role } }) => role === use.role)) continue
    found.push({ item: feature, use, value: thingValue(feature) })
  }
  if (found.length < BEATS) return null
  const best = found.slice(0, BEATS)
  const lines = best.map(({ use, value }) =>
    concatenate([passage(`${use.verb} `), value.the, passage('.')], ''),
  )
  return { lines: concatenate(lines, '\n'), features: best.map(({ item }) => item) }
}

/** 'Kitchen: Wolf range, walnut island.' */
const labelBeats = (story: Story, told: ReadonlySet<Feature>): Beats | null => {
  const groups = groupsOf(story, told, BEATS).filter(
    ({ part, values }) => LABELS[part] && values.length > 1,
  )
  if (groups.length < 2) return null
  const best = groups.slice(0, BEATS)
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
