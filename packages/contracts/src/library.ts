import { z } from 'zod'

/** What `library_counts()` answers. Matches of a search are counted up to a cap, everything else exactly. */
export const libraryCounts = z.object({
  properties: z.number().int(),
  contents: z.number().int(),
  is_capped: z.boolean(),
  last_content_at: z.string().nullable(),
})
export type LibraryCounts = z.infer<typeof libraryCounts>
