import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { loadEnv } from './env.ts'

const HEARTBEAT_MS = 30_000

let client: Promise<SupabaseClient> | undefined

/** The one client of this tab, made when first needed. */
export const getSupabase = (): Promise<SupabaseClient> => {
  client ??= connect().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

const connect = async (): Promise<SupabaseClient> => {
  const { supabaseUrl, supabaseAnonKey } = await loadEnv()
  return createClient(new URL(supabaseUrl, location.origin).href, supabaseAnonKey, {
    // Recovery is recognised by `type=recovery` in the address fragment, which only this flow sends.
    auth: { flowType: 'implicit', experimental: { recoveryCodes: true } },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
  })
}
