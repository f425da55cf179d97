import { z } from 'zod'
import { socialCaptions } from './content.ts'
import { generateContentResponse } from './generate-content.ts'
import { language } from './writing-settings.ts'

/** What translate-content is asked: saved content, and the language to have it in. */
export const translateContentRequest = z.object({ content_id: z.uuid(), language })

/** Saved content in another language, in the shape of its row. */
export const translationRow = z.object({
  content_id: z.string(),
  language,
  headline: z.string().nullable(),
  description: z.string(),
  social_captions: socialCaptions,
  model: z.string(),
  /** How many sentences did not pass the review. */
  left_out: z.number().int(),
  /** The English description it was made from. */
  of_description: z.string(),
  created_at: z.string(),
})
export type TranslationRow = z.infer<typeof translationRow>

export const translateContentResponse = translationRow.extend(
  generateContentResponse.pick({ duration_ms: true, usage: true, cost_usd: true }).shape,
)

/** The answers, with 422, of a language that cannot be had; they cost nothing. */
export const cannotTranslate = z.object({
  code: z.enum(['model_required', 'cannot_translate']),
  message: z.string(),
})
