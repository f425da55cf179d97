import type { Session, User } from '@supabase/supabase-js'
import { type ClientOptions, connectClient } from '@/lib/connect-client.ts'

/** One request of the client, as it would go over the wire. */
interface WireRequest {
  method: string
  /** The path below the server's address, with its query. */
  url: URL
  body: unknown
  headers: Headers
}

/** What is answered: a value becomes JSON, a Response is sent as it is, a function is asked anew each time. */
type Answer = Response | object | string | number | null | ((request: WireRequest) => unknown)

export const AGENT = { id: 'a0000000-0000-4000-8000-00000000000a', email: 'ada@example.com' }

export const aUser: User = {
  ...AGENT,
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '2026-11-15T12:00:00Z',
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

export const aSession = (): Session => ({
  access_token: `h.${btoa(JSON.stringify({ sub: AGENT.id, aal: 'aal1', exp: inAnHour() }))}.s`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: inAnHour(),
  user: aUser,
})

/** A WebSocket that never opens. */
class SilentSocket {
  readyState = 0
  send() {}
  close() {}
}

interface Parts extends Pick<ClientOptions, 'importAuth'> {
  transport?: new () => object
}

/**
 * The real client, signed in, on a network that the test answers for. What no answer was given for fails the request
 * with a message that names it.
 * @example const { client, sent } = wire({ 'POST /rest/v1/rpc/library_counts': { properties: 0, … } })
 */
export const wire = (
  answers: Record<string, Answer> = {},
  { transport = SilentSocket, importAuth }: Parts = {},
) => {
  const table = new Map<string, Answer>(Object.entries({ 'GET /auth/v1/user': AGENT, ...answers }))
  const sent: WireRequest[] = []
  const kept = new Map([['sb-site-auth-token', JSON.stringify(aSession())]])

  /** A name that ends in an asterisk is for all paths below it. */
  const findAnswer = (name: string) => {
    const isFor = (key: string) => key.endsWith('/*') && name.startsWith(key.slice(0, -1))
    return table.get(table.has(name) ? name : ([...table.keys()].find(isFor) ?? ''))
  }

  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input))
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    const request = { method, url, body, headers: new Headers(init?.headers) }
    sent.push(request)
    const found = findAnswer(`${method} ${url.pathname}`)
    if (found === undefined)
      return json({ message: `no answer for ${method} ${url.pathname}` }, 501)
    const value: unknown =
      typeof found === 'function' ? await orAborted(found(request), init?.signal) : found
    return value instanceof Response ? value.clone() : json(value)
  }

  const client = connectClient('http://site.test', 'anon', {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: answer,
    realtime: { transport: transport as never },
    ...(importAuth && { importAuth }),
  })

  return {
    client,
    sent,
    /** From now on this is answered instead. */
    answers: (name: string, value: Answer) => void table.set(name, value),
    /** The requests of one kind so far. @example requests('POST /rest/v1/properties') */
    requests: (name: string) =>
      sent.filter(({ method, url }) => `${method} ${url.pathname}` === name),
  }
}

/** As the network does, a request that is given up ends at once, whatever would have been answered. */
const orAborted = (answer: unknown, signal: AbortSignal | null | undefined): Promise<unknown> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    Promise.resolve(answer).then(resolve, reject)
  })

export type Wire = ReturnType<typeof wire>

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
