import { type PaidPlan, PLANS } from '@listwright/contracts'

const KEY = 'listwright.chosen-plan'

const paidPlanOf = (name: string | null): PaidPlan | null => {
  const plan = PLANS.find((known) => known === name)
  return plan === undefined || plan === 'free' ? null : plan
}

/**
 * Keeps the plan that was chosen on the price list until its visitor is signed in: the confirmation mail may open
 * another tab. Choosing Free forgets a plan that was chosen before.
 */
export const keepChosenPlan = (search: string): void => {
  const name = new URLSearchParams(search).get('plan')
  if (name === null) return
  const plan = paidPlanOf(name)
  if (plan) localStorage.setItem(KEY, plan)
  else forgetChosenPlan()
}

export const chosenPlan = (): PaidPlan | null => paidPlanOf(localStorage.getItem(KEY))

export const forgetChosenPlan = (): void => localStorage.removeItem(KEY)
