import type { Database } from '@listwright/contracts'
import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { once } from './once.ts'
import { isFresh } from './session/is-fresh.ts'
import { missingAuthClient } from './session/missing-auth-client.ts'
import { parseSession } from './session/stored-account.ts'

export type Services = Pick<
  SupabaseClient<Database>,
  'functions' | 'storage' | 'realtime' | 'channel' | 'removeChannel'
>

type SessionListener = (event: AuthChangeEvent, session: Session | null) => void

/**
 * The client that knows every table and function of the product's database. Supabase's packages, but the first screen
 * comes with the one that reads tables alone; docs/decisions/041 says why.
 */
export interface Client extends Pick<PostgrestClient<Database>, 'from' | 'rpc'> {
  /** The session that this browser keeps; it may have expired. */
  keptSession: () => Session | null
  /**
   * Signs in and out, and renews the session. Loaded when first asked for; where that fails, every method answers with
   * an error, and the next call tries to load it again.
   */
  auth: () => Promise<GoTrueClient>
  /** Hears of every session event from the moment the auth client is there. Returns how to stop. */
  onSession: (listener: SessionListener) => () => void
  /** Functions, files and live changes. Loaded when first asked for. */
  services: () => Promise<Services>
}

export interface ClientOptions extends Pick<SupabaseClientOptions<'public'>, 'auth' | 'realtime'> {
  fetch: typeof fetch
  /** Loads the file of the auth client. */
  importAuth?: () => Promise<{ GoTrueClient: typeof GoTrueClient }>
  /** Where the session is kept. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

export const connectClient = (url: string, key: string, options: ClientOptions): Client => {
  // As `createClient` names it, so that every release finds the sessions of the others.
  const storageKey = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
  const listeners = new Set<SessionListener>()
  const { importAuth = () => import('@supabase/auth-js') } = options

  const loadAuth = once(async () => {
    const { GoTrueClient } = await importAuth()
    const made = new GoTrueClient({
      url: new URL('auth/v1', url).href,
      headers: { Authorization: `Bearer ${key}`, apikey: key },
      storageKey,
      storage: options.storage,
      fetch: options.fetch,
      ...options.auth,
    })
    made.onAuthStateChange((event, session) => {
      for (const listener of listeners) listener(event, session)
    })
    return made
  })

  const auth = () => loadAuth().catch(missingAuthClient)

  const onSession: Client['onSession'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const keptSession = () => parseSession(options.storage.getItem(storageKey))

  const accessToken = async (): Promise<string | null> => {
    // What the auth client would answer, as long as it need not renew the session.
    const kept = loadAuth.hasBegun() ? null : keptSession()
    if (isFresh(kept)) return kept.access_token
    const { data } = await (await loadAuth()).getSession()
    return data.session?.access_token ?? null
  }

  const rest = new PostgrestClient<Database>(new URL('rest/v1', url).href, {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('apikey', key)
      headers.set('Authorization', `Bearer ${(await accessToken()) ?? key}`)
      return options.fetch(input, { ...init, headers })
    },
  })

  const services = once(async () => {
    const { createClient } = await import('@supabase/supabase-js')
    const made = createClient<Database>(url, key, {
      accessToken,
      global: { fetch: options.fetch },
      ...(options.realtime && { realtime: options.realtime }),
    })
    // Channels that are open go on with the session as it is renewed.
    onSession(() => void made.realtime.setAuth().catch(console.error))
    return made
  })

  return Object.assign(rest, { keptSession, auth, onSession, services })
}
