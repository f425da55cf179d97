import * as z from 'zod/mini'

/** What `keep_draft()` answers: the version that was kept, or what another device wrote in the meantime. */
export const keptDraft = z.union([
  z.object({
    version: z.int(),
    body: z.record(z.string(), z.unknown()),
    is_conflict: z.literal(true),
  }),
  z.object({ version: z.int(), is_conflict: z.optional(z.literal(false)) }),
])

/** A row of `list_drafts()`. */
export const draftRow = z.object({
  id: z.string(),
  subject: z.string(),
  property_id: z.nullable(z.string()),
  content_id: z.nullable(z.string()),
  /** The tone and the beginning of a text that is not locked in; null while only the form was filled in. */
  tone: z.nullable(z.string()),
  preview: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  property_type: z.nullable(z.string()),
  updated_at: z.string(),
})
export type DraftRow = z.infer<typeof draftRow>
