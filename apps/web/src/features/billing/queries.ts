import type { Row, Usage } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/unwrap.ts'

/** What this month has used of the plan in effect. */
export const usageQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => unwrap<Usage>(await client.rpc('usage_this_month')),
  })

export const subscriptionKey = ['subscription'] as const

export type Subscription = Row<'subscriptions'>

/** The newest subscription that has not ended, or null. */
export const subscriptionQuery = (client: SupabaseClient) =>
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
          .maybeSingle<Subscription>(),
      ),
  })
