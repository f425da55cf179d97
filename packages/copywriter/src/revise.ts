import type { Tier, UnusedInput } from '@listwright/contracts'
import { FACT_NAMES } from './facts/fact-names.ts'
import { propertyFacts } from './facts/property-facts.ts'
import { type Description, describe, descriptionPassage } from './plan/describe.ts'
import type { Passage } from './realise/passage.ts'
import type { Sentence } from './realise/sentence.ts'
import type { WriteRequest } from './request.ts'
import { toneSettings } from './tone-settings.ts'
import { assembled, captionsOf, type Unreviewed } from './write.ts'

/** How to change a text: about a quarter shorter or longer, or no more than so many characters. */
export type Change = { shorter: true } | { longer: true } | { fitTo: number }

export interface Revised extends Unreviewed {
  /** `false` where there is nothing more to tell, or the text fitted already. */
  isChanged: boolean
}

const NEXT_TIER: Record<Tier, Tier> = { basic: 'extended', extended: 'premium', premium: 'premium' }

/**
 * Writes the same text shorter, longer or to fit; whole sentences come and go, and `unused` says what went.
 * @example revise({ property, tone: 'classic', tier: 'premium', seed: 7 }, { fitTo: 1000 }).description
 */
export const revise = (request: WriteRequest, change: Change): Revised => {
  const { facts, unused } = propertyFacts(request.property, request.year)
  const tone = toneSettings(request.tone)
  const passage = (paragraphs: readonly Sentence[][]) =>
    descriptionPassage(paragraphs, tone, request.seed)
  const versions = attemptsFor(request, change).map(({ tier, seed }) =>
    describe(facts, tone, tier, seed),
  )
  const [current] = versions
  const described = versions.reduce((longest, version) =>
    length(passage(version.paragraphs)) > length(passage(longest.paragraphs)) ? version : longest,
  )
  const cut = cutTo(described, limitOf(change, passage(described.paragraphs)), passage)
  const content = assembled({
    headline: request.tier === 'premium' ? described.headline : null,
    description: cut.description,
    captions: captionsOf(facts, tone, request.seed),
    unused: [...unused, ...described.unused, ...cut.leftOut],
  })
  const isChanged = !current || content.description !== passage(current.paragraphs).text
  return { ...content, isChanged }
}

/** A longer text tells what the next tier would, in the roomiest of a few ways: more facts, never padding. */
const attemptsFor = (
  { tier, seed }: WriteRequest,
  change: Change,
): { tier: Tier; seed: number }[] =>
  'longer' in change
    ? [{ tier, seed }, ...[0, 1, 2].map((turn) => ({ tier: NEXT_TIER[tier], seed: seed + turn }))]
    : [{ tier, seed }]

const limitOf = (change: Change, { text }: Passage): number => {
  if ('fitTo' in change) return change.fitTo
  return 'shorter' in change ? Math.round(text.length * 0.75) : Number.POSITIVE_INFINITY
}

const cutTo = (
  { paragraphs }: Description,
  limit: number,
  passage: (paragraphs: readonly Sentence[][]) => Passage,
): { description: Passage; leftOut: UnusedInput[] } => {
  const leftOut: UnusedInput[] = []
  let kept = paragraphs
  let description = passage(kept)
  while (length(description) > limit) {
    const next = leastNeeded(kept)
    if (!next) break
    kept = kept
      .map((paragraph) => paragraph.filter((sentence) => sentence !== next))
      .filter((paragraph) => paragraph.length > 0)
    leftOut.push(
      ...inputsOf(next).map((text) => ({ text, reason: `Left out to fit ${limit} characters.` })),
    )
    description = passage(kept)
  }
  return { description, leftOut }
}

const length = ({ text }: Passage): number => [...text].length

const BY_NEED: readonly Sentence['role'][] = [
  'aside',
  'rest',
  'closing',
  'feature',
  'detail',
  'core',
  'opening',
]

/** The sentence that is missed least: asides first, facts last, and never the very last sentence. */
const leastNeeded = (paragraphs: readonly Sentence[][]): Sentence | null => {
  const sentences = paragraphs.flat()
  if (sentences.length < 2) return null
  return sentences.reduce((least, sentence) => (need(sentence) <= need(least) ? sentence : least))
}

const need = ({ role, facts, features }: Sentence): number => {
  const agentsFirst = features.some(({ index }) => index === 0) ? 0.5 : 0
  return BY_NEED.indexOf(role) + (facts.includes('price') ? 0.5 : 0) + agentsFirst
}

const inputsOf = ({ facts, features }: Sentence): string[] => [
  ...features.map(({ bare }) => bare),
  ...facts.map((fact) => FACT_NAMES[fact]),
]
