import { useQuery } from '@tanstack/react-query'
import { propertyFiltersQuery } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authorsOf, LibraryToolbar, ORDER, periodOf, TYPE } from './library-toolbar.tsx'
import type { useLibraryFilters } from './use-library-filters.ts'

/** What the saved properties are filtered by. */
export const PropertyToolbar = (toolbar: ReturnType<typeof useLibraryFilters>) => {
  const { client } = useAuth()
  const { data } = useQuery(propertyFiltersQuery(client))
  const authors = authorsOf(data?.authors ?? [], toolbar.choices.author)
  return <LibraryToolbar {...toolbar} selects={[TYPE, ...authors, periodOf('Added'), ORDER]} />
}
