import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDelete } from '@/data/library/mutations.ts'
import { useCovers } from '@/data/photo/use-covers.ts'
import { propertyFiltersQuery, searchPropertiesQuery } from '@/data/property/queries.ts'
import { formatCount } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { authorsOf, LibraryToolbar, ORDER, periodOf, TYPE } from './library-toolbar.tsx'
import { PropertyTable } from './property-table.tsx'
import { SavedPropertyCard } from './saved-property-card.tsx'
import { useLibraryFilters } from './use-library-filters.ts'
import { useLibraryView } from './use-library-view.ts'

/** The saved properties, as cards or as a dense list. */
export const PropertyList = ({ needle }: { needle: string }) => {
  const { client } = useAuth()
  const toolbar = useLibraryFilters('properties')
  const { filters, choices, isFiltered } = toolbar
  const { view, pageSize } = useLibraryView()
  const remove = useDelete(client, 'properties')
  const query = useInfiniteQuery(searchPropertiesQuery(client, needle, filters, pageSize))
  const { data: { authors } = { authors: [] } } = useQuery(propertyFiltersQuery(client))
  const nameOf = (userId: string) => authors.find(({ id }) => id === userId)?.name ?? 'A colleague'
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const coverOf = useCovers(query.data?.map(({ id }) => id) ?? [])
  const deleteAll = (ids: string[]) =>
    remove(
      ids,
      ids.length === 1
        ? '1 listing and its texts are deleted'
        : `${formatCount(ids.length, 'listing')} and their texts are deleted`,
    )

  return (
    <div className="grid gap-6">
      {(isFiltered || (query.data && query.data.length > 0)) && (
        <LibraryToolbar
          {...toolbar}
          selects={[TYPE, ...authorsOf(authors, choices.author), periodOf('Added'), ORDER]}
        />
      )}
      <LibraryList
        table="properties"
        what="your properties"
        query={query}
        isNarrowed={isFiltered || needle !== ''}
        empty={{
          title: 'Start building your listing library — your first masterpiece awaits.',
          drawing: 'Townhouse',
        }}
        noMatch={{
          title: 'No properties match your search criteria',
          text: 'Try a part of the address, the city, the state or the zip code.',
        }}
        deletedMessage={({ address }) => `${address} and its texts are deleted`}
        renderAll={
          view === 'list'
            ? (properties) => (
                <PropertyTable
                  properties={properties}
                  needle={needle}
                  nameOf={nameOf}
                  hasMore={hasNextPage && !isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                  onDelete={deleteAll}
                />
              )
            : undefined
        }
        renderCard={(property, onDelete) => (
          <SavedPropertyCard
            key={property.id}
            property={property}
            needle={needle}
            cover={coverOf(property.id)}
            author={onDelete ? undefined : nameOf(property.userId)}
            onDelete={onDelete}
          />
        )}
      />
    </div>
  )
}
