import { useInfiniteQuery } from '@tanstack/react-query'
import { searchContentsQuery } from '@/data/content/queries.ts'
import { useDelete } from '@/data/library/mutations.ts'
import { formatCount } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ContentTable } from './content-table.tsx'
import { ContentToolbar } from './content-toolbar.tsx'
import { DraftList, useDrafts } from './draft-list.tsx'
import { LibraryList } from './library-list.tsx'
import { pagingOf } from './paging-of.ts'
import { SavedContentCard } from './saved-content-card.tsx'
import { useLibraryFilters } from './use-library-filters.ts'
import { useLibraryView } from './use-library-view.ts'

const NOTHING_LOCKED = 'Nothing is locked in yet. Your drafts are above.'
const NOTHING_WRITTEN = "You haven't generated any content yet"
const NO_MATCH = {
  title: 'No content matches your search criteria',
  text: 'Try a part of the address, the tone, or words of the text itself.',
}

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
          empty={{ title: hasDrafts ? NOTHING_LOCKED : NOTHING_WRITTEN, drawing: 'Estate' }}
          noMatch={NO_MATCH}
          deletedMessage={({ address }) => `The text about ${address} is deleted`}
          renderAll={
            view === 'list'
              ? (contents) => (
                  <ContentTable
                    contents={contents}
                    needle={needle}
                    {...pagingOf(query)}
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
