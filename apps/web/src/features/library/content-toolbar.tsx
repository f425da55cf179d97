import { useQuery } from '@tanstack/react-query'
import { contentFiltersQuery } from '@/data/content/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { any, authorsOf, LibraryToolbar, ORDER, periodOf, TYPE } from './library-toolbar.tsx'
import type { useLibraryFilters } from './use-library-filters.ts'

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'locked', label: 'Locked in' },
  { value: 'draft', label: 'Drafts' },
]

/** What the saved texts are filtered by. */
export const ContentToolbar = (toolbar: ReturnType<typeof useLibraryFilters>) => {
  const { client } = useAuth()
  const { data } = useQuery(contentFiltersQuery(client))
  const tones = (data?.tones ?? []).map((tone) => ({ value: tone, label: toneLabel(tone) }))
  return (
    <LibraryToolbar
      {...toolbar}
      selects={[
        { name: 'status', label: 'Status', options: STATUSES },
        TYPE,
        { name: 'tone', label: 'Tone', options: [any('Any tone'), ...tones] },
        ...authorsOf(data?.authors ?? [], toolbar.choices.author),
        periodOf('Saved'),
        ORDER,
      ]}
    />
  )
}
