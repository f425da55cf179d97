import { type Row, usage } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** What this month has used of the plan in effect. */
export const usageQuery = (client: Client) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => usage.parse(unwrap(await client.rpc('usage_this_month'))),
  })

export const subscriptionKey = ['subscription'] as const

export type Subscription = Row<'subscriptions'>

/** The newest subscription that has not ended, or null. */
export const subscriptionQuery = (client: Client) =>
  queryOptions({
    queryKey: subscriptionKey,
    queryFn: async () =>
      unwrap(
        await client
          .from('subscriptions')
          .select('*')
          .in('status', ['active', 'trialing', 'past_due'])
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  })
