import type { Plan, Tier } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/unwrap.ts'

export interface Usage {
  plan: Plan
  own_plan: Plan
  tier: Tier
  /** `allowed` is null where the plan sets no limit. */
  listings: { used: number; allowed: number | null }
  generations: number
  custom_tones: boolean
  caption_variants: boolean
  resets_at: string
}

export const usageQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => unwrap<Usage>(await client.rpc('usage_this_month')),
  })
