import type { Database } from '@listwright/contracts'
import { createClient } from '@supabase/supabase-js'
import type { Settings } from './env.ts'

export type Client = ReturnType<typeof connect>

export interface Clients {
  /** Acts for the platform, past row-level security. */
  platform: Client
  /** Acts with the rights of whoever sent the request, and no others. */
  of: (request: Request) => Client
}

type Connection = Pick<
  Settings,
  'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY' | 'RELAY_SECRET'
>

export const createClients = (settings: Connection, fetch = globalThis.fetch): Clients => ({
  platform: connect(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, fetch, {}),
  of: (request) => {
    const key = request.headers.get('apikey') ?? settings.SUPABASE_PUBLISHABLE_KEY
    return connect(settings.SUPABASE_URL, key, fetch, forwarded(request, settings.RELAY_SECRET))
  },
})

const connect = (
  url: string,
  key: string,
  fetch: typeof globalThis.fetch,
  headers: Record<string, string>,
) =>
  createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers },
    realtime: { transport: globalThis.WebSocket ?? NoSocket },
  })

/**
 * Who asks, and from where: the database's rules ask for both, and believe us about the second if we know a secret. And
 * which request it is, for logs and traces.
 */
const forwarded = (request: Request, secret: string | undefined): Record<string, string> => {
  const authorization = request.headers.get('authorization')
  const address = addressOf(request, secret !== undefined)
  const names = ['x-request-id', 'traceparent'].flatMap((name) => {
    const value = request.headers.get(name)
    return value ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(names),
    // Spelt as the client spells it, which would otherwise send both.
    ...(authorization ? { Authorization: authorization } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(address && secret ? { 'x-relayed-for': address, 'x-relay-secret': secret } : {}),
  }
}

/**
 * What the nearest proxy saw; whatever a client writes into the list stands before that. The edge of hosted Supabase,
 * where the secret is set, has a header of its own, which a client could send anywhere else.
 */
const addressOf = ({ headers }: Request, isHosted: boolean): string | undefined =>
  (isHosted ? headers.get('cf-connecting-ip') : null) ??
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()

/** Functions never listen; not every runtime has the socket that the client insists on. */
class NoSocket {
  constructor() {
    throw new Error('Functions do not use realtime')
  }
}
