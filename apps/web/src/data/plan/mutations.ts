import { type PaidPlan, redirectResponse } from '@listwright/contracts'
import { useMutation } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { awaitPlan } from './awaited-plan.ts'

/** Calls a function that answers with an address, and goes there. */
const useRedirect = <Input>(
  call: (input: Input) => Promise<{ data: unknown; error: unknown }>,
  failure: string,
) =>
  useMutation({
    mutationFn: async (input: Input) => {
      const { data, error } = await call(input)
      if (error) throw error
      location.assign(redirectResponse.parse(data).url)
    },
    onError: (error) => {
      console.error(error)
      toastFailure(failure)
    },
  })

export const useCheckout = (client: Client) =>
  useRedirect(async (planId: PaidPlan) => {
    awaitPlan(planId)
    const { functions } = await client.services()
    return functions.invoke('create-checkout', { body: { planId } })
  }, 'Failed to start upgrade process. Please try again later.')

export const useBillingPortal = (client: Client) =>
  useRedirect<void>(
    async () => (await client.services()).functions.invoke('customer-portal'),
    'Failed to open billing portal',
  )
