const KEY = 'awaited-plan'

/** Remembers, across the payment page, which plan is being bought. */
export const awaitPlan = (plan: string): void => sessionStorage.setItem(KEY, plan)

/** Returns the plan that was being bought, and forgets it. */
export const takeAwaitedPlan = (): string | null => {
  const plan = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return plan
}
