import {
  type ContentRow,
  contentFilters,
  contentRow,
  type SavedContentRow,
  savedContentRow,
} from '@listwright/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  cursorIn,
  EVERYTHING,
  filterArguments,
  type LibraryFilters,
} from '@/data/library/filters.ts'
import { pagesOf } from '@/data/library/pages-of.ts'
import { IDS_PER_REQUEST, libraryKeys } from '@/data/library/queries.ts'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { isUuid } from '@/lib/is-uuid.ts'
import { unwrap } from '@/lib/unwrap.ts'

const contentKeys = {
  one: (id: string) => [...libraryKeys.all, 'content', id] as const,
  search: (needle: string) => [...libraryKeys.all, 'contents', needle] as const,
}

/** A text that was locked in, with the facts of its property. */
export type SavedContent = CamelKeys<SavedContentRow>

/** Which texts are listed, and how. */
export interface ContentFilters extends LibraryFilters {
  tone?: string
}

export const searchContentsQuery = (
  client: Client,
  needle: string,
  { tone, ...common }: ContentFilters = EVERYTHING,
  size?: number,
) => {
  const filters = {
    ...(tone && { only_tone: tone }),
    ...filterArguments(common),
  }
  return infiniteQueryOptions({
    queryKey: [...contentKeys.search(needle), filters, size],
    ...pagesOf(needle, {
      ...(size && { size }),
      read: async (page, after: SavedContent | null) => {
        const cursor = cursorIn(common.sort, after)
        const rows = unwrap(await client.rpc('search_content', { ...page, ...filters, ...cursor }))
        return savedContentRow.array().parse(rows).map(camelKeys)
      },
    }),
  })
}

/** The tones and authors that there are to choose from. */
export const contentFiltersQuery = (client: Client) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'filters'],
    queryFn: async () => contentFilters.parse(unwrap(await client.rpc('content_filters'))),
  })

/** Whole rows with their proof, as they are exported. */
export const readContents = async (client: Client, ids: string[]): Promise<ContentRow[]> => {
  const rows: ContentRow[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const some = ids.slice(start, start + IDS_PER_REQUEST)
    rows.push(
      ...contentRow.array().parse(unwrap(await client.from('content').select('*').in('id', some))),
    )
  }
  return rows
}

/** One saved text with its proof, or null when it is not there or not the caller's to see. */
export const readContent = async (client: Client, id: string): Promise<ContentRow | null> => {
  if (!isUuid(id)) return null
  const row = unwrap(await client.from('content').select('*').eq('id', id).maybeSingle())
  return row && contentRow.parse(row)
}

export const contentQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: contentKeys.one(id), queryFn: () => readContent(client, id) })
