import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/load-failure.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

interface LibraryListProps<Item> {
  what: string
  items: Item[] | undefined
  error: Error | null
  onRetry: () => void
  empty: ReactNode
  renderItem: (item: Item) => ReactNode
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** One of the two lists, in whichever state it is: on its way, broken, empty, or full. */
export const LibraryList = <Item,>(props: LibraryListProps<Item>) => {
  if (props.error) return <LoadFailure what={props.what} onRetry={props.onRetry} />
  if (!props.items) return <ListSkeleton />
  if (props.items.length === 0) return props.empty
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 xl:grid-cols-2">{props.items.map(props.renderItem)}</div>
      {props.hasMore && (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={props.isLoadingMore}
          onClick={props.onMore}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

const ListSkeleton = () => (
  <div className="grid gap-5 xl:grid-cols-2">
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <Skeleton key={place} className="h-56 rounded-lg" />
    ))}
  </div>
)
