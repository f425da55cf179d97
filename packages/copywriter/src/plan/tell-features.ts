import type { Feature, PropertyFacts, Scene } from '../facts/types.ts'
import { hasUse, useOf } from '../phrases/uses.ts'
import type { Draft, Sentence } from '../realise/draft.ts'
import { lines, type TailScene, type Voice } from '../realise/voice.ts'
import type { Wording } from '../realise/wording.ts'
import type { Random } from '../seed/random.ts'
import { pairPool, poolFor } from './scene-pools.ts'
import type { Cluster } from './sections.ts'

export interface Telling {
  facts: PropertyFacts
  voice: Voice
  random: Random
  draft: Draft
  tails: number
  limits?: Limits
}

/** What a sentence must keep to where space is short and others have spoken before. */
interface Limits {
  /** Characters left. */
  room: () => number
  fits: (sentence: Sentence) => boolean
  /** Whether others have listed these features in the same order. */
  isTold: (features: readonly Feature[]) => boolean
}

const PLAIN = lines`
  Also here <is|are> {fs}.
  There <is|are> also {fs}.
  Further features include {fs}.`

/** Tells groups of features one by one or in pairs, as the voice and the seed will have it. */
export const tellFeatures = (clusters: readonly Cluster[], telling: Telling): Sentence[] => {
  const sentences: Sentence[] = []
  for (let at = 0; at < clusters.length; at++) {
    const [first = [], second] = [clusters[at], clusters[at + 1]]
    const after = sentences.at(-1)
    const pair =
      second && telling.random.chance(telling.voice.pairing)
        ? pairSentence(first, second, telling, after)
        : null
    const sentence = pair ?? singleSentence(first, telling, after)
    if (pair) at++
    if (sentence) sentences.push(sentence)
  }
  return sentences
}

const PAIR_MAX = 5

const pairSentence = (
  first: Cluster,
  second: Cluster,
  telling: Telling,
  after: Sentence | undefined,
): Sentence | null => {
  const { draft, voice, facts, random, limits } = telling
  const both = [...first, ...second]
  if (both.length > PAIR_MAX) return null
  // Two groups from the same room are one list.
  if (first[0]?.scene === second[0]?.scene)
    return limits?.isTold(both) ? null : singleSentence(both, telling, after)
  const [features, others] =
    random.chance(0.5) || startsWithNumeral(second)
      ? [numeralsLast(first), numeralsLast(second)]
      : [numeralsLast(second), numeralsLast(first)]
  return draft.write(pairPool(voice, facts), {
    role: 'feature',
    features,
    others,
    after,
    ...keptTo(limits, both),
  })
}

const singleSentence = (
  cluster: Cluster,
  telling: Telling,
  after: Sentence | undefined,
): Sentence | null => {
  const { draft, voice, facts, limits } = telling
  const features = numeralsLast(cluster)
  const finish = (wording: Wording) => addEnding(wording, features, telling)
  const wanted = { role: 'feature' as const, features, after, finish, ...keptTo(limits, features) }
  return (
    draft.write(poolFor(features, voice, facts), wanted) ??
    draft.write(voice.scenes.general, wanted) ??
    draft.write(PLAIN, wanted)
  )
}

// Whatever the line, the features themselves take their part of the room.
const keptTo = (limits: Limits | undefined, features: readonly Feature[]) =>
  limits && {
    fits: limits.fits,
    room: features.reduce((room, { phrase }) => room - phrase.length, limits.room()),
  }

// A sentence never starts with a numeral, so a feature that does goes last.
export const numeralsLast = (cluster: readonly Feature[]): readonly Feature[] =>
  cluster.some(isNumeral)
    ? cluster.toSorted((one, other) => Number(isNumeral(one)) - Number(isNumeral(other)))
    : cluster

const isNumeral = ({ phrase }: Feature): boolean => /^\d/.test(phrase)

const startsWithNumeral = (cluster: Cluster): boolean => cluster.every(isNumeral)

const HOURS = /day|evening|afternoon|morning|weekend|month|weather/i

/** Gives a feature sentence an ending now and then: what its last feature is for, or a turn of the voice. */
const addEnding = (wording: Wording, features: readonly Feature[], telling: Telling): void => {
  const { voice, random, tails } = telling
  const last = features.at(-1)
  const wantsUse = random.chance(voice.uses)
  const wantsTail = random.chance(tails)
  if (!last || !(wantsUse || wantsTail) || isRounded(wording)) return
  const end = wording.spans.at(-1)?.end ?? 0
  const isOpen = wording.text.length <= end + 1
  const use = wantsUse && isOpen && !HOURS.test(wording.text) ? useOf(last, random) : null
  if (use && !echoes(use, wording)) {
    wording.goOn(end, ` ${use}.`)
    return
  }
  const tail = wantsTail ? tailFor(features, last, telling) : null
  if (tail && !echoes(tail, wording)) wording.goOn(wording.text.length, `, ${tail}.`)
}

const tailFor = (
  features: readonly Feature[],
  { scene }: Feature,
  { facts, voice, draft }: Telling,
): string | null =>
  facts.kind === 'home' && isTailScene(scene) && features.every(hasUse)
    ? draft.turn(voice.tails[scene])
    : null

/** Whether a sentence has already added something to its features, after a colon or a comma. */
const isRounded = ({ text, spans }: Wording): boolean =>
  /[:?]/.test(text) ||
  spans.some(({ end }, at) => /, ?\w+ \w/.test(text.slice(end, spans[at + 1]?.start)))

const isTailScene = (scene: Scene): scene is TailScene =>
  scene === 'kitchen' || scene === 'interior' || scene === 'suite' || scene === 'outdoor'

const FUNCTION_WORDS = new Set(['the', 'and', 'for', 'all', 'out', 'you'])

const echoes = (use: string, { text }: Wording): boolean => {
  const said = text.toLowerCase()
  return use
    .split(' ')
    .some((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && said.includes(word.slice(0, 5)))
}
