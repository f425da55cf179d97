import type {
  Claim,
  SocialCaptions,
  SocialNetwork,
  Span,
  WrittenContent,
} from '@listwright/contracts'
import { captionFacts, captionFor, NETWORKS, sharedRuns } from './captions/caption.ts'
import { propertyFacts } from './facts/property-facts.ts'
import type { PropertyFacts } from './facts/types.ts'
import { describe, descriptionPassage } from './plan/describe.ts'
import type { Passage } from './realise/passage.ts'
import type { WriteRequest } from './request.ts'
import { reviewContent } from './review-content.ts'
import { type ToneSettings, toneSettings } from './tone-settings.ts'

/** A whole result that nobody has read through yet. */
export type Unreviewed = Omit<WrittenContent, 'findings'>

/**
 * Writes a description and four captions from the facts of a property, and nothing but the facts; then reads them
 * through like anybody else's text.
 * @example write({ property, tone: 'luxury', tier: 'premium', seed: 1 }).description
 */
export const write = (request: WriteRequest): WrittenContent => {
  const content = writeUnreviewed(request)
  return { ...content, findings: reviewContent(request, content) }
}

/** The same without the findings, for whoever asks for many texts or reviews them later. */
export const writeUnreviewed = (request: WriteRequest): Unreviewed => {
  const { facts, unused } = propertyFacts(request.property, request.year)
  const tone = toneSettings(request.tone)
  const described = describe(facts, tone, request.tier, request.seed)
  const description = descriptionPassage(described.paragraphs, tone, request.seed)
  return assembled({
    headline: described.headline,
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
  const told = sharedRuns()
  for (const network of NETWORKS) captions[network] = captionFor(network, known, tone, seed, told)
  return captions
}

interface Parts {
  headline: Passage | null
  description: Passage
  captions: Record<SocialNetwork, Passage>
  unused: WrittenContent['unused']
}

/** Puts the parts into the shape of the contract, with their claims. */
export const assembled = ({ headline, description, captions, unused }: Parts): Unreviewed => {
  const socialCaptions = {} as SocialCaptions
  const captionSpans = {} as WrittenContent['spans']['socialCaptions']
  for (const network of NETWORKS) {
    socialCaptions[network] = captions[network].text
    captionSpans[network] = captions[network].spans
  }
  const content: Unreviewed = {
    description: description.text,
    socialCaptions,
    claims: claimsOf([...(headline ? [headline] : []), description, ...Object.values(captions)]),
    spans: {
      headline: headline?.spans ?? [],
      description: description.spans,
      socialCaptions: captionSpans,
    },
    unused,
  }
  if (headline) content.headline = headline.text
  return content
}

const claimsOf = (passages: readonly Passage[]): Claim[] => {
  const claims: Claim[] = []
  for (const { text, spans } of passages)
    for (const span of spans)
      if (!claims.some((claim) => repeats(span, text, claim)))
        claims.push({ text: text.slice(span.start, span.end), source: span.source })
  return claims
}

/** Whether a span claims the same, be it at the start of a sentence or not. */
const repeats = ({ start, end, source }: Span, text: string, claim: Claim): boolean =>
  claim.source === source &&
  claim.text.length === end - start &&
  text.startsWith(claim.text.slice(1), start + 1) &&
  text.charAt(start).toLowerCase() === claim.text.charAt(0).toLowerCase()
