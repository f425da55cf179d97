import type { Claim, SocialNetwork, UnusedInput, WrittenContent } from '@listwright/contracts'
import { byNetwork } from './by-network.ts'
import { readCaptionStory } from './captions/caption-story.ts'
import { captionsFor } from './captions/captions.ts'
import type { Passage } from './compose/passage.ts'
import type { PropertyFacts } from './facts/property-facts.ts'
import { readProperty } from './facts/read-property.ts'
import type { UnusedNote } from './facts/unused-note.ts'
import type { PropertyToWrite, WriteRequest } from './request.ts'
import { reviewContent } from './review-content.ts'
import { describe, descriptionPassage } from './story/describe.ts'
import { readStory } from './story/story.ts'
import { toneSettings } from './tone-settings.ts'

/** A whole result that nobody has reviewed yet. */
export type Unreviewed = Omit<WrittenContent, 'findings'>

/**
 * Writes a description and four captions from the facts of a property, and nothing but the facts; then reviews them
 * like anybody else's text.
 * @example write({ property, tone: 'luxury', tier: 'premium', seed: 1 }).description
 */
export const write = (request: WriteRequest): WrittenContent => {
  const content = writeUnreviewed(request)
  return { ...content, findings: reviewContent(request, content) }
}

/** The same without the findings, for whoever asks for many texts or reviews them later. */
export const writeUnreviewed = (request: WriteRequest): Unreviewed => {
  const { facts, unused, repaired } = readProperty(request.property, request.year)
  const tone = toneSettings(request.tone)
  const story = readStory(facts, tone.tone)
  const described = describe(story, tone, request.tier, request.seed)
  return assembled({
    headline: described.headline,
    description: descriptionPassage(described.paragraphs, tone),
    captions: captionsFor(readCaptionStory(facts, tone.tone), tone, request.seed),
    unused: [
      ...unused.map(({ text, reason }) => ({ text, reason })),
      ...joinedItems(request.property, facts, unused),
      ...repaired.map(asNote),
      ...described.unused,
    ],
  })
}

/** The description alone, for whoever compares many of them: the captions take as long as all the rest. */
export const writeDescription = (request: WriteRequest): string => {
  const tone = toneSettings(request.tone)
  const story = readStory(readProperty(request.property, request.year).facts, tone.tone)
  return descriptionPassage(describe(story, tone, request.tier, request.seed).paragraphs, tone).text
}

interface Parts {
  headline: Passage | null
  description: Passage
  captions: Record<SocialNetwork, Passage>
  unused: WrittenContent['unused']
}

/** Puts the parts into the shape of the contract, with their claims. */
const assembled = ({ headline, description, captions, unused }: Parts): Unreviewed => {
  return {
    ...(headline && { headline: headline.text }),
    description: description.text,
    socialCaptions: byNetwork((network) => captions[network].text),
    claims: claimsOf([...(headline ? [headline] : []), description, ...Object.values(captions)]),
    spans: {
      headline: [...(headline?.spans ?? [])],
      description: [...description.spans],
      socialCaptions: byNetwork((network) => [...captions[network].spans]),
    },
    unused,
  }
}

const claimsOf = (passages: readonly Passage[]): Claim[] => {
  const claims = new Map<string, Claim>()
  for (const { text, spans } of passages)
    for (const { start, end, source } of spans) {
      const claim = { text: text.slice(start, end), source }
      const key = `${source} ${claim.text.toLowerCase()}`
      if (!claims.has(key)) claims.set(key, claim)
    }
  return [...claims.values()]
}

/** A typing slip that was mended is used, and said. */
const asNote = ({ typed, read }: { typed: string; read: string }) => ({
  text: typed,
  reason: `Read as '${read}'.`,
})

/** Items that the form cut at a comma and the reader joined again: told with the item before them. */
const joinedItems = (
  { features }: PropertyToWrite,
  facts: PropertyFacts,
  unused: readonly UnusedNote[],
): UnusedInput[] => {
  const read = new Set(facts.features.map(({ index }) => index))
  const reported = new Set(unused.map(({ index }) => index))
  return (features ?? []).flatMap((text, index) => {
    if (read.has(index) || reported.has(index) || !text.trim()) return []
    // What was joined and is not told is reported with the first of the joined items.
    const before = (features ?? []).findLastIndex(
      (_, at) => at < index && (read.has(at) || reported.has(at)),
    )
    const isReported = unused.some(
      (note) => note.index === before && note.text.includes(text.trim()),
    )
    return isReported ? [] : [{ text, reason: 'It was read together with what stands before it.' }]
  })
}
