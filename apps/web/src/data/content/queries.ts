import { type SavedContentRow, savedContentRow } from '@listwright/contracts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { pagesOf } from '@/data/library/pages-of.ts'
import { libraryKeys } from '@/data/library/queries.ts'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

const contentKeys = {
  search: (needle: string) => [...libraryKeys.all, 'contents', needle] as const,
}

/** A text that was locked in, with the facts of its property. */
export type SavedContent = CamelKeys<SavedContentRow>

export const searchContentsQuery = (client: Client, needle: string) =>
  infiniteQueryOptions({
    queryKey: contentKeys.search(needle),
    ...pagesOf(needle, async (page) => {
      const rows = unwrap(await client.rpc('search_content', page))
      return savedContentRow.array().parse(rows).map(camelKeys)
    }),
  })
