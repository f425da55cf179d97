import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { Button } from '@/components/ui/button.tsx'
import { EmptyState } from '@/components/ui/empty-state.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { useDelete } from './mutations.ts'
import { searchPropertiesQuery } from './queries.ts'
import { SavedPropertyCard } from './saved-property-card.tsx'

export const PropertyList = ({ needle }: { needle: string }) => {
  const { client, user } = useAuth()
  const query = useInfiniteQuery(searchPropertiesQuery(client, needle))
  const remove = useDelete(client)

  return (
    <LibraryList
      what="your properties"
      items={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={needle ? <NoMatch /> : <NoProperties />}
      renderItem={(property) => (
        <SavedPropertyCard
          key={property.id}
          property={property}
          needle={needle}
          onDelete={
            property.userId === user?.id
              ? () =>
                  remove({
                    table: 'properties',
                    id: property.id,
                    message: `${property.address} and its texts are deleted`,
                  })
              : undefined
          }
        />
      )}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  )
}

const NoMatch = () => (
  <EmptyState
    title="No properties match your search criteria"
    text="Try a part of the address, the city, the state or the zip code."
  />
)

const NoProperties = () => (
  <EmptyState
    drawing={<PropertyDrawing type="Townhouse" />}
    title="Start building your listing library — your first masterpiece awaits."
    actions={
      <Button asChild>
        <Link to={paths.generate}>Write Your First Listing</Link>
      </Button>
    }
  />
)
