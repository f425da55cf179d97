import {
  libraryCounts,
  type PropertyRow,
  propertyFromRow,
  savedContentRow,
} from '@listwright/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

const PAGE_SIZE = 24

export const libraryCountsQuery = (client: Client, needle = '') =>
  queryOptions({
    queryKey: libraryKeys.counts(needle),
    queryFn: async () =>
      libraryCounts.parse(unwrap(await client.rpc('library_counts', { needle }))),
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  })

/** Where the next page begins: after the last row of this one. */
interface Cursor {
  after_created_at: string
  after_id: string
}

interface PagedRow {
  id: string
  created_at: string
}

const cursorAfter = (rows: PagedRow[]): Cursor | undefined => {
  const last = rows.at(-1)
  if (!last || rows.length < PAGE_SIZE) return undefined
  return { after_created_at: last.created_at, after_id: last.id }
}

interface Page {
  needle: string
  page_size: number
  after_created_at?: string
  after_id?: string
}

/** A list that grows page by page; `read` answers the rows of one page. */
const pagesOf = <Row extends PagedRow>(needle: string, read: (page: Page) => Promise<Row[]>) => {
  const initialPageParam: Cursor | undefined = undefined
  return {
    queryFn: ({ pageParam }: { pageParam: Cursor | undefined }) =>
      read({ needle, page_size: PAGE_SIZE, ...pageParam }),
    initialPageParam,
    getNextPageParam: (rows: Row[]) => cursorAfter(rows),
    placeholderData: keepPreviousData,
    // Each page would be asked for again: a list that was scrolled on rests until something changes it.
    refetchInterval: ({ state }: { state: { data?: { pages: unknown[] } | undefined } }) =>
      state.data?.pages.length === 1 && LIVE_MS,
  }
}

export const searchPropertiesQuery = (client: Client, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.properties(needle),
    ...pagesOf(needle, async (page) => {
      const rows = unwrap<PropertyRow[]>(await client.rpc('search_properties', page))
      return rows
    }),
    select: ({ pages }) => pages.flat().map(propertyFromRow),
  })

export const searchContentsQuery = (client: Client, needle: string) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.contents(needle),
    ...pagesOf(needle, async (page) =>
      savedContentRow.array().parse(unwrap(await client.rpc('search_content', page))),
    ),
    select: ({ pages }) => pages.flat(),
  })
