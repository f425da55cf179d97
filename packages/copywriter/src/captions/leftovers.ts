import { onceFor } from '@listwright/reviewer/memory'
import { countable, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { clauseOf, clipped, shortOf } from './clause.ts'
import { isFutureYear } from './counts.ts'
import { datedWords } from './dates.ts'
import { itemsOf, itemValue, smallThingsOf, thingValue } from './item.ts'
import { partOf } from './part.ts'
import { PLAIN_KINDS, plainFactsOf, weightOf } from './plain-fact.ts'

/** The subject of a fact. Facts with the same subject are listed together. */
export type Topic = 'thing' | 'condition' | 'terms' | 'place'

/** A fact that no sentence of the caption has told, in few words. */
export interface Leftover {
  value: Value
  features: readonly Feature[]
  topic: Topic
  /** Whether it is a thing, so that 'a', 'b', 'and c' may join it. */
  isNoun: boolean
  /** The rarest first. */
  rank: number
}

const LONGEST = 62
/** A fact whose short form has a verb of its own stands in no list. */
const VERB =
  /\b(?:is|are|was|were|has|have|will|runs?|rents?|pays?|transfers|do|does|covers|goes|leads|overlooks|borders)\b|[,;:]/
/** Below this weight a plain fact is left out. */
const LEAST = 30
/** Weights of plain facts are about this many times the strengths of things. */
const SCALE = 11

const CONDITION: ReadonlySet<Feature['kind']> = new Set([
  'condition',
  'update',
  'system',
  'utilities',
])

const RULE = /^there is no |\b(?:included|allowed)$/

/** Where the property is, whatever kind of fact it was read as. */
const WHERE = /^it is (?:on|in|at|above|near|across|outside) /

const topicOf = (feature: Feature, story: Story): Topic => {
  const { kind, name, year } = feature
  if (PLAIN_KINDS.has(kind) || kind === 'income' || RULE.test(feature.statement ?? ''))
    return 'terms'
  if (CONDITION.has(kind) || year !== null || partOf(feature, story) === 'systems')
    return 'condition'
  if (name !== null) return 'thing'
  return kind === 'location' || WHERE.test(feature.statement ?? '') ? 'place' : 'thing'
}

/** Everything that a caption can add to a list, whatever it tells already. */
const allOf = onceFor((story: Story): readonly Leftover[] => {
  const { facts } = story
  const fromFeature = (feature: Feature, value: Value, rank: number, isNoun = true): Leftover[] =>
    value.bare.text.length > LONGEST
      ? []
      : [{ value, features: [feature], topic: topicOf(feature, story), rank, isNoun }]
  const things = [
    ...itemsOf(story).map(({ feature, parts }) => ({ feature, parts: parts.slice(0, 2) })),
    ...smallThingsOf(story).map((feature) => ({ feature, parts: [] })),
  ].flatMap(({ feature, parts }): Leftover[] => {
    if (feature.year !== null) return []
    const whole = itemValue(
      { feature, parts, part: partOf(feature, story), strength: 0 },
      new Set(),
    )
    const fits = whole.bare.text.length <= LONGEST
    return fromFeature(feature, fits ? whole : thingValue(feature), strengthOf(feature, facts)).map(
      (found) => ({ ...found, features: fits ? [feature, ...parts] : [feature] }),
    )
  })
  const dated = isFutureYear(story)
    ? []
    : facts.features.flatMap((feature) => {
        const words = datedWords(feature)
        return words
          ? fromFeature(feature, wording(words, sourceOf(feature)), DATED, /^new /.test(words))
          : []
      })
  const plain = plainFactsOf(story).flatMap((feature) => {
    const weight = weightOf(feature, story)
    const clause = clauseOf(feature)
    const words = shortOf(clause.text) ?? clipped(clause).text
    if (weight < LEAST || VERB.test(words) || feature.year !== null) return []
    const source = sourceOf(feature)
    const isThing = ONE_THING.test(words)
    const value = isThing ? countable(words, source) : wording(words, source)
    return fromFeature(feature, value, weight / SCALE, isThing)
  })
  return [...things, ...dated, ...plain].sort((one, other) => other.rank - one.rank)
})
const DATED = 3.6
/** A clipped fact that names one thing takes an article: 'a fenced pasture'. */
const ONE_THING =
  /^(?:fully fenced|fenced|cleared|updated|remodeled|renovated|redone|drilled) (?:pasture|yard|lot|backyard|building site|site|bath|kitchen|well)\b/

/** The facts that are left when a caption has told these, the rarest first. */
export const leftoversOf = (story: Story, told: ReadonlySet<Feature>): Leftover[] => {
  // A kitchen whose island was told has nothing left to tell.
  const isToldByParts = ([whole, ...parts]: readonly Feature[]) =>
    whole?.name?.head === 'kitchen' && parts.length > 0 && parts.every((part) => told.has(part))
  const left = allOf(story).filter(
    ({ features }) => features[0] && !told.has(features[0]) && !isToldByParts(features),
  )
  const isShared = ({ features: [feature] }: Leftover) =>
    feature !== undefined && partOf(feature, story) === 'community'
  // What is shared with neighbors has a sentence of its own.
  return left
    .filter((each) => !isShared(each))
    .filter(
      ({ value }, at) => !left.slice(0, at).some((one) => one.value.bare.text === value.bare.text),
    )
}
