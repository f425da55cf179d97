import { Lock } from 'lucide-react'
import { cn } from '@/lib/cn.ts'

interface PlanLockProps {
  /** The plan that has it, such as 'Pro'. */
  plan: string
  className?: string
}

/** Marks what the present plan lacks, with the plan that has it. */
export const PlanLock = ({ plan, className }: PlanLockProps) => (
  <span
    className={cn(
      'inline-flex w-fit items-center gap-1 rounded-full border border-brass px-2 py-0.5 text-xs font-semibold text-brass-text',
      className,
    )}
  >
    <Lock aria-hidden="true" className="size-3" />
    <span className="sr-only">Comes with</span> {plan}
  </span>
)
