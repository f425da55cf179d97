import { connectClient } from './connect-client.ts'
import { loadEnv } from './env.ts'
import { notingFailures } from './failure-reference.ts'
import { once } from './once.ts'

const HEARTBEAT_MS = 30_000

/** The one client of this tab, made when first needed. */
export const getSupabase = once(async () => {
  const { supabaseUrl, supabaseAnonKey } = await loadEnv()
  return connectClient(new URL(supabaseUrl, location.origin).href, supabaseAnonKey, {
    storage: localStorage,
    // Recovery is recognised by `type=recovery` in the address fragment, which only this flow sends.
    auth: {
      flowType: 'implicit',
      detectSessionInUrl: isArrival,
      experimental: { recoveryCodes: true },
    },
    fetch: notingFailures((input, init) => fetch(input, init)),
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
  })
})

/** The client would also take tokens from the query, and prefer them: ours only ever come in the fragment. */
const isArrival = ({ hash, searchParams }: URL): boolean => {
  const fragment = new URLSearchParams(hash.slice(1))
  if (searchParams.has('access_token') || searchParams.has('refresh_token')) return false
  return ['access_token', 'error', 'error_code', 'error_description'].some((name) =>
    fragment.has(name),
  )
}
