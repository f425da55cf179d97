import type { SocialNetwork, Span } from '@listwright/contracts'
import { captionFacts, captionFor } from './captions/caption.ts'
import { propertyFacts } from './facts/property-facts.ts'
import type { Passage } from './realise/pieces.ts'
import type { WriteRequest } from './request.ts'
import { toneSettings } from './tone-settings.ts'

export interface CaptionVariant {
  text: string
  spans: Span[]
}

const VARIANTS_MAX = 20
const ATTEMPTS_PER_VARIANT = 6

/**
 * More captions for a network, each with a first sentence of its own.
 * @example writeCaptions({ property, tone: 'modern', tier: 'premium', seed: 1 }, 'instagram', 3)
 */
export const writeCaptions = (
  request: WriteRequest,
  network: SocialNetwork,
  count: number,
): CaptionVariant[] => {
  const known = captionFacts(propertyFacts(request.property, request.year).facts)
  const tone = toneSettings(request.tone)
  const variants: Passage[] = []
  const wanted = Math.min(Math.max(0, Math.floor(count)), VARIANTS_MAX)
  for (
    let attempt = 0;
    variants.length < wanted && attempt < wanted * ATTEMPTS_PER_VARIANT;
    attempt++
  ) {
    const variant = captionFor(network, known, tone, request.seed + attempt)
    if (!variants.some(({ text }) => firstLine(text) === firstLine(variant.text)))
      variants.push(variant)
  }
  return variants
}

const firstLine = (text: string): string => /^.*?[.?!](?=\s)/s.exec(text)?.[0] ?? text
