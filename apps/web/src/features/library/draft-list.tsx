import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import type { ContentFilters } from '@/data/content/queries.ts'
import { useDeleteDraft } from '@/data/draft/mutations.ts'
import { type Draft, draftsQuery } from '@/data/draft/queries.ts'
import { usePendingDeletions } from '@/data/library/mutations.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { DraftEntry } from './draft-entry.tsx'

interface DraftListProps {
  /** Only drafts that hold these words. */
  needle?: string
  /** Only drafts that match these filters. */
  filters?: ContentFilters
  /** The most drafts that are shown; a button shows the others. */
  most?: number
}

/** Work that is not saved yet, one tap from where it was left; nothing at all when there is none. */
export const DraftList = ({
  needle = '',
  filters,
  most = Number.POSITIVE_INFINITY,
}: DraftListProps) => {
  const { client, user } = useAuth()
  const remove = useDeleteDraft(client, user?.id ?? '')
  const drafts = useDrafts().filter(
    (draft) => holds(draft, needle) && (!filters || passes(draft, filters, user?.id)),
  )
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="drafts" className="title-type text-2xl">
          Drafts
        </h2>
        {drafts.length > most && (
          <Button asChild variant="link">
            <Link to={`${paths.saved}?tab=content`}>All {drafts.length} drafts</Link>
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
        {drafts.slice(0, most).map((draft) => (
          <DraftEntry key={draft.id} draft={draft} needle={needle} onDelete={() => remove(draft)} />
        ))}
      </ul>
    </section>
  )
}

/** The drafts that are shown: without those that are being deleted. */
export const useDrafts = (): Draft[] => {
  const { client, user } = useAuth()
  const query = draftsQuery(client, user?.id ?? '')
  const { data = [] } = useQuery({ ...query, enabled: user !== null })
  const deleted = usePendingDeletions('drafts')
  return data.filter(({ id }) => !deleted.has(id))
}

const passes = (draft: Draft, filters: ContentFilters, userId: string | undefined) => {
  const { tone, type, author, since } = filters
  return (
    (!tone || draft.tone === tone) &&
    (!type || draft.propertyType === type) &&
    (!author || author === userId) &&
    (!since || draft.updatedAt >= since)
  )
}

const holds = ({ address, city, state, tone, preview }: Draft, needle: string) =>
  [address, city, state, tone, preview].some((words) =>
    (words ?? '').toLowerCase().includes(needle.toLowerCase()),
  )
