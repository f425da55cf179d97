import type { Feature, PropertyFacts, Scene } from '../facts/types.ts'
import { hasUse, useOf } from '../phrases/uses.ts'
import type { Draft, Sentence } from '../realise/draft.ts'
import type { Piece } from '../realise/pieces.ts'
import { lines, type TailScene, type Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'
import { pairPool, poolFor } from './scene-pools.ts'
import type { Cluster } from './sections.ts'

export interface Telling {
  facts: PropertyFacts
  voice: Voice
  random: Random
  draft: Draft
  tails: number
  fits?: (sentence: Sentence) => boolean
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
  const { draft, voice, facts, random, fits } = telling
  if (first.length + second.length > PAIR_MAX) return null
  // Two groups from the same room are one list.
  if (first[0]?.scene === second[0]?.scene)
    return singleSentence([...first, ...second], telling, after)
  const [features, others] =
    random.chance(0.5) || startsWithNumeral(second)
      ? [numeralsLast(first), numeralsLast(second)]
      : [numeralsLast(second), numeralsLast(first)]
  return draft.write(pairPool(voice, facts), {
    role: 'feature',
    features,
    others,
    after,
    ...(fits ? { fits } : {}),
  })
}

const singleSentence = (
  cluster: Cluster,
  telling: Telling,
  after: Sentence | undefined,
): Sentence | null => {
  const told = listSentence(numeralsLast(cluster), telling, after)
  if (told || !telling.fits || cluster.length < 2) return told
  // Another caption may have said it in this order.
  return listSentence(numeralsLast([...cluster].reverse()), telling, after)
}

const listSentence = (
  features: readonly Feature[],
  telling: Telling,
  after: Sentence | undefined,
): Sentence | null => {
  const { draft, voice, facts, fits } = telling
  const finish = (pieces: Piece[]) => withEnding(pieces, features, telling)
  const wanted = { role: 'feature' as const, features, after, finish, ...(fits ? { fits } : {}) }
  return (
    draft.write(poolFor(features, voice, facts), wanted) ??
    draft.write(voice.scenes.general, wanted) ??
    draft.write(PLAIN, wanted)
  )
}

// A sentence never starts with a numeral, so a feature that does goes last.
const numeralsLast = (cluster: Cluster): Feature[] =>
  [...cluster].sort((one, other) => Number(isNumeral(one)) - Number(isNumeral(other)))

const isNumeral = ({ phrase }: Feature): boolean => /^\d/.test(phrase)

const startsWithNumeral = (cluster: Cluster): boolean => cluster.every(isNumeral)

const HOURS = /day|evening|afternoon|morning|weekend|month|weather/i

/** Gives a feature sentence an ending: what its last feature is for, or a turn of the voice. */
const withEnding = (pieces: Piece[], features: readonly Feature[], telling: Telling): Piece[] => {
  const { voice, random, facts, tails } = telling
  const last = features.at(-1)
  if (!last || pieces.some(({ text, source }) => !source && /[:?]|,\s?\w+ \w+/.test(text)))
    return pieces
  const end = pieces.findLastIndex(({ source }) => source === 'features')
  const isOpen = pieces.slice(end + 1).every(({ text }) => text === '' || text === '.')
  const namesAnHour = pieces.some(({ text, source }) => !source && HOURS.test(text))
  const use = isOpen && !namesAnHour && random.chance(voice.uses) ? useOf(last, random) : null
  if (use && !echoes(use, pieces)) return [...pieces.slice(0, end + 1), { text: ` ${use}.` }]
  return facts.kind === 'home' && features.every(hasUse) && random.chance(tails)
    ? withTail(pieces, last.scene, telling)
    : pieces
}

const withTail = (pieces: Piece[], scene: Scene, { voice, draft }: Telling): Piece[] => {
  const tail = isTailScene(scene) ? draft.turn(voice.tails[scene]) : null
  if (!tail || echoes(tail, pieces)) return pieces
  return [...pieces.filter(({ text }) => text !== '.').map(withoutStop), { text: `, ${tail}.` }]
}

const withoutStop = (piece: Piece): Piece =>
  piece.source || !piece.text.endsWith('.') ? piece : { ...piece, text: piece.text.slice(0, -1) }

const isTailScene = (scene: Scene): scene is TailScene =>
  scene === 'kitchen' || scene === 'interior' || scene === 'suite' || scene === 'outdoor'

const FUNCTION_WORDS = new Set(['the', 'and', 'for', 'all', 'out', 'you'])

const echoes = (use: string, pieces: readonly Piece[]): boolean => {
  const said = pieces.map(({ text }) => text.toLowerCase()).join('')
  return use
    .split(' ')
    .some((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && said.includes(word.slice(0, 5)))
}
