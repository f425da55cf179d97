import type { Database } from '@listwright/contracts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { loadEnv } from './env.ts'
import { notingFailures } from './failure-reference.ts'

/** The client that knows every table and function of the product's database. */
export type Client = SupabaseClient<Database>

const HEARTBEAT_MS = 30_000

let client: Promise<Client> | undefined

/** The one client of this tab, made when first needed. */
export const getSupabase = (): Promise<Client> => {
  client ??= connect().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

const connect = async (): Promise<Client> => {
  const { supabaseUrl, supabaseAnonKey } = await loadEnv()
  return createClient<Database>(new URL(supabaseUrl, location.origin).href, supabaseAnonKey, {
    // Recovery is recognised by `type=recovery` in the address fragment, which only this flow sends.
    auth: {
      flowType: 'implicit',
      detectSessionInUrl: isArrival,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: notingFailures((input, init) => fetch(input, init)) },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
  })
}

/** The client would also take tokens from the query, and prefer them: ours only ever come in the fragment. */
const isArrival = ({ hash, searchParams }: URL): boolean => {
  const fragment = new URLSearchParams(hash.slice(1))
  if (searchParams.has('access_token') || searchParams.has('refresh_token')) return false
  return ['access_token', 'error', 'error_code', 'error_description'].some((name) =>
    fragment.has(name),
  )
}
