import {
  type Property,
  type PropertyRow,
  propertyFilters,
  propertyFromRow,
} from '@listwright/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  cursorIn,
  EVERYTHING,
  filterArguments,
  type LibraryFilters,
} from '@/data/library/filters.ts'
import { pagesOf } from '@/data/library/pages-of.ts'
import { IDS_PER_REQUEST, libraryKeys } from '@/data/library/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { isUuid } from '@/lib/is-uuid.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

const RECENT = 3
export const FOUND = 8

export const propertyKeys = {
  one: (id: string) => [...libraryKeys.all, 'property', id] as const,
  recent: [...libraryKeys.all, 'recent'] as const,
  found: (needle: string) => [...libraryKeys.all, 'found', needle] as const,
  search: (needle: string) => [...libraryKeys.all, 'properties', needle] as const,
}

/** One property of the library, or null when it is not there or not the caller's to see. */
export const propertyQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: propertyKeys.one(id),
    queryFn: async () => {
      if (!isUuid(id)) return null
      const row = unwrap(await client.from('properties').select('*').eq('id', id).maybeSingle())
      return row && propertyFromRow(row)
    },
  })

/** The newest properties, as many as the dashboard shows. */
export const recentPropertiesQuery = (client: Client) =>
  queryOptions({
    queryKey: propertyKeys.recent,
    queryFn: async () => {
      const rows = unwrap(await client.rpc('search_properties', { page_size: RECENT }))
      return rows.map(propertyFromRow)
    },
    refetchInterval: LIVE_MS,
  })

/** The newest properties that match, as many as fit a short list. */
export const findPropertiesQuery = (client: Client, needle: string) =>
  queryOptions({
    queryKey: propertyKeys.found(needle),
    queryFn: async () => {
      const rows = unwrap(await client.rpc('search_properties', { needle, page_size: FOUND }))
      return rows.map(propertyFromRow)
    },
    placeholderData: keepPreviousData,
  })

export const searchPropertiesQuery = (
  client: Client,
  needle: string,
  filters: LibraryFilters = EVERYTHING,
  size?: number,
) =>
  infiniteQueryOptions({
    queryKey: [...propertyKeys.search(needle), filters, size],
    ...pagesOf(needle, {
      ...(size && { size }),
      read: async (page, after: Property | null) => {
        const cursor = cursorIn(filters.sort, after)
        const wanted = { ...page, ...filterArguments(filters), ...cursor }
        return unwrap(await client.rpc('search_properties', wanted)).map(propertyFromRow)
      },
    }),
  })

/** The authors that there are to choose from. */
export const propertyFiltersQuery = (client: Client) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'property-filters'],
    queryFn: async () => propertyFilters.parse(unwrap(await client.rpc('property_filters'))),
  })

/** Whole rows, as they are exported. */
export const readProperties = async (client: Client, ids: string[]): Promise<PropertyRow[]> => {
  const rows: PropertyRow[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const some = ids.slice(start, start + IDS_PER_REQUEST)
    rows.push(...unwrap(await client.from('properties').select('*').in('id', some)))
  }
  return rows
}
