import { libraryCounts } from '@listwright/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** `all` begins the key of everything that changes when a property or a text is saved or deleted. */
export const libraryKeys = {
  all: ['library'] as const,
  counts: (needle: string) => [...libraryKeys.all, 'counts', needle] as const,
}

/** Ids stand in the address of a request, which must not grow without end. */
export const IDS_PER_REQUEST = 50

export const libraryCountsQuery = (client: Client, needle = '') =>
  queryOptions({
    queryKey: libraryKeys.counts(needle),
    queryFn: async () =>
      camelKeys(libraryCounts.parse(unwrap(await client.rpc('library_counts', { needle })))),
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  })
