import type { PlanLimitReached } from '@listwright/contracts'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { formatDate } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

/** At the end of what a plan includes: what it was, when it begins anew, and the way to more. */
export const PlanLimitNotice = ({ limit }: { limit: PlanLimitReached }) => (
  <div
    role="alert"
    className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4"
  >
    <div className="max-w-[60ch] text-sm">
      <p className="font-semibold">{limit.message}</p>
      <p className="mt-1 text-muted">
        Everything you typed is kept.
        {limit.resets_at && ` Your plan starts afresh on ${formatDate(limit.resets_at)}.`}
      </p>
    </div>
    <Button asChild size="sm">
      <Link to={paths.account}>See the plans</Link>
    </Button>
  </div>
)
