import type { Usage } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/unwrap.ts'

/** What this month has used of the plan in effect. */
export const usageQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => unwrap<Usage>(await client.rpc('usage_this_month')),
  })
