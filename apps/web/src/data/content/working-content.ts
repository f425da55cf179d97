import {
  type ContentRow,
  type ContentSpans,
  contentSpans,
  ENGINES,
  type GenerateContentResponse,
  SOCIAL_NETWORKS,
  socialCaptions,
  span,
  unusedInput,
} from '@listwright/contracts'
import { z } from 'zod'

/** A saved row in the version that this screen knows. */
const savedVersion = z.object({ id: z.string(), updatedAt: z.string() })
export type SavedVersion = z.infer<typeof savedVersion>

const origin = z.object({
  engine: z.enum(ENGINES),
  model: z.string().optional(),
  durationMs: z.number().optional(),
  tokens: z.number().optional(),
  costUsd: z.number().optional(),
})
export type Origin = z.infer<typeof origin>

/** A result on the screen: what was written, as the agent has changed it since. */
export const workingContent = z.object({
  tone: z.string(),
  headline: z.string().optional(),
  description: z.string(),
  socialCaptions,
  /** Where the description states which field. */
  spans: z.array(span),
  /** Where the headline and the captions do; unknown to drafts of earlier releases. */
  headlineSpans: z.array(span).optional(),
  captionSpans: contentSpans.shape.socialCaptions.optional(),
  /** Who wrote it, and what that took; unknown to drafts of earlier releases. */
  origin: origin.optional().catch(undefined),
  /** The generation it was written in, from which the database takes the proof. */
  generationId: z.string().optional(),
  unused: z.array(unusedInput),
  /** The row it was locked in as. A draft whose note of it cannot be read is locked in as a new row. */
  savedAs: savedVersion.optional().catch(undefined),
  /** The row it is to be locked in as, until it is: it becomes one row, however often it is sent. */
  lockAs: z.string().optional().catch(undefined),
  /** Asked to be locked in. What waits for a network survives a reload by this. */
  isLockAsked: z.boolean().optional().catch(undefined),
  /** The saved row that was changed elsewhere, so that this could not be saved over it; until the agent has chosen. */
  otherVersion: z.string().optional().catch(undefined),
  /** Changed since it was locked in. */
  isChanged: z.boolean(),
  /** Changed by hand since it was written or locked in. */
  isEdited: z.boolean().optional(),
})
export type WorkingContent = z.infer<typeof workingContent>

export const toWorkingContent = (answer: GenerateContentResponse): WorkingContent => ({
  tone: answer.tone,
  headline: answer.headline,
  description: answer.description,
  socialCaptions: answer.social_captions,
  spans: answer.spans.description,
  headlineSpans: answer.spans.headline,
  captionSpans: answer.spans.socialCaptions,
  origin: originOf(answer),
  generationId: answer.generation_id,
  unused: answer.unused,
  isChanged: true,
})

/** Who wrote an answer of the server, and what that took. */
export const originOf = (
  answer: Pick<GenerateContentResponse, 'engine' | 'model' | 'duration_ms' | 'usage' | 'cost_usd'>,
): Origin => ({
  engine: answer.engine,
  model: answer.model,
  durationMs: answer.duration_ms,
  tokens: answer.usage && answer.usage.input_tokens + answer.usage.output_tokens,
  costUsd: answer.cost_usd,
})

/** A saved text as it is opened again. A colleague's is locked in as a new row of one's own. */
export const fromContentRow = (row: ContentRow, userId: string): WorkingContent => ({
  tone: row.tone,
  headline: row.headline ?? undefined,
  description: row.description,
  socialCaptions: row.social_captions,
  spans: row.spans?.description ?? [],
  headlineSpans: row.spans?.headline ?? [],
  captionSpans: row.spans?.socialCaptions ?? NO_CAPTION_SPANS,
  origin: origin.safeParse({ engine: row.engine, model: row.model ?? undefined }).data,
  generationId: row.generation_id ?? undefined,
  unused: row.unused ?? [],
  savedAs: row.user_id === userId ? { id: row.id, updatedAt: row.updated_at } : undefined,
  isChanged: row.user_id !== userId,
})

/** A text once it is saved: locked in, unless it was edited while that was under way. */
export const lockedIn = (
  now: WorkingContent,
  sent: WorkingContent,
  savedAs: SavedVersion,
): WorkingContent => {
  const isChanged = wordsOf(now) !== wordsOf(sent)
  return {
    ...now,
    savedAs,
    lockAs: undefined,
    isLockAsked: false,
    otherVersion: undefined,
    isChanged,
    isEdited: isChanged,
  }
}

const wordsOf = ({ tone, headline, description, socialCaptions }: WorkingContent): string =>
  JSON.stringify([
    tone,
    headline,
    description,
    SOCIAL_NETWORKS.map((network) => socialCaptions[network]),
  ])

/** The marks of all parts, as they are saved. */
export const spansOf = (content: WorkingContent): ContentSpans => ({
  headline: content.headlineSpans ?? [],
  description: content.spans,
  socialCaptions: content.captionSpans ?? NO_CAPTION_SPANS,
})

const NO_CAPTION_SPANS: ContentSpans['socialCaptions'] = {
  facebook: [],
  instagram: [],
  linkedin: [],
  twitter: [],
}
