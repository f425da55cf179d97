import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'

const WAITS_MS = [0, 1000, 2000, 4000, 8000, 15_000]

/** Back from the payment page: says so once, and looks for the new plan until the webhook has brought it. */
export const useCheckoutReturn = (refreshedKeys: readonly (readonly unknown[])[]) => {
  const [params, setParams] = useSearchParams()
  const queryClient = useQueryClient()
  const isReturn = params.get('checkout') === 'success'
  const keys = useRef(refreshedKeys)
  const hasGreeted = useRef(false)

  useEffect(() => {
    if (!isReturn || hasGreeted.current) return
    hasGreeted.current = true
    toast.success("You've been upgraded to Pro!")
    setParams({}, { replace: true })
    for (const wait of WAITS_MS) {
      setTimeout(() => {
        for (const queryKey of keys.current) void queryClient.invalidateQueries({ queryKey })
      }, wait)
    }
  }, [isReturn, queryClient, setParams])
}
