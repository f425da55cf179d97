import * as z from 'zod/mini'

/** What `library_counts()` answers. Matches of a search are counted up to a cap, everything else exactly. */
export const libraryCounts = z.object({
  properties: z.int(),
  contents: z.int(),
  is_capped: z.boolean(),
  last_content_at: z.nullable(z.string()),
})
export type LibraryCounts = z.infer<typeof libraryCounts>

const authors = z.array(z.object({ id: z.string(), name: z.nullable(z.string()) }))
export type LibraryAuthors = z.infer<typeof authors>

/** What `content_filters()` answers: what there is to choose from in the library. */
export const contentFilters = z.object({ tones: z.array(z.string()), authors })

/** What `property_filters()` answers. */
export const propertyFilters = z.object({ authors })
