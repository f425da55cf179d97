import { PLAN_CARDS, PLANS, type Plan } from '@listwright/contracts'
import { ThresholdLink } from '@/components/threshold-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { cn } from '@/lib/cn.ts'
import { formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

const SHORT = {
  free: { name: 'Free', call: 'Start free', callToAgent: 'See my plan' },
  starter: { name: 'Starter', call: 'Choose Starter', callToAgent: 'Choose Starter' },
  pro: { name: 'Pro', call: 'Choose Pro', callToAgent: 'Choose Pro' },
} as const satisfies Record<Plan, object>

const MOST_POPULAR: Plan = 'starter'

/** The price list. */
export const Pricing = () => (
  <section id="pricing" aria-labelledby="pricing-title" className="page-width py-20 lg:py-32">
    <h2 id="pricing-title" className="display-type max-w-[20ch] text-4xl">
      Priced like a good lunch, not like an agency.
    </h2>
    <ul className="mt-10 border-t border-ink lg:mt-14">
      {PLANS.map((plan) => (
        <PlanRow key={plan} plan={plan} />
      ))}
    </ul>
    <p className="mt-6 text-sm text-muted">
      No credit card for Free. Cancel anytime: access lasts until the end of the billing period.
    </p>
  </section>
)

const PlanRow = ({ plan }: { plan: Plan }) => {
  const { price, includes } = PLAN_CARDS[plan]
  const isPopular = plan === MOST_POPULAR
  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-line py-8 lg:grid-cols-[1fr_11rem] lg:items-center">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="title-type text-3xl">{SHORT[plan].name}</h3>
          {isPopular && (
            <Badge
              variant="brass"
              className="self-center max-sm:order-first max-sm:basis-full max-sm:border-0 max-sm:px-0"
            >
              Most Popular
            </Badge>
          )}
          <span aria-hidden="true" className="leader" />
          <p className="figures flex items-baseline gap-2">
            <span className="title-type text-3xl">{formatPrice(price)}</span>
            <span className="text-sm whitespace-nowrap text-muted">per month</span>
          </p>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-2 text-muted max-sm:flex-col">
          {includes.map((line) => (
            <li
              key={line}
              className="sm:not-last:after:ml-2 sm:not-last:after:text-brass-text sm:not-last:after:content-['·']"
            >
              {line}
            </li>
          ))}
        </ul>
      </div>
      <ThresholdLink
        visitor={{ href: paths.signupFor(plan), label: SHORT[plan].call }}
        agent={{ href: paths.plans, label: SHORT[plan].callToAgent }}
        className={cn(buttonStyle({ variant: isPopular ? 'default' : 'outline' }), 'w-full')}
      />
    </li>
  )
}
