import type { Feature, PropertyFacts } from '../facts/types.ts'
import { PLAIN_FEATURES } from '../phrases/plain.ts'
import { useOf } from '../phrases/uses.ts'
import type { Draft } from '../realise/draft.ts'
import type { Sentence } from '../realise/sentence.ts'
import type { Voice } from '../realise/voice.ts'
import type { Wording } from '../realise/wording.ts'
import type { Random } from '../seed/random.ts'
import { pairPool, poolFor } from './scene-pools.ts'
import type { Cluster } from './sections.ts'

export interface Telling {
  facts: PropertyFacts
  voice: Voice
  random: Random
  draft: Draft
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
    finish: (wording) => addUse(wording, telling),
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
  const finish = (wording: Wording) => addUse(wording, telling)
  const wanted = { role: 'feature' as const, features, after, finish, ...keptTo(limits, features) }
  return (
    draft.write(poolFor(features, voice, facts), wanted) ??
    draft.write(voice.scenes.general, wanted) ??
    draft.write(PLAIN_FEATURES, wanted)
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

/** Says what the feature that ends a sentence is for, as readily as the voice does. */
const addUse = (wording: Wording, { voice, random }: Telling): void => {
  const last = wording.features.at(-1)
  const end = wording.spans.at(-1)?.end ?? 0
  if (!last || wording.text.length > end + 1 || !random.chance(voice.uses)) return
  const use = HOURS.test(wording.text) ? null : useOf(last, random)
  if (use && !echoes(use, wording)) wording.goOn(end, ` ${use}.`)
}

const FUNCTION_WORDS = new Set(['the', 'and', 'for', 'all', 'out', 'you'])

const echoes = (use: string, { text }: Wording): boolean => {
  const said = text.toLowerCase()
  return use
    .split(' ')
    .some((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && said.includes(word.slice(0, 5)))
}
