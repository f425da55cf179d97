import { type PaidPlan, PLAN_CARDS, type Plan, upgradesOf } from '@listwright/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { useBillingPortal, useCheckout } from '@/data/plan/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useScrollToHash } from '@/lib/use-scroll-to-hash.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { RenewalLine } from './renewal-line.tsx'
import { SubscriptionNote } from './subscription-note.tsx'
import { UsageMeter } from './usage-meter.tsx'
import type { Purchase } from './use-checkout-return.ts'

const NAMES: Record<PaidPlan, string> = { starter: 'Starter', pro: 'Pro' }

interface SubscriptionCardProps {
  plan: Plan
  /** What the agent has just paid for. */
  purchase: Purchase | null
}

/** The plan, what the month has used of it, and all plans side by side; /account#plans opens here. */
export const SubscriptionCard = ({ plan, purchase }: SubscriptionCardProps) => {
  const { client, user } = useAuth()
  const checkout = useCheckout(client)
  const portal = useBillingPortal(client)
  const upgrades = upgradesOf(plan)
  useScrollToHash('plans')

  const upgradeTo = (candidate: Plan) => {
    const upgrade = upgrades.find((paid) => paid === candidate)
    if (!upgrade) return null
    return (
      <Button
        variant={upgrade === 'pro' ? 'default' : 'outline'}
        busy={checkout.isPending && checkout.variables === upgrade}
        inactive={checkout.isPending || !user?.email_confirmed_at}
        onClick={() => checkout.mutate(upgrade)}
        className="w-full"
      >
        Upgrade to {NAMES[upgrade]}
      </Button>
    )
  }

  return (
    <Card id="plans" aria-labelledby="subscription-title" className="scroll-mt-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <CardTitle id="subscription-title">Subscription</CardTitle>
          <CardDescription>
            You are on the <strong className="text-ink">{PLAN_CARDS[plan].name}</strong>.
          </CardDescription>
        </div>
        {plan !== 'free' && (
          <Button variant="outline" busy={portal.isPending} onClick={() => portal.mutate()}>
            Manage Billing
          </Button>
        )}
      </div>
      <div className="mt-5 mb-7 grid gap-4">
        <RenewalLine purchase={purchase} />
        <SubscriptionNote />
        <UsageMeter />
        {upgrades.length > 0 && <ConfirmFirst />}
      </div>
      <PlanComparison current={plan} action={upgradeTo} />
    </Card>
  )
}
