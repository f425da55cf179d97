import type { Tier } from '@listwright/contracts'
import {
  FACTS,
  type FactName,
  type Feature,
  type PropertyFacts,
  type Scene,
} from '../facts/types.ts'
import { useOf } from '../phrases/uses.ts'
import type { Draft, Sentence } from '../realise/draft.ts'
import type { Piece } from '../realise/pieces.ts'
import type { Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'
import { poolFor } from './scene-pools.ts'
import { arrange, type Cluster } from './sections.ts'

const CORE: readonly FactName[] = ['type', 'city', 'address', 'beds', 'baths', 'sqft']

const TAIL_CHANCE: Record<Tier, number> = { basic: 0.35, extended: 0.6, premium: 0.75 }

export interface Composition {
  facts: PropertyFacts
  voice: Voice
  tier: Tier
  random: Random
  draft: Draft
  chosen: readonly Feature[]
  rest: readonly Feature[]
}

/** Everything that must be said, as paragraphs of sentences; remarks come later, as far as there is room. */
export const compose = (plan: Composition): Sentence[][] => {
  const opening = openingParagraph(plan)
  const told = arrange(plan.chosen, plan.tier, plan.random).map((section) =>
    featureParagraph(section, plan),
  )
  const notes = noteSentences(plan)
  const lastTold = told.at(-1) ?? opening
  lastTold.push(...notes)
  const closing = closingParagraph(plan)
  if (plan.tier === 'basic') return [[...opening, ...told.flat()], closing]
  if (plan.tier === 'extended') return extendedParagraphs(opening, told, closing)
  return [opening, ...mergedThin(told), closing]
}

const openingParagraph = ({ facts, voice, draft }: Composition): Sentence[] => {
  const openings = facts.isStudio ? voice.openings.studio : voice.openings[facts.kind]
  const opening =
    draft.write(openings, { role: 'opening' }) ??
    draft.write(voice.openings[facts.kind], { role: 'opening' })
  const sentences = opening ? [opening] : []
  while (CORE.some((fact) => draft.open.has(fact))) {
    const next = draft.write(voice.core[facts.kind], { role: 'core', after: sentences.at(-1) })
    if (!next) break
    sentences.push(next)
  }
  return sentences
}

const featureParagraph = (section: readonly Cluster[], plan: Composition): Sentence[] => {
  const sentences: Sentence[] = []
  for (const cluster of section) {
    const sentence = featureSentence(cluster, plan, sentences.at(-1))
    if (sentence) sentences.push(sentence)
  }
  return sentences
}

const featureSentence = (
  cluster: Cluster,
  plan: Composition,
  after: Sentence | undefined,
): Sentence | null => {
  const { draft, voice, facts } = plan
  // A sentence never starts with a numeral, so a feature that does goes last.
  const features = [...cluster].sort(
    (one, other) => Number(/^\d/.test(one.phrase)) - Number(/^\d/.test(other.phrase)),
  )
  const finish = (pieces: Piece[]) => withEnding(pieces, features, plan)
  const wanted = { role: 'feature' as const, features, after, finish }
  return (
    draft.write(poolFor(features, voice, facts), wanted) ??
    draft.write(voice.scenes.general, wanted) ??
    draft.write(
      ['Also here <is|are> {fs}.', 'There <is|are> also {fs}.', 'Also included: {fs}.'],
      wanted,
    )
  )
}

/** Gives a feature sentence an ending: what its last feature is for, or a turn of the voice. */
const withEnding = (pieces: Piece[], features: readonly Feature[], plan: Composition): Piece[] => {
  const { voice, random, tier, facts } = plan
  const last = features.at(-1)
  if (!last || pieces.some(({ text, source }) => !source && /[:?]|,\s?\w+ \w+/.test(text)))
    return pieces
  const end = pieces.findLastIndex(({ source }) => source === 'features')
  const isOpen = pieces.slice(end + 1).every(({ text }) => text === '' || text === '.')
  const use = isOpen && random.chance(voice.uses) ? useOf(last, random) : null
  if (use && !echoes(use, pieces)) return [...pieces.slice(0, end + 1), { text: ` ${use}.` }]
  return facts.kind === 'home' && random.chance(TAIL_CHANCE[tier])
    ? withTail(pieces, last.scene, plan)
    : pieces
}

const withTail = (pieces: Piece[], scene: Scene, { voice, draft }: Composition): Piece[] => {
  const tail = draft.turn(voice.tails[isTailScene(scene) ? scene : 'general'])
  if (!tail || echoes(tail, pieces)) return pieces
  return [...pieces.filter(({ text }) => text !== '.').map(withoutStop), { text: `, ${tail}.` }]
}

const withoutStop = (piece: Piece): Piece =>
  piece.source ? piece : { ...piece, text: piece.text.replace(/\.$/, '') }

const isTailScene = (scene: Scene): scene is 'kitchen' | 'interior' | 'suite' | 'outdoor' =>
  scene === 'kitchen' || scene === 'interior' || scene === 'suite' || scene === 'outdoor'

const echoes = (use: string, pieces: readonly Piece[]): boolean => {
  const said = pieces.map(({ text }) => text.toLowerCase()).join('')
  return use
    .split(' ')
    .some(
      (word) =>
        word.length > 2 &&
        !/^(?:the|and|for|all|out|you)$/.test(word) &&
        said.includes(word.slice(0, 5)),
    )
}

const noteSentences = ({ chosen, rest, draft, voice }: Composition): Sentence[] => {
  const notes = chosen.filter(({ isNote }) => isNote)
  const noted =
    notes.length > 0 ? draft.write(voice.notes, { role: 'feature', features: notes }) : null
  const remaining =
    rest.length > 0 ? draft.write(voice.rest, { role: 'rest', features: rest }) : null
  return [noted, remaining].filter((sentence) => sentence !== null)
}

const closingParagraph = ({ facts, voice, draft }: Composition): Sentence[] => {
  const sentences: Sentence[] = []
  while (FACTS.some((fact) => draft.open.has(fact))) {
    const next = draft.write(voice.details[facts.kind], { role: 'detail', after: sentences.at(-1) })
    if (!next) break
    sentences.push(next)
  }
  const closers = [...voice.closers[facts.kind], ...voice.closers.any]
  const closer = draft.write(closers, { role: 'closing', after: sentences.at(-1) })
  return closer ? [...sentences, closer] : sentences
}

const extendedParagraphs = (
  opening: Sentence[],
  told: Sentence[][],
  closing: Sentence[],
): Sentence[][] => {
  const [inside, ...outside] = told
  if (!inside) return [opening, closing]
  return outside.length > 0 && inside.length + outside.flat().length > 4
    ? [[...opening, ...inside], outside.flat(), closing]
    : [opening, told.flat(), closing]
}

/** A paragraph of a lone short sentence joins its neighbor. */
const mergedThin = (told: Sentence[][]): Sentence[][] => {
  const merged: Sentence[][] = []
  for (const paragraph of told) {
    const previous = merged.at(-1)
    if (previous && (paragraph.length < 2 || previous.length < 2)) previous.push(...paragraph)
    else merged.push([...paragraph])
  }
  return merged
}
