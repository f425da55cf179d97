import { useInfiniteQuery } from '@tanstack/react-query'
import { searchContentsQuery } from '@/data/content/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { DraftList, useDrafts } from './draft-list.tsx'
import { LibraryList } from './library-list.tsx'
import { SavedContentCard } from './saved-content-card.tsx'

export const ContentList = ({ needle }: { needle: string }) => {
  const { client } = useAuth()
  const hasDrafts = useDrafts().length > 0
  return (
    <div className="grid gap-8">
      <DraftList needle={needle} />
      <LibraryList
        table="content"
        what="your texts"
        query={useInfiniteQuery(searchContentsQuery(client, needle))}
        needle={needle}
        empty={{
          title: hasDrafts
            ? 'Nothing is locked in yet. Your drafts are above.'
            : "You haven't generated any content yet",
          drawing: 'Estate',
        }}
        noMatch={{
          title: 'No content matches your search criteria',
          text: 'Try a part of the address, the tone, or words of the text itself.',
        }}
        deletedMessage={({ address }) => `The text about ${address} is deleted`}
        renderCard={(content, onDelete) => (
          <SavedContentCard
            key={content.id}
            content={content}
            needle={needle}
            author={onDelete ? undefined : (content.authorName ?? 'A colleague')}
            onDelete={onDelete}
          />
        )}
      />
    </div>
  )
}
