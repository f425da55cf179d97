import { z } from 'zod'
import { SOCIAL_NETWORKS, socialCaptions, writtenContent } from './content.ts'
import { TIERS } from './plan.ts'

export const CAPTION_VARIANTS_MAX = 5

/** What the browser asks generate-content for: a whole text, or (Pro) more captions for one network. */
export const generateContentRequest = z.object({
  property_id: z.uuid(),
  tone: z.string().min(1).max(100),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
  captions: z
    .object({
      network: z.enum(SOCIAL_NETWORKS),
      count: z.number().int().min(1).max(CAPTION_VARIANTS_MAX),
    })
    .optional(),
})
export type GenerateContentRequest = z.infer<typeof generateContentRequest>

/** A whole text, in the shape of a content row, with its proof. */
export const generateContentResponse = writtenContent.omit({ socialCaptions: true }).extend({
  generation_id: z.uuid(),
  property_id: z.uuid(),
  tone: z.string(),
  tier: z.enum(TIERS),
  seed: z.number().int(),
  social_captions: socialCaptions,
  /** Said to the agent when the built-in writer stood in for the model. */
  notice: z.string().optional(),
  /** 'model' when a configured language model wrote it, 'built-in' otherwise. */
  engine: z.enum(['built-in', 'model']),
  /** The name of the language model that was asked. */
  model: z.string().optional(),
  duration_ms: z.number().optional(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).optional(),
  /** Where the operator has said what the model costs. */
  cost_usd: z.number().optional(),
})
export type GenerateContentResponse = z.infer<typeof generateContentResponse>

/** One sentence of a text that is being written, checked by itself; the whole text follows and may differ. */
export const writtenSentence = z.object({
  part: z.enum(['headline', 'description', ...SOCIAL_NETWORKS]),
  paragraph: z.number().int(),
  text: z.string(),
})
export type WrittenSentence = z.infer<typeof writtenSentence>

/** More captions for one network. */
export const captionVariantsResponse = z.object({
  generation_id: z.uuid(),
  network: z.enum(SOCIAL_NETWORKS),
  captions: z.array(z.string()),
})
