import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { usageQuery } from '@/data/plan/queries.ts'
import { isUsedUp } from '@/data/plan/use-listing-allowance.ts'
import { formatDate } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

/** Shown before the form of a new listing when the month's listings are used up, so that nobody fills it in for nothing. */
export const ListingsUsedUp = () => {
  const { client } = useAuth()
  const { data: usage } = useQuery(usageQuery(client))
  if (!usage || !isUsedUp(usage)) return null
  const { used, allowed } = usage.listings
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4"
    >
      <div className="max-w-[60ch] text-sm">
        <p className="figures font-semibold">
          {used} of {allowed} listings written this month
        </p>
        <p className="mt-1 text-muted">
          You can save this one now. Its text can be written from {formatDate(usage.resetsAt)} on,
          or at once with a bigger plan.
        </p>
      </div>
      <Button asChild size="sm">
        <Link to={paths.plans}>Compare plans</Link>
      </Button>
    </div>
  )
}
