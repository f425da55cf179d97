import { useInfiniteQuery } from '@tanstack/react-query'
import { useCovers } from '@/data/photo/use-covers.ts'
import { searchPropertiesQuery } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { SavedPropertyCard } from './saved-property-card.tsx'

export const PropertyList = ({ needle }: { needle: string }) => {
  const query = useInfiniteQuery(searchPropertiesQuery(useAuth().client, needle))
  const coverOf = useCovers(query.data?.map(({ id }) => id) ?? [])
  return (
    <LibraryList
      table="properties"
      what="your properties"
      query={query}
      isNarrowed={needle !== ''}
      empty={{
        title: 'Start building your listing library — your first masterpiece awaits.',
        drawing: 'Townhouse',
      }}
      noMatch={{
        title: 'No properties match your search criteria',
        text: 'Try a part of the address, the city, the state or the zip code.',
      }}
      deletedMessage={({ address }) => `${address} and its texts are deleted`}
      renderCard={(property, onDelete) => (
        <SavedPropertyCard
          key={property.id}
          property={property}
          needle={needle}
          cover={coverOf(property.id)}
          onDelete={onDelete}
        />
      )}
    />
  )
}
