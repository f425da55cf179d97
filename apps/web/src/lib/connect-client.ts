import type { Database } from '@listwright/contracts'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { once } from './once.ts'
import { type AuthConnection, type AuthOptions, connectAuth } from './session/connect-auth.ts'

export type Services = Pick<
  SupabaseClient<Database>,
  'functions' | 'storage' | 'realtime' | 'channel' | 'removeChannel'
>

/**
 * The client that knows every table and function of the product's database. Supabase's packages, but the first screen
 * comes with the one that reads tables alone; docs/decisions/041 says why.
 */
export interface Client
  extends Pick<PostgrestClient<Database>, 'from' | 'rpc'>,
    Omit<AuthConnection, 'accessToken'> {
  /** Functions, files and live changes. Loaded when first asked for. */
  services: () => Promise<Services>
}

export interface ClientOptions
  extends AuthOptions,
    Pick<SupabaseClientOptions<'public'>, 'realtime'> {}

export const connectClient = (url: string, key: string, options: ClientOptions): Client => {
  const { accessToken, ...session } = connectAuth(url, key, options)

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
    session.onSession(() => void made.realtime.setAuth().catch(console.error))
    return made
  })

  return Object.assign(rest, session, { services })
}
