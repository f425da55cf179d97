import type { Tier } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import { castScenes } from './scenes.ts'
import type { Step } from './step.ts'
import { strengthOf } from './strength.ts'
import { PARAGRAPHS, type Topic, topicOf } from './topic.ts'

/** Sentences of the copybook: scenes about a few features that serve one purpose, tellings about one feature. */
const ROOM: Record<Tier, { scenes: number; tellings: number }> = {
  basic: { scenes: 1, tellings: 0 },
  extended: { scenes: 1, tellings: 0 },
  premium: { scenes: 2, tellings: 0 },
}
/** Weaker features are listed: a remark about an ordinary thing says nothing. */
const WORTH_A_SENTENCE = 6.5
/** With so few features each may have a sentence. */
const FEW = 3
/** How far chance may change which features get a sentence of their own. */
const CHANGE = 3

/** What a bright step tells. */
export const featuresIn = (step: Step): readonly Feature[] => {
  if (step.kind === 'scene') return [...step.cast.roles.values()]
  return step.kind === 'telling' ? [step.feature] : []
}

/** The sentences of a text that do more than state: at most one of them in each topic. */
export const brightSteps = (chosen: readonly Feature[], options: OutlineOptions): Step[] => {
  const { story, tier, random, warmth, canPlay, canTell } = options
  const isPlain = story.tone === 'investor'
  const isSparse = chosen.length <= FEW
  const room = ROOM[tier]
  const left = {
    scene: isPlain ? 0 : Math.max(0, room.scenes + Math.min(0, warmth)),
    telling:
      isPlain || !isHome(story.facts)
        ? 0
        : Math.max(0, room.tellings + warmth + (chosen.length === 1 ? 1 : 0)),
  }
  const isWhole = (feature: Feature) =>
    story.facts.features.some(({ partOf }) => partOf === feature)
  const free = chosen.filter((feature) => !feature.partOf && !isWhole(feature))
  const worthy = free.filter(
    (feature) => warmth > 0 || isSparse || strengthOf(feature, story.facts) >= WORTH_A_SENTENCE,
  )
  const weigh = (features: readonly Feature[]) =>
    Math.max(...features.map((feature) => strengthOf(feature, story.facts))) +
    random.next() * CHANGE
  const candidates: Step[] = [
    ...castScenes(free).flatMap((cast): Step[] => {
      const topics = [...cast.roles.values()].map((feature) => topicOf(feature, story))
      const [topic] = topics
      return topic && areTogether(topics) ? [{ kind: 'scene', topic, cast }] : []
    }),
    ...worthy.flatMap((feature): Step[] => {
      const topic = topicOf(feature, story)
      return topic ? [{ kind: 'telling', topic, feature }] : []
    }),
  ]
  const inTurn = candidates
    .map((step) => ({
      step,
      weight: weigh(featuresIn(step)) + (step.kind === 'scene' ? 1 : 0),
    }))
    .sort((one, other) => other.weight - one.weight)
  const steps: Step[] = []
  const taken = new Set<Feature>()
  for (const { step } of inTurn) {
    if (step.kind !== 'scene' && step.kind !== 'telling') continue
    if (left[step.kind] === 0) continue
    const features = featuresIn(step)
    if (features.some((feature) => taken.has(feature))) continue
    if (steps.some(({ topic }) => topic === step.topic)) continue
    if (step.kind === 'scene' ? !canPlay(step.cast) : !canTell(step.feature)) continue
    left[step.kind] -= 1
    for (const feature of features) taken.add(feature)
    steps.push(step)
  }
  return steps
}

/** A scene stands in one paragraph, and does not mix the kitchen with other rooms. */
const areTogether = (topics: readonly (Topic | null)[]): boolean =>
  new Set(topics).size === 1 ||
  PARAGRAPHS.some((paragraph) =>
    topics.every((topic) => topic !== null && topic !== 'kitchen' && paragraph.includes(topic)),
  )
