import type {
  Claim,
  SocialCaptions,
  SocialNetwork,
  Span,
  WrittenContent,
} from '@listwright/contracts'
import { captionFacts, captionFor, NETWORKS } from './captions/caption.ts'
import { SharedPhrases } from './captions/shared-phrases.ts'
import { propertyFacts } from './facts/property-facts.ts'
import type { PropertyFacts } from './facts/types.ts'
import { describe, descriptionPassage } from './plan/describe.ts'
import type { Passage } from './realise/pieces.ts'
import type { WriteRequest } from './request.ts'
import { reviewContent } from './review-content.ts'
import { type ToneSettings, toneSettings } from './tone-settings.ts'

/**
 * Writes a description and four captions from the facts of a property, and nothing but the facts.
 * @example write({ property, tone: 'luxury', tier: 'premium', seed: 1 }).description
 */
export const write = (request: WriteRequest): WrittenContent => {
  const { facts, unused } = propertyFacts(request.property, request.year)
  const tone = toneSettings(request.tone)
  const described = describe(facts, tone, request.tier, request.seed)
  const description = descriptionPassage(described.paragraphs, tone, request.seed)
  return assembled(request, {
    ...(described.headline ? { headline: described.headline } : {}),
    description,
    captions: captionsOf(facts, tone, request.seed),
    unused: [...unused, ...described.unused],
  })
}

/** The four captions of a result, none of which repeats another. */
export const captionsOf = (
  facts: PropertyFacts,
  tone: ToneSettings,
  seed: number,
): Record<SocialNetwork, Passage> => {
  const captions = {} as Record<SocialNetwork, Passage>
  const known = captionFacts(facts)
  const told = new SharedPhrases()
  for (const network of NETWORKS) captions[network] = captionFor(network, known, tone, seed, told)
  return captions
}

interface Parts {
  headline?: Passage
  description: Passage
  captions: Record<SocialNetwork, Passage>
  unused: WrittenContent['unused']
}

/** Puts the parts into the shape of the contract, with claims and findings. */
export const assembled = (
  request: WriteRequest,
  { headline, description, captions, unused }: Parts,
): WrittenContent => {
  const socialCaptions = {} as SocialCaptions
  const captionSpans = {} as WrittenContent['spans']['socialCaptions']
  for (const network of NETWORKS) {
    socialCaptions[network] = captions[network].text
    captionSpans[network] = captions[network].spans
  }
  return {
    ...(headline ? { headline: headline.text } : {}),
    description: description.text,
    socialCaptions,
    claims: claimsOf([...(headline ? [headline] : []), description, ...Object.values(captions)]),
    findings: reviewContent(request, description.text, socialCaptions),
    spans: {
      headline: headline?.spans ?? [],
      description: description.spans,
      socialCaptions: captionSpans,
    },
    unused,
  }
}

const claimsOf = (passages: readonly Passage[]): Claim[] => {
  const claims = new Map<string, Claim>()
  for (const { text, spans } of passages) for (const span of spans) remember(claims, text, span)
  return [...claims.values()]
}

const remember = (
  claims: Map<string, Claim>,
  whole: string,
  { start, end, source }: Span,
): void => {
  const text = whole.slice(start, end)
  const key = `${source} ${text.toLowerCase()}`
  if (!claims.has(key)) claims.set(key, { text, source })
}
