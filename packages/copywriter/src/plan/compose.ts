import type { Tier } from '@listwright/contracts'
import { FACTS, type FactName, type Feature, type PropertyFacts } from '../facts/types.ts'
import { NOTES, PLAIN_CORE, PLAIN_DETAILS, REST } from '../phrases/plain.ts'
import type { Draft } from '../realise/draft.ts'
import type { Sentence } from '../realise/sentence.ts'
import type { Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'
import { closerPool, corePool } from './scene-pools.ts'
import { arrange } from './sections.ts'
import { tellFeatures } from './tell-features.ts'

const CORE: readonly FactName[] = ['type', 'city', 'address', 'beds', 'baths', 'sqft']

export interface Composition {
  facts: PropertyFacts
  voice: Voice
  tier: Tier
  random: Random
  draft: Draft
  chosen: readonly Feature[]
  rest: readonly Feature[]
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
    const next = draft.write(corePool(voice, facts), wanted) ?? draft.write(PLAIN_CORE, wanted)
    if (!next) break
    sentences.push(next)
  }
  return sentences
}

const noteSentences = ({ chosen, rest, draft, random }: Composition): Sentence[] => {
  const notes = random.shuffle(chosen.filter(({ isNote }) => isNote))
  const noted = notes.length > 0 ? draft.write(NOTES, { role: 'feature', features: notes }) : null
  const remaining = rest.length > 0 ? draft.write(REST, { role: 'rest', features: rest }) : null
  return [noted, remaining].filter((sentence) => sentence !== null)
}

/** Lines about a visit: more where there is much to tell, or next to nothing. */
const asidesIn = (tier: Tier, told: number): number => {
  if (tier === 'basic') return 0
  const isMuch = told > 5
  if (tier === 'extended') return isMuch ? 2 : 1
  return isMuch || told < 2 ? 3 : 2
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
  for (let count = asidesIn(tier, chosen.length); count > 0; count--) {
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
