import { useInfiniteQuery } from '@tanstack/react-query'
import { searchPropertiesQuery } from '@/data/property/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { SavedPropertyCard } from './saved-property-card.tsx'

export const PropertyList = ({ needle }: { needle: string }) => (
  <LibraryList
    table="properties"
    what="your properties"
    query={useInfiniteQuery(searchPropertiesQuery(useAuth().client, needle))}
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
        onDelete={onDelete}
      />
    )}
  />
)
