import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { formatDate, formatNumber } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useDrafts } from './draft-list.tsx'

export const StatCards = () => {
  const { client } = useAuth()
  const { data: counts, fetchStatus } = useQuery(libraryCountsQuery(client))
  const drafts = useDrafts().filter(({ preview }) => preview)
  const last = newest([counts?.lastContentAt, ...drafts.map(({ updatedAt }) => updatedAt)])
  const waiting =
    fetchStatus === 'paused' ? <NotKnown /> : <Skeleton className="w-20">&nbsp;</Skeleton>

  return (
    <dl className="grid overflow-hidden rounded-lg border border-line bg-card sm:grid-cols-3 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
      <Stat label="Saved Properties">{counts ? formatNumber(counts.properties) : waiting}</Stat>
      <Stat label="Generated Descriptions">
        {counts ? formatNumber(counts.contents) : waiting}
        {counts && drafts.length > 0 && <Drafts count={drafts.length} />}
      </Stat>
      <Stat label="Last Generation">
        {counts ? (last ? formatDate(last) : 'No content yet') : waiting}
      </Stat>
    </dl>
  )
}

/** Texts that are written but not locked in are not counted as saved, so they are named separately. */
const Drafts = ({ count }: { count: number }) => (
  <span className="ml-1 font-sans text-sm text-muted">
    {' '}
    and {formatNumber(count)} {count === 1 ? 'draft' : 'drafts'}
  </span>
)

const newest = (dates: (string | null | undefined)[]) =>
  dates.filter((date) => typeof date === 'string').sort((a, b) => Date.parse(b) - Date.parse(a))[0]

/** Shown while the network is away and this browser has no cached figures. */
const NotKnown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not known offline</span>
  </>
)

const Stat = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end gap-1 px-6 py-5 max-sm:flex-row max-sm:items-baseline max-sm:justify-between">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="title-type figures text-xl whitespace-nowrap sm:text-2xl lg:text-3xl">
      {children}
    </dd>
  </div>
)
