import { PLAN_CARDS, upgradesOf } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useCheckout } from '@/data/plan/mutations.ts'
import { usageQuery } from '@/data/plan/queries.ts'
import { chosenPlan, forgetChosenPlan } from '@/lib/chosen-plan.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { PlanPrice } from './plan-price.tsx'

/** Leads whoever chose a plan on the price list on to its payment, once they are in. */
export const ChosenPlanNotice = () => {
  const { client, user } = useAuth()
  const [plan, setPlan] = useState(chosenPlan)
  const { data: usage } = useQuery(usageQuery(client))
  const checkout = useCheckout(client)
  if (!plan || !usage || !upgradesOf(usage.ownPlan).includes(plan)) return null

  const forget = () => {
    forgetChosenPlan()
    setPlan(null)
  }
  return (
    <section
      aria-label="The plan you chose"
      className="grid gap-4 rounded-lg border border-brass bg-finding/25 p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="title-type text-xl">You chose the {PLAN_CARDS[plan].name}</h2>
        <PlanPrice plan={plan} />
      </div>
      <p className="text-sm text-muted">{PLAN_CARDS[plan].includes.join(' · ')}</p>
      <ConfirmFirst />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={checkout.isPending}
          disabled={!user?.email_confirmed_at}
          onClick={() => checkout.mutate(plan, { onSuccess: forgetChosenPlan })}
        >
          Continue to payment
        </Button>
        <Button variant="ghost" onClick={forget}>
          Stay on Free for now
        </Button>
      </div>
    </section>
  )
}
