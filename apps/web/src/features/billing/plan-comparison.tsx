import { PLAN_CARDS, PLANS, type Plan } from '@listwright/contracts'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/lib/cn.ts'
import { PLAN_FEATURES } from './plan-features.ts'
import { PlanPrice } from './plan-price.tsx'

interface PlanComparisonProps {
  current: Plan
  /** The button that upgrades to a plan, or nothing where an upgrade is not possible. */
  action: (plan: Plan) => ReactNode
}

/** The three plans side by side, on a narrow screen one below the other: what each costs, what it has, and the way to it. */
export const PlanComparison = ({ current, action }: PlanComparisonProps) => {
  // All plans reserve the height of the upgrade button as soon as one of them has it, so that their lists align.
  const hasActions = PLANS.some((plan) => action(plan) !== null)
  return (
    <div className="@container">
      <ul className="grid gap-4 @min-[44rem]:grid-cols-3">
        {PLANS.map((plan) => (
          <li
            key={plan}
            className={cn(
              'flex flex-col gap-4 rounded-lg border p-5',
              plan === current ? 'border-primary bg-chosen/40' : 'border-line',
            )}
          >
            <div className="grid gap-1">
              <div className="flex min-h-6 items-center justify-between gap-3">
                <h3 className="title-type text-xl">{PLAN_CARDS[plan].name}</h3>
                {plan === current && <Badge>Your plan</Badge>}
              </div>
              <PlanPrice plan={plan} />
            </div>
            {hasActions && (
              <div className="empty:hidden @min-[44rem]:min-h-11 @min-[44rem]:empty:block">
                {action(plan)}
              </div>
            )}
            <dl className="grid gap-2 text-sm">
              {PLAN_FEATURES.map(({ label, of }) => (
                <div key={label} className="flex items-baseline justify-between gap-4">
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures text-right font-medium">
                    <FeatureValue value={of[plan]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

const FeatureValue = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark
        aria-hidden="true"
        className={cn('inline size-4', value ? 'text-positive' : 'text-muted')}
      />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  )
}
