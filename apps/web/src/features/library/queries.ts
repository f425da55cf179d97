import {
  type LibraryCounts,
  type PropertyRow,
  propertyFromRow,
  type SavedContentRow,
} from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import { unwrap } from '@/lib/unwrap.ts'

const PAGE_SIZE = 24

export const libraryCountsQuery = (client: SupabaseClient, needle = '') =>
  queryOptions({
    queryKey: libraryKeys.counts(needle),
    queryFn: async () => unwrap<LibraryCounts>(await client.rpc('library_counts', { needle })),
    placeholderData: keepPreviousData,
  })

/** Where the next page begins: after the last row of this one. */
interface Cursor {
  after_created_at: string
  after_id: string
}

const noCursor: Cursor | undefined = undefined

const cursorAfter = <Row extends { id: string; created_at: string }>(
  rows: Row[],
): Cursor | undefined => {
  const last = rows.at(-1)
  if (!last || rows.length < PAGE_SIZE) return undefined
  return { after_created_at: last.created_at, after_id: last.id }
}

export const searchPropertiesQuery = (client: SupabaseClient, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.properties(needle),
    queryFn: async ({ pageParam }) =>
      unwrap<PropertyRow[]>(
        await client.rpc('search_properties', { needle, page_size: PAGE_SIZE, ...pageParam }),
      ),
    initialPageParam: noCursor as Cursor | undefined,
    getNextPageParam: cursorAfter,
    select: ({ pages }) => pages.flat().map(propertyFromRow),
    placeholderData: keepPreviousData,
  })

export const searchContentsQuery = (client: SupabaseClient, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.contents(needle),
    queryFn: async ({ pageParam }) =>
      unwrap<SavedContentRow[]>(
        await client.rpc('search_content', { needle, page_size: PAGE_SIZE, ...pageParam }),
      ),
    initialPageParam: noCursor as Cursor | undefined,
    getNextPageParam: cursorAfter,
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  })
