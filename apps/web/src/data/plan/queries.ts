import { type Row, type Usage as UsageAnswer, usage } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const usageKey = ['usage'] as const
/** Below the usage, so that every generation has both read anew. */
const listingUseKey = (propertyId: string) => [...usageKey, propertyId] as const
export const subscriptionKey = ['subscription'] as const

export type Usage = CamelKeys<UsageAnswer>
export type Subscription = CamelKeys<Row<'subscriptions'>>

/** What this month has used of the plan in effect. */
export const usageQuery = (client: Client) =>
  queryOptions({
    queryKey: usageKey,
    queryFn: async () => camelKeys(usage.parse(unwrap(await client.rpc('usage_this_month')))),
  })

/** The newest subscription that has not ended, or null. */
export const subscriptionQuery = (client: Client) =>
  queryOptions({
    queryKey: subscriptionKey,
    queryFn: async () => {
      const row = unwrap(
        await client
          .from('subscriptions')
          .select('*')
          .in('status', ['active', 'trialing', 'past_due'])
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      )
      return row && camelKeys(row)
    },
  })

/** The tones that a listing has been written in, and when it was written last. */
export const listingUseQuery = (client: Client, propertyId: string) =>
  queryOptions({
    queryKey: listingUseKey(propertyId),
    queryFn: async () => {
      const rows = unwrap(
        await client
          .from('generations')
          .select('tone, created_at')
          .eq('property_id', propertyId)
          .eq('kind', 'content')
          .order('created_at', { ascending: false }),
      )
      return {
        tones: [...new Set(rows.map(({ tone }) => tone))],
        lastWrittenAt: rows[0]?.created_at ?? null,
      }
    },
  })
