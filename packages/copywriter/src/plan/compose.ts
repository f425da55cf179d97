import type { Tier } from '@listwright/contracts'
import { FACTS, type FactName, type Feature, type PropertyFacts } from '../facts/types.ts'
import type { Draft, Sentence } from '../realise/draft.ts'
import { lines, type Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'
import { closerPool } from './scene-pools.ts'
import { arrange } from './sections.ts'
import { tellFeatures } from './tell-features.ts'

const CORE: readonly FactName[] = ['type', 'city', 'address', 'beds', 'baths', 'sqft']

/** For what a voice has no line left. */
const PLAIN_CORE = lines`
  It is a {type}.
  The address is {address}.
  It is in {city}.
  It has {measure}.`
const PLAIN_DETAILS = lines`
  It was built in {year}.
  Completion is planned for {due}.
  The lot measures {lot}.
  The price is {price}.`

export interface Composition {
  facts: PropertyFacts
  voice: Voice
  tier: Tier
  random: Random
  draft: Draft
  chosen: readonly Feature[]
  rest: readonly Feature[]
  /** How readily a feature sentence gets a turn of the voice at its end. */
  tails: number
}

/** Everything there is to say, as paragraphs of sentences. Length follows the facts. */
export const compose = (plan: Composition): Sentence[][] => {
  const opening = openingParagraph(plan)
  const told = arrange(plan.chosen, plan.tier, plan.random).map((section) =>
    tellFeatures(section, plan),
  )
  const lastTold = told.at(-1) ?? opening
  lastTold.push(...noteSentences(plan))
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
    const wanted = { role: 'core' as const, after: sentences.at(-1) }
    const next = draft.write(voice.core[facts.kind], wanted) ?? draft.write(PLAIN_CORE, wanted)
    if (!next) break
    sentences.push(next)
  }
  return sentences
}

const noteSentences = ({ chosen, rest, draft, voice }: Composition): Sentence[] => {
  const notes = chosen.filter(({ isNote }) => isNote)
  const noted =
    notes.length > 0 ? draft.write(voice.notes, { role: 'feature', features: notes }) : null
  const remaining =
    rest.length > 0 ? draft.write(voice.rest, { role: 'rest', features: rest }) : null
  return [noted, remaining].filter((sentence) => sentence !== null)
}

const closingParagraph = ({ facts, voice, draft, tier, chosen }: Composition): Sentence[] => {
  const sentences: Sentence[] = []
  while (FACTS.some((fact) => draft.open.has(fact))) {
    const wanted = { role: 'detail' as const, after: sentences.at(-1) }
    const next =
      draft.write(voice.details[facts.kind], wanted) ?? draft.write(PLAIN_DETAILS, wanted)
    if (!next) break
    sentences.push(next)
  }
  if (tier === 'premium' && chosen.length > 2) {
    const aside = draft.write(voice.asides[facts.kind], { role: 'aside', after: sentences.at(-1) })
    if (aside) sentences.push(aside)
  }
  const closer = draft.write(closerPool(voice, facts), { role: 'closing', after: sentences.at(-1) })
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
const mergedThin = (told: readonly Sentence[][]): Sentence[][] => {
  const merged: Sentence[][] = []
  for (const paragraph of told) {
    const previous = merged.at(-1)
    if (previous && (paragraph.length < 2 || previous.length < 2)) previous.push(...paragraph)
    else merged.push([...paragraph])
  }
  return merged
}
