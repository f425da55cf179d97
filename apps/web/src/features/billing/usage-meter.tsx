import { PLAN_CARDS } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { Progress } from '@/components/ui/progress.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { usageQuery } from '@/data/plan/queries.ts'
import { formatDate, formatNumber } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

/** What this month has used of the plan. */
export const UsageMeter = () => {
  const { client } = useAuth()
  const { data: usage, isError, fetchStatus } = useQuery(usageQuery(client))
  if (isError) return <p className="text-sm text-muted">This month’s usage could not be read.</p>
  if (!usage && fetchStatus === 'paused')
    return <p className="text-sm text-muted">This month’s usage shows once you are online.</p>
  if (!usage) return <Skeleton className="h-14 sm:h-9" />
  const { used, allowed } = usage.listings

  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>
          <strong className="figures">
            {formatNumber(used)}
            {allowed === null ? '' : ` of ${formatNumber(allowed)}`}
          </strong>{' '}
          {(allowed ?? used) === 1 ? 'listing' : 'listings'} written this month
        </span>
        <span className="text-muted">
          {PLAN_CARDS[usage.plan].name}
          {usage.plan !== usage.ownPlan && ', through your team'}
          {allowed !== null && `, resets ${formatDate(usage.resetsAt)}`}
        </span>
      </p>
      {allowed !== null && (
        <Progress label="Listings written this month" value={used} max={allowed} />
      )}
    </div>
  )
}
