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

type Connection = Pick<Settings, 'SUPABASE_URL' | 'SUPABASE_ANON_KEY' | 'SUPABASE_SERVICE_ROLE_KEY'>

export const createClients = (settings: Connection, fetch = globalThis.fetch): Clients => ({
  platform: connect(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, fetch, {}),
  of: (request) => {
    const key = request.headers.get('apikey') ?? settings.SUPABASE_ANON_KEY
    return connect(settings.SUPABASE_URL, key, fetch, forwarded(request))
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

/** Who asks, and from where: the database's rules ask for both. And which request it is, for logs and traces. */
const forwarded = (request: Request): Record<string, string> => {
  const authorization = request.headers.get('authorization')
  const address = request.headers.get('x-forwarded-for')
  const names = ['x-request-id', 'traceparent'].flatMap((name) => {
    const value = request.headers.get(name)
    return value ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(names),
    // Spelt as the client spells it, which would otherwise send both.
    ...(authorization ? { Authorization: authorization } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
  }
}

/** Functions never listen; not every runtime has the socket that the client insists on. */
class NoSocket {
  constructor() {
    throw new Error('Functions do not use realtime')
  }
}
