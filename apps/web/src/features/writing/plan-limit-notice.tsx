import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import type { PlanLimit } from '@/data/content/plan-limit-error.ts'
import { formatDate } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

/** Says which limit of the plan was reached and when it resets, and links to the plans. */
export const PlanLimitNotice = ({ limit }: { limit: PlanLimit }) => (
  <div
    role="alert"
    className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4"
  >
    <div className="max-w-[60ch] text-sm">
      <p className="font-semibold">{limit.message}</p>
      <p className="mt-1 text-muted">
        Everything you typed is kept.
        {limit.resetsAt && ` Your plan resets on ${formatDate(limit.resetsAt)}.`}
      </p>
    </div>
    <Button asChild size="sm">
      <Link to={paths.plans}>See the plans</Link>
    </Button>
  </div>
)
