import { z } from 'zod'
import { SOCIAL_NETWORKS } from './content.ts'
import { propertyInput } from './property.ts'

/** What a text is for: public MLS remarks, or a post on one network. */
export const COPY_KINDS = ['mls', ...SOCIAL_NETWORKS] as const
export type CopyKind = (typeof COPY_KINDS)[number]

/** A text to be reviewed, and the property that it must be true to. */
export const copyReviewRequest = z.object({
  property: propertyInput.optional(),
  text: z.string(),
  kind: z.enum(COPY_KINDS),
  limit: z.number().int().positive().optional(),
})
export type CopyReviewRequest = z.infer<typeof copyReviewRequest>
