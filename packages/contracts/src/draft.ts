import { z } from 'zod'

/** What `keep_draft()` answers: the version that was kept, or what another device wrote in the meantime. */
export const keptDraft = z.union([
  z.object({
    version: z.number().int(),
    body: z.record(z.string(), z.unknown()),
    is_conflict: z.literal(true),
  }),
  z.object({ version: z.number().int(), is_conflict: z.literal(false).optional() }),
])

/** A row of `list_drafts()`. */
export const draftRow = z.object({
  id: z.string(),
  subject: z.string(),
  property_id: z.string().nullable(),
  content_id: z.string().nullable(),
  /** The tone and the beginning of a text that is not locked in; null while only the form was filled in. */
  tone: z.string().nullable(),
  preview: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  property_type: z.string().nullable(),
  updated_at: z.string(),
})
export type DraftRow = z.infer<typeof draftRow>
