import { contentRow, type SavedContentRow, savedContentRow } from '@listwright/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pagesOf } from '@/data/library/pages-of.ts'
import { libraryKeys } from '@/data/library/queries.ts'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import { isUuid } from '@/lib/is-uuid.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

const contentKeys = {
  one: (id: string) => [...libraryKeys.all, 'content', id] as const,
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

/** One saved text with its proof, or null when it is not there or not the caller's to see. */
export const contentQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: contentKeys.one(id),
    queryFn: async () => {
      if (!isUuid(id)) return null
      const row = unwrap(await client.from('content').select('*').eq('id', id).maybeSingle())
      return row && contentRow.parse(row)
    },
  })
