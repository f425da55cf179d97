import type { SocialNetwork, Span } from '@listwright/contracts'
import { readCaptionStory } from './captions/caption-story.ts'
import { captionFor, captionsFor } from './captions/captions.ts'
import { SharedLines } from './captions/shared-lines.ts'
import type { Passage } from './compose/passage.ts'
import { readProperty } from './facts/read-property.ts'
import type { WriteRequest } from './request.ts'
import { toneSettings } from './tone-settings.ts'

export interface CaptionVariant {
  text: string
  spans: Span[]
}

const VARIANTS_MAX = 20
/** Few facts can only be put in so many ways. */
const ATTEMPTS_PER_VARIANT = 12

/**
 * More captions for a network, all different and none the one that `write` gives for this request; those with a first sentence of their own come first.
 * It pauses after each attempt, for whoever has other things to do meanwhile.
 * @example writeCaptions({ property, tone: 'modern', tier: 'premium', seed: 1 }, 'instagram', 3)
 */
export function* writeCaptions(
  request: WriteRequest,
  network: SocialNetwork,
  count: number,
): Generator<void, CaptionVariant[]> {
  const tone = toneSettings(request.tone)
  const story = readCaptionStory(readProperty(request.property, request.year).facts, tone.tone)
  const wanted = Math.min(Math.max(0, Math.floor(count)), VARIANTS_MAX)
  const shown = captionsFor(story, tone, request.seed)[network].text
  // Lines that one variant used are not used by the next, as long as there are others.
  const used = new SharedLines()
  const fresh = new Map<string, Passage>()
  const alike = new Map<string, Passage>()
  for (let attempt = 0; attempt < wanted * ATTEMPTS_PER_VARIANT; attempt += 1) {
    if (fresh.size === wanted) break
    yield
    const variant = captionFor(network, story, tone, request.seed + 1 + attempt, used)
    if (variant.text === shown) continue
    const beginning = firstLine(variant.text)
    const twin = fresh.get(beginning)
    if (!twin) fresh.set(beginning, variant)
    else if (twin.text !== variant.text) alike.set(variant.text, variant)
  }
  return [...fresh.values(), ...alike.values()]
    .slice(0, wanted)
    .map(({ text, spans }) => ({ text, spans: [...spans] }))
}

const firstLine = (text: string): string => /^.*?[.?!](?=\s)/s.exec(text)?.[0] ?? text
