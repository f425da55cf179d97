import { PLAN_CARDS, type Plan } from '@listwright/contracts'

export const PlanPrice = ({ plan }: { plan: Plan }) => (
  <p className="figures whitespace-nowrap">
    <span className="title-type text-2xl">${PLAN_CARDS[plan].price}</span>{' '}
    <span className="text-sm text-muted">per month</span>
  </p>
)
