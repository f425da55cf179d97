import { useInfiniteQuery } from '@tanstack/react-query'
import { searchContentsQuery } from '@/data/content/queries.ts'
import { useDelete } from '@/data/library/mutations.ts'
import { formatCount } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ContentTable } from './content-table.tsx'
import { ContentToolbar } from './content-toolbar.tsx'
import { DraftList, useDrafts } from './draft-list.tsx'
import { LibraryList } from './library-list.tsx'
import { SavedContentCard } from './saved-content-card.tsx'
import { useLibraryFilters } from './use-library-filters.ts'
import { useLibraryView } from './use-library-view.ts'

/** Drafts and saved texts, as cards or as a dense list. */
export const ContentList = ({ needle }: { needle: string }) => {
  const { client } = useAuth()
  const toolbar = useLibraryFilters('content')
  const { filters, choices, isFiltered } = toolbar
  const { view, pageSize } = useLibraryView()
  const hasDrafts = useDrafts().length > 0
  const remove = useDelete(client, 'content')
  const query = useInfiniteQuery(searchContentsQuery(client, needle, filters, pageSize))
  const deleteAll = (ids: string[]) =>
    remove(ids, `${formatCount(ids.length, 'text')} ${ids.length === 1 ? 'is' : 'are'} deleted`)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query

  return (
    <div className="grid gap-6">
      <ContentToolbar {...toolbar} />
      {choices.status !== 'locked' && <DraftList needle={needle} filters={filters} />}
      {choices.status !== 'draft' && (
        <LibraryList
          table="content"
          what="your texts"
          query={query}
          isNarrowed={isFiltered || needle !== ''}
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
          renderAll={
            view === 'list'
              ? (contents) => (
                  <ContentTable
                    contents={contents}
                    needle={needle}
                    hasMore={hasNextPage && !isFetchingNextPage}
                    onMore={() => void fetchNextPage()}
                    onDelete={deleteAll}
                  />
                )
              : undefined
          }
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
      )}
    </div>
  )
}
