import { PLAN_CARDS, type Plan, upgradesOf } from '@listwright/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { useBillingPortal, useCheckout } from '@/data/plan/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { SubscriptionNote } from './subscription-note.tsx'
import { UsageMeter } from './usage-meter.tsx'

const NAMES = { starter: 'Starter', pro: 'Pro' } as const

export const SubscriptionCard = ({ plan }: { plan: Plan }) => {
  const { client } = useAuth()
  const checkout = useCheckout(client)
  const portal = useBillingPortal(client)
  const card = PLAN_CARDS[plan]

  return (
    <Card aria-labelledby="subscription-title">
      <CardTitle id="subscription-title">Subscription</CardTitle>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-3">
        <p className="title-type text-2xl">{card.name}</p>
        <p className="figures">
          <span className="title-type text-2xl">${card.price}</span>{' '}
          <span className="text-sm text-muted">per month</span>
        </p>
      </div>
      <ul className="mt-3 mb-6 grid gap-1 text-sm text-muted">
        {card.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SubscriptionNote />
      <UsageMeter />
      <div className="mt-6 flex flex-wrap gap-3">
        {upgradesOf(plan).map((upgrade) => (
          <Button
            key={upgrade}
            variant={upgrade === 'pro' ? 'default' : 'outline'}
            busy={checkout.isPending && checkout.variables === upgrade}
            disabled={checkout.isPending}
            onClick={() => checkout.mutate(upgrade)}
          >
            Upgrade to {NAMES[upgrade]}
          </Button>
        ))}
        {plan !== 'free' && (
          <Button variant="outline" busy={portal.isPending} onClick={() => portal.mutate()}>
            Manage Billing
          </Button>
        )}
      </div>
    </Card>
  )
}
