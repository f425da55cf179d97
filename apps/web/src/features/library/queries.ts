import {
  type LibraryCounts,
  type PropertyRow,
  propertyFromRow,
  type SavedContentRow,
} from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

const PAGE_SIZE = 24

export const libraryCountsQuery = (client: SupabaseClient, needle = '') =>
  queryOptions({
    queryKey: libraryKeys.counts(needle),
    queryFn: async () => unwrap<LibraryCounts>(await client.rpc('library_counts', { needle })),
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  })

/** Where the next page begins: after the last row of this one. */
interface Cursor {
  after_created_at: string
  after_id: string
}

const firstPage: Cursor | undefined = undefined

const cursorAfter = <Row extends { id: string; created_at: string }>(
  rows: Row[],
): Cursor | undefined => {
  const last = rows.at(-1)
  if (!last || rows.length < PAGE_SIZE) return undefined
  return { after_created_at: last.created_at, after_id: last.id }
}

const pagesOf = <Row extends { id: string; created_at: string }>(
  client: SupabaseClient,
  search: 'search_properties' | 'search_content',
  needle: string,
) => ({
  queryFn: async ({ pageParam }: { pageParam: Cursor | undefined }) =>
    unwrap<Row[]>(await client.rpc(search, { needle, page_size: PAGE_SIZE, ...pageParam })),
  initialPageParam: firstPage as Cursor | undefined,
  getNextPageParam: cursorAfter<Row>,
  placeholderData: keepPreviousData,
  // Each page would be asked for again: a list that was scrolled on rests until something changes it.
  refetchInterval: ({ state }: { state: { data?: { pages: unknown[] } | undefined } }) =>
    state.data?.pages.length === 1 && LIVE_MS,
})

export const searchPropertiesQuery = (client: SupabaseClient, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.properties(needle),
    ...pagesOf<PropertyRow>(client, 'search_properties', needle),
    select: ({ pages }) => pages.flat().map(propertyFromRow),
  })

export const searchContentsQuery = (client: SupabaseClient, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.contents(needle),
    ...pagesOf<SavedContentRow>(client, 'search_content', needle),
    select: ({ pages }) => pages.flat(),
  })
