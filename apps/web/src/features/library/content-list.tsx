import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { Button } from '@/components/ui/button.tsx'
import { EmptyState } from '@/components/ui/empty-state.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { LibraryList } from './library-list.tsx'
import { useDelete } from './mutations.ts'
import { searchContentsQuery } from './queries.ts'
import { SavedContentCard } from './saved-content-card.tsx'

export const ContentList = ({ needle }: { needle: string }) => {
  const { client, user } = useAuth()
  const query = useInfiniteQuery(searchContentsQuery(client, needle))
  const remove = useDelete(client)

  return (
    <LibraryList
      what="your texts"
      items={query.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={needle ? <NoMatch /> : <NoContent />}
      renderItem={(content) => {
        const isOwn = content.user_id === user?.id
        return (
          <SavedContentCard
            key={content.id}
            content={content}
            needle={needle}
            author={isOwn ? undefined : (content.author_name ?? 'A colleague')}
            onDelete={
              isOwn
                ? () =>
                    remove({
                      table: 'content',
                      id: content.id,
                      message: `The text about ${content.address} is deleted`,
                    })
                : undefined
            }
          />
        )
      }}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  )
}

const NoMatch = () => (
  <EmptyState
    title="No content matches your search criteria"
    text="Try a part of the address, the tone, or words of the text itself."
  />
)

const NoContent = () => (
  <EmptyState
    drawing={<PropertyDrawing type="Estate" />}
    title="You haven't generated any content yet"
    actions={
      <Button asChild>
        <Link to={paths.generate}>Write Your First Listing</Link>
      </Button>
    }
  />
)
