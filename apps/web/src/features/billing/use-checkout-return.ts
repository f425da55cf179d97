import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { useAuth } from '@/lib/session/auth-context.ts'
import { takeAwaitedPlan } from './awaited-plan.ts'
import { subscriptionKey, usageQuery } from './queries.ts'

const WAITS_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]

/** Back from the payment page: says so once, and looks for the new plan until the webhook has brought it. */
export const useCheckoutReturn = (refreshedKeys: readonly QueryKey[]) => {
  const [params, setParams] = useSearchParams()
  const [isLooking, setIsLooking] = useState(false)
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const isReturn = params.get('checkout') === 'success'
  const keys = useRef(refreshedKeys)
  const hasGreeted = useRef(false)

  useEffect(() => {
    if (!isReturn || hasGreeted.current) return
    hasGreeted.current = true
    toast.success("You've been upgraded to Pro!")
    setParams({}, { replace: true })
    setIsLooking(true)
  }, [isReturn, setParams])

  useEffect(() => {
    if (!isLooking) return
    const awaited = takeAwaitedPlan()
    const usage = usageQuery(client)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ([wait, ...later]: readonly number[]) => {
      if (wait === undefined) return
      timer = setTimeout(async () => {
        const stale = [...keys.current, subscriptionKey, usage.queryKey]
        await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
        if (queryClient.getQueryData(usage.queryKey)?.own_plan !== awaited) look(later)
      }, wait)
    }
    look(WAITS_MS)
    return () => clearTimeout(timer)
  }, [isLooking, client, queryClient])
}
