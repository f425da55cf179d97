import type { PropertyType } from '@listwright/contracts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { LoadFailure } from '@/components/load-failure.tsx'
import { NotHereYet } from '@/components/not-here-yet.tsx'
import { Button } from '@/components/ui/button.tsx'
import { EmptyState } from '@/components/ui/empty-state.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { type LibraryTable, useDelete, usePendingDeletions } from '@/data/library/mutations.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

interface LibraryListProps<Item> {
  table: LibraryTable
  /** What could not be loaded, should that happen. */
  what: string
  query: UseInfiniteQueryResult<Item[]>
  /** Whether something is searched for or filtered out. */
  isNarrowed: boolean
  empty: { title: string; drawing: PropertyType }
  noMatch: { title: string; text: string }
  /** Said while a deletion can be taken back. */
  deletedMessage: (item: Item) => string
  /** A card can take the focus. `onDelete` is absent for what a colleague saved. */
  renderCard: (item: Item, onDelete: (() => void) | undefined) => ReactNode
  /** Shows all at once, in place of the cards. */
  renderAll?: ((items: Item[]) => ReactNode) | undefined
}

/** One of the two lists of the library in each of its states: loading, failed, empty, no match, filled. */
export const LibraryList = <Item extends { id: string; userId: string }>(
  props: LibraryListProps<Item>,
) => {
  const { table, what, query, isNarrowed, empty, noMatch, deletedMessage, renderCard } = props
  const { client, user } = useAuth()
  const remove = useDelete(client, table)
  const deleted = usePendingDeletions(table)
  const items = query.data?.filter(({ id }) => !deleted.has(id))
  const cards = useRef<HTMLDivElement>(null)
  const onDelete = (item: Item, place: number) => {
    if (item.userId !== user?.id) return undefined
    return () => {
      // The button goes with its card: whoever uses the keyboard goes on at the next one.
      const all = cards.current?.children
      const neighbour = all?.[place + 1] ?? all?.[place - 1]
      if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true })
      remove(item.id, deletedMessage(item))
    }
  }

  if (query.error) return <LoadFailure what={what} onRetry={() => void query.refetch()} />
  if (!items && query.fetchStatus === 'paused') return <NotHereYet what="This list appears" />
  if (!items) return <ListSkeleton />
  if (items.length === 0)
    return isNarrowed ? <EmptyState {...noMatch} /> : <NothingYet {...empty} />
  if (props.renderAll) return props.renderAll(items)
  return (
    <div className="grid gap-6">
      <div ref={cards} className="grid gap-5 xl:grid-cols-2">
        {items.map((item, place) => renderCard(item, onDelete(item, place)))}
      </div>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

const NothingYet = ({ title, drawing }: { title: string; drawing: PropertyType }) => (
  <EmptyState
    drawing={<PropertyDrawing type={drawing} />}
    title={title}
    actions={
      <Button asChild>
        <Link to={paths.generate}>Write Your First Listing</Link>
      </Button>
    }
  />
)

const ListSkeleton = () => (
  <div className="grid gap-5 xl:grid-cols-2">
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <Skeleton key={place} className="h-56 rounded-lg" />
    ))}
  </div>
)
