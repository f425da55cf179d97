import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { searchContentsQuery } from '@/data/content/queries.ts'
import { type LibraryTable, usePendingDeletions } from '@/data/library/mutations.ts'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { searchPropertiesQuery } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useLibraryFilters } from './use-library-filters.ts'
import { useLibraryView } from './use-library-view.ts'

/**
 * How many properties and texts match. The list in view counts itself where it is whole: the number over it, which is
 * read by itself, can be older than the list, above all without a network.
 */
export const useLibraryCounts = (needle: string, tab: 'properties' | 'content') => {
  const { client } = useAuth()
  const { data: counts } = useQuery(libraryCountsQuery(client, needle))
  const { pageSize } = useLibraryView()
  const ofProperties = useLibraryFilters('properties')
  const ofContents = useLibraryFilters('content')
  // Reads the cache only; the list itself makes the request.
  const properties = useInfiniteQuery({
    ...searchPropertiesQuery(client, needle, ofProperties.filters, pageSize),
    enabled: false,
  })
  const contents = useInfiniteQuery({
    ...searchContentsQuery(client, needle, ofContents.filters, pageSize),
    enabled: false,
  })
  const listedProperties = useListed('properties', properties)
  const listedContents = useListed('content', contents)

  return {
    properties:
      (tab === 'properties' && !ofProperties.isFiltered ? listedProperties : undefined) ??
      counts?.properties,
    contents:
      (tab === 'content' && !ofContents.isFiltered ? listedContents : undefined) ??
      counts?.contents,
  }
}

interface List {
  data: { id: string }[] | undefined
  hasNextPage: boolean
}

/** The length of a list that is there as a whole. */
const useListed = (table: LibraryTable, { data, hasNextPage }: List) => {
  const deleted = usePendingDeletions(table)
  return hasNextPage ? undefined : data?.filter(({ id }) => !deleted.has(id)).length
}
