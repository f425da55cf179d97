import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { takeAwaitedPlan } from '@/data/plan/awaited-plan.ts'
import { subscriptionKey, usageQuery } from '@/data/plan/queries.ts'
import { profileKeys } from '@/data/profile/queries.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'

export interface Purchase {
  /** Null when the payment was begun in another tab. */
  plan: string | null
}

const WAITS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]

/**
 * After a return from the payment page: confirms it once and opens at the plans, then polls until the webhook has set the
 * new plan. Answers what has just been paid for, or null.
 */
export const useCheckoutReturn = (): Purchase | null => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [purchase, setPurchase] = useState<Purchase | null>(null)
  const { client, user } = useAuth()
  const userId = user?.id
  const queryClient = useQueryClient()
  const isReturn = params.get('checkout') === 'success'
  const hasGreeted = useRef(false)

  useEffect(() => {
    if (!isReturn || hasGreeted.current) return
    hasGreeted.current = true
    // The specification's words (CON-18), whichever plan was bought.
    toast.success("You've been upgraded to Pro!")
    void navigate(paths.plans, { replace: true })
    setPurchase({ plan: takeAwaitedPlan() })
  }, [isReturn, navigate])

  useEffect(() => {
    if (!purchase) return
    const usage = usageQuery(client)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ([wait, ...later]: readonly number[]) => {
      if (wait === undefined) return
      timer = setTimeout(async () => {
        // The usage decides whether to go on looking, so the rest is read after it: read at the same time, it could
        // still be from before the webhook.
        await queryClient.invalidateQueries({ queryKey: usage.queryKey })
        const dependent = [profileKeys.of(userId), subscriptionKey]
        await Promise.all(dependent.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
        if (queryClient.getQueryData(usage.queryKey)?.ownPlan !== purchase.plan) look(later)
      }, wait)
    }
    look(WAITS_MS)
    return () => clearTimeout(timer)
  }, [purchase, client, queryClient, userId])

  return purchase
}
