import { z } from 'zod'
import { claim, SOCIAL_NETWORKS, span } from './content.ts'
import { generateContentResponse } from './generate-content.ts'

export const REFINE_WORDS_MAX = 300
const TEXT_MAX = 20_000

/** How an agent wants a text changed; `words` are their own. */
export const refineWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shorter') }),
  z.object({ kind: z.literal('warmer') }),
  /** To begin with one of the features, by its place in the list. */
  z.object({ kind: z.literal('lead'), feature: z.number().int().min(0).max(500) }),
  z.object({ kind: z.literal('fit'), limit: z.number().int().min(1).max(TEXT_MAX) }),
  z.object({ kind: z.literal('words'), words: z.string().trim().min(2).max(REFINE_WORDS_MAX) }),
])
export type RefineWish = z.infer<typeof refineWish>

export const refinedPart = z.enum(['description', ...SOCIAL_NETWORKS])
export type RefinedPart = z.infer<typeof refinedPart>

/** What refine-content is asked: a text as it stands on the screen, or the one that was saved. */
export const refineContentRequest = z
  .object({
    property_id: z.uuid(),
    tone: z.string().min(1).max(100),
    part: refinedPart,
    text: z.string().max(TEXT_MAX).optional(),
    /** Where the text states which field, as far as the screen knows. */
    spans: z.array(span).max(1000).optional(),
    content_id: z.uuid().optional(),
    /** The generation that the other texts of this result come from: its claims stay proven. */
    generation_id: z.uuid().optional(),
    wish: refineWish,
  })
  .refine(({ text, content_id }) => text !== undefined || content_id !== undefined, {
    message: 'Send a text, or the id of saved content.',
  })
export type RefineContentRequest = z.infer<typeof refineContentRequest>

/** The changed text with its proof; the same unit of the plan as any other revision. */
export const refineContentResponse = generateContentResponse
  .pick({ engine: true, model: true, duration_ms: true, usage: true, cost_usd: true, notice: true })
  .extend({
    /** Absent where nothing was written, only left out. */
    generation_id: z.uuid().optional(),
    part: refinedPart,
    text: z.string(),
    spans: z.array(span),
    claims: z.array(claim),
    /** What was done, in a few words. */
    done: z.string(),
  })
export type RefineContentResponse = z.infer<typeof refineContentResponse>

/** The answer, with 422, to a wish that cannot be granted; it costs nothing. */
export const cannotRefine = z.object({ code: z.literal('cannot_refine'), message: z.string() })
