import { z } from 'zod'

/** What `library_counts()` answers. Matches of a search are counted up to a cap, everything else exactly. */
export const libraryCounts = z.object({
  properties: z.number().int(),
  contents: z.number().int(),
  is_capped: z.boolean(),
  last_content_at: z.string().nullable(),
})
export type LibraryCounts = z.infer<typeof libraryCounts>

/** What `content_filters()` answers: what there is to choose from in the library. */
export const contentFilters = z.object({
  tones: z.array(z.string()),
  authors: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
})
