import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { LoadFailure } from '@/components/load-failure.tsx'
import { NotHereYet } from '@/components/not-here-yet.tsx'
import { Button } from '@/components/ui/button.tsx'
import { EmptyState } from '@/components/ui/empty-state.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { usePendingDeletions } from '@/data/library/mutations.ts'
import { useCovers } from '@/data/photo/use-covers.ts'
import { useLoadSamples } from '@/data/property/mutations.ts'
import { recentPropertiesQuery } from '@/data/property/queries.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PropertyCard } from './property-card.tsx'

/** The three newest properties, or what to do when there are none. */
export const RecentProperties = () => {
  const { client } = useAuth()
  const { data, error, refetch, fetchStatus } = useQuery(recentPropertiesQuery(client))
  const deleted = usePendingDeletions('properties')
  const properties = data?.filter(({ id }) => !deleted.has(id))
  const coverOf = useCovers(data?.map(({ id }) => id) ?? [])

  return (
    <section aria-labelledby="recent-properties">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="recent-properties" className="title-type text-2xl">
          Recent Properties
        </h2>
        <Button asChild variant="link">
          <Link to={paths.saved}>View All</Link>
        </Button>
      </div>
      {error && <LoadFailure what="your properties" onRetry={() => void refetch()} />}
      {!data && !error && (fetchStatus === 'paused' ? <PropertiesAway /> : <CardSkeletons />)}
      {properties?.length === 0 && <NoProperties />}
      {properties && properties.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {properties.map((property) => (
            <PropertyCard key={property.id} property={property} cover={coverOf(property.id)} />
          ))}
        </div>
      )}
    </section>
  )
}

const PropertiesAway = () => (
  <NotHereYet
    what="Your properties appear"
    actions={
      <Button asChild variant="outline">
        <Link to={paths.generate}>Type in a property</Link>
      </Button>
    }
  >
    You can type in a new one meanwhile: it is kept here, and saved later.
  </NotHereYet>
)

const NoProperties = () => {
  const { client } = useAuth()
  const samples = useLoadSamples(client)
  return (
    <EmptyState
      drawing={<PropertyDrawing type="Single Family Home" />}
      title="You haven't added any properties yet"
      text="Type in the first one, or look around with three sample listings."
      actions={
        <>
          <Button asChild>
            <Link to={paths.generate}>Add Your First Property</Link>
          </Button>
          <Button variant="outline" busy={samples.isPending} onClick={() => samples.mutate()}>
            Load sample listings
          </Button>
        </>
      }
    />
  )
}

const CardSkeletons = () => (
  <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    {['first', 'second', 'third'].map((place) => (
      <Skeleton key={place} className="h-96 rounded-lg" />
    ))}
  </div>
)
