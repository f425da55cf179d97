import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { SupabaseClientOptions } from '@supabase/supabase-js'
import { once } from '../once.ts'
import { isFresh } from './is-fresh.ts'
import { missingAuthClient } from './missing-auth-client.ts'
import { parseSession } from './stored-account.ts'

type SessionListener = (event: AuthChangeEvent, session: Session | null) => void

export interface AuthConnection {
  /** The session that this browser keeps; it may have expired. */
  keptSession: () => Session | null
  /**
   * Signs in and out, and renews the session. Loaded when first asked for; where that fails, every method answers with
   * an error, and the next call tries to load it again.
   */
  auth: () => Promise<GoTrueClient>
  /** Hears of every session event from the moment the auth client is there. Returns how to stop. */
  onSession: (listener: SessionListener) => () => void
  /** The token that requests are made with, renewed where it has expired. */
  accessToken: () => Promise<string | null>
}

export interface AuthOptions extends Pick<SupabaseClientOptions<'public'>, 'auth'> {
  fetch: typeof fetch
  /** Loads the file of the auth client. */
  importAuth?: () => Promise<{ GoTrueClient: typeof GoTrueClient }>
  /** Where the session is kept. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The part of the client that knows who is signed in. The auth client itself is loaded when it is needed. */
export const connectAuth = (url: string, key: string, options: AuthOptions): AuthConnection => {
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

  const onSession: AuthConnection['onSession'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const keptSession = () => parseSession(options.storage.getItem(storageKey))

  const accessToken = async () => {
    // What the auth client would answer, as long as it need not renew the session.
    const kept = loadAuth.hasBegun() ? null : keptSession()
    if (isFresh(kept)) return kept.access_token
    const { data } = await (await loadAuth()).getSession()
    return data.session?.access_token ?? null
  }

  return { keptSession, auth, onSession, accessToken }
}
