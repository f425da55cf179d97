import type { Tier, UnusedInput } from '@listwright/contracts'
import type { Feature, PropertyFacts } from '../facts/types.ts'
import { Draft, type DraftSettings } from '../realise/draft.ts'
import { concatenate, type Passage } from '../realise/passage.ts'
import type { Sentence } from '../realise/sentence.ts'
import { Random } from '../seed/random.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { chooseFeatures } from './choose-features.ts'
import { compose } from './compose.ts'
import { flowing } from './flow.ts'
import { headlineFor } from './headline.ts'
import { REST_MAX, TIER_LIMITS } from './tier-limits.ts'

export interface Description {
  /** Only a premium text has one. */
  headline: Passage | null
  paragraphs: Sentence[][]
  unused: UnusedInput[]
}

/** Plans and words a description: what to say by tier, then how. */
export const describe = (
  facts: PropertyFacts,
  tone: ToneSettings,
  tier: Tier,
  seed: number,
): Description => {
  const { voice } = tone
  const random = new Random(seed, `${voice.tone} ${tier}`)
  const settings: DraftSettings = {
    facts,
    random,
    nouns: voice.nouns,
    style: 'prose',
    avoid: tone.avoid,
    prefer: tone.prefer,
    polish: tone.polish,
    allowNumerals: false,
  }
  const draft = new Draft(settings)
  const { chosen, rest } = chooseFeatures(facts.features, TIER_LIMITS[tier].features)
  const listed = tier === 'premium' ? rest.filter(({ isNote }) => !isNote).slice(0, REST_MAX) : []
  const paragraphs = compose({
    facts,
    voice,
    tier,
    random,
    draft,
    chosen,
    rest: listed,
  })
  addOwnLines(paragraphs, tone, draft)
  return {
    headline: tier === 'premium' ? headlineFor(facts, voice, settings) : null,
    paragraphs: paragraphs.filter((paragraph) => paragraph.length > 0),
    unused: leftOver(
      rest.filter((feature) => !listed.includes(feature)),
      tier,
    ),
  }
}

/** The text of a description: sentences in their flow, paragraphs apart by a blank line. */
export const descriptionPassage = (
  paragraphs: readonly Sentence[][],
  { voice }: ToneSettings,
  seed: number,
): Passage => {
  const starts = new Set<number>()
  const passages: Passage[] = []
  for (const paragraph of flowing(paragraphs, voice, new Random(seed, 'flow'))) {
    starts.add(passages.length)
    for (const { passage } of paragraph) passages.push(passage)
  }
  return concatenate(passages, (at) => (starts.has(at) ? '\n\n' : ' '))
}

const addOwnLines = (
  paragraphs: Sentence[][],
  { opening, closing }: ToneSettings,
  draft: Draft,
): void => {
  const own = (role: 'opening' | 'closing', text: string) => draft.quote(role, text, `tone.${role}`)
  if (opening) paragraphs[0]?.unshift(own('opening', opening))
  const last = paragraphs.at(-1)
  if (!closing || !last) return
  if (last.at(-1)?.role === 'closing' && last.at(-1)?.facts.length === 0) last.pop()
  last.push(own('closing', closing))
}

const leftOver = (features: readonly Feature[], tier: Tier): UnusedInput[] =>
  features.map(({ bare }) => ({
    text: bare,
    reason: `A ${tier} description has room for ${TIER_LIMITS[tier].features} features.`,
  }))
