const KEY = 'awaited-plan'

/** Remembers, across the payment page, which plan is being bought. */
export const awaitPlan = (plan: string): void => sessionStorage.setItem(KEY, plan)

/** The plan that was being bought, once. */
export const takeAwaitedPlan = (): string | null => {
  const plan = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return plan
}
