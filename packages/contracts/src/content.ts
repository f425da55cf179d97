import { z } from 'zod'
import { TONES } from './tone.ts'

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'linkedin', 'twitter'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export const DEFAULT_SOCIAL_NETWORK: SocialNetwork = 'instagram'

export const socialCaptions = z.object({
  facebook: z.string(),
  instagram: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
})
export type SocialCaptions = z.infer<typeof socialCaptions>

/** A stretch of generated text and the property field that it states. */
export const claim = z.object({ text: z.string(), source: z.string() })
export type Claim = z.infer<typeof claim>

export const SEVERITIES = ['prohibited', 'caution', 'advice'] as const

/** Something a reviewer noticed; `start` and `end` are UTF-16 offsets into the reviewed text. */
export const finding = z.object({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  why: z.string(),
  /** The law that the words may break. */
  basis: z.string().optional(),
  suggestion: z.string().optional(),
})
export type Finding = z.infer<typeof finding>

/** Where a text states a property field; `start` and `end` are UTF-16 offsets. */
export const span = z.object({ start: z.number().int(), end: z.number().int(), source: z.string() })
export type Span = z.infer<typeof span>

const captionSpans = z.object({
  facebook: z.array(span),
  instagram: z.array(span),
  linkedin: z.array(span),
  twitter: z.array(span),
})

/** Where each part of a text states a property field. */
export const contentSpans = z.object({
  headline: z.array(span),
  description: z.array(span),
  socialCaptions: captionSpans,
})
export type ContentSpans = z.infer<typeof contentSpans>

/** Something typed that the text does not say, and why. */
export const unusedInput = z.object({ text: z.string(), reason: z.string() })
export type UnusedInput = z.infer<typeof unusedInput>

/** What the writer hands back: text first, then the proof for it. */
export const writtenContent = z.object({
  headline: z.string().optional(),
  description: z.string(),
  socialCaptions,
  claims: z.array(claim),
  findings: z.array(finding),
  spans: contentSpans,
  unused: z.array(unusedInput),
})
export type WrittenContent = z.infer<typeof writtenContent>

/** Content that an agent locked in. */
export interface Content {
  id: string
  propertyId: string
  userId: string
  tone: string
  description: string
  socialCaptions: SocialCaptions
  createdAt: string
}

export const toneName = z.enum(TONES)
