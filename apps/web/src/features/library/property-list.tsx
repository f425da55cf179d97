import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDelete } from '@/data/library/mutations.ts'
import { useCovers } from '@/data/photo/use-covers.ts'
import { propertyFiltersQuery, searchPropertiesQuery } from '@/data/property/queries.ts'
import { formatCount } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { pagingOf } from './paging-of.ts'
import { PropertyTable } from './property-table.tsx'
import { PropertyToolbar } from './property-toolbar.tsx'
import { SavedPropertyCard } from './saved-property-card.tsx'
import { useLibraryFilters } from './use-library-filters.ts'
import { useLibraryView } from './use-library-view.ts'

const EMPTY = {
  title: 'Start building your listing library — your first masterpiece awaits.',
  drawing: 'Townhouse',
} as const
const NO_MATCH = {
  title: 'No properties match your search criteria',
  text: 'Try a part of the address, the city, the state or the zip code.',
}

/** The saved properties, as cards or as a dense list. */
export const PropertyList = ({ needle }: { needle: string }) => {
  const { client } = useAuth()
  const toolbar = useLibraryFilters('properties')
  const { filters, isFiltered } = toolbar
  const { view, pageSize } = useLibraryView()
  const remove = useDelete(client, 'properties')
  const query = useInfiniteQuery(searchPropertiesQuery(client, needle, filters, pageSize))
  const nameOf = useAuthorName()
  const coverOf = useCovers(query.data?.map(({ id }) => id) ?? [])

  return (
    <div className="grid gap-6">
      {(isFiltered || (query.data && query.data.length > 0)) && <PropertyToolbar {...toolbar} />}
      <LibraryList
        table="properties"
        what="your properties"
        query={query}
        isNarrowed={isFiltered || needle !== ''}
        empty={EMPTY}
        noMatch={NO_MATCH}
        deletedMessage={({ address }) => `${address} and its texts are deleted`}
        renderAll={
          view === 'list'
            ? (properties) => (
                <PropertyTable
                  properties={properties}
                  needle={needle}
                  nameOf={nameOf}
                  {...pagingOf(query)}
                  onDelete={(ids) => remove(ids, deletedWords(ids.length))}
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

const useAuthorName = () => {
  const { client } = useAuth()
  const { data } = useQuery(propertyFiltersQuery(client))
  return (userId: string) => data?.authors.find(({ id }) => id === userId)?.name ?? 'A colleague'
}

const deletedWords = (count: number) =>
  count === 1
    ? '1 listing and its texts are deleted'
    : `${formatCount(count, 'listing')} and their texts are deleted`
