import { renderLetter } from '@listwright/letter'
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { createServer } from '../../create-server.ts'
import type { Database } from '../../database/database.ts'
import { trustProxies } from '../../http/client-address.ts'
import { ApiKeys } from '../../keys/api-keys.ts'
import { KeyRing, newSigningKey } from '../../keys/key-ring.ts'
import { createLogger } from '../../logger.ts'
import { type AuthSettings, authSettings, defaultLimits } from '../settings.ts'

const SITE = 'http://127.0.0.1:4180'

export type TestAuth = Awaited<ReturnType<typeof startAuth>>

/** The auth service on a database, with a clock to turn, a mailbox to read and real clients. */
export const startAuth = async (
  database: Database,
  given: Partial<AuthSettings> = {},
  { trustedProxies = ['127.0.0.1'] } = {},
) => {
  const settings = authSettings({
    siteUrl: SITE,
    encryptionKey: 'an encryption key for tests, long enough',
    productName: 'Acme',
    // Cheap hashes; one test pins the real ones.
    argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    // All tests share one network; the test of the default limit names it.
    limits: { ...defaultLimits, mailing: { hits: 1000, seconds: 300 } },
    ...given,
  })
  const keyRing = await KeyRing.create([await newSigningKey()], settings.externalUrl)
  const apiKeys = new ApiKeys('sb_publishable_test', 'sb_secret_test')
  const mails: ReadableMail[] = []
  // It stands still unless it is turned, so that no step of a code ends in the middle of a test.
  const started = Date.now()
  const clock = { ahead: 0, advance: (seconds: number) => (clock.ahead += seconds * 1000) }
  const now = () => new Date(started + clock.ahead)

  const faults: unknown[] = []
  const app = createServer({
    database,
    keyRing,
    apiKeys,
    auth: settings,
    mailer: {
      enqueue: async ({ to, subject, letter }) =>
        void mails.push({ to, subject, ...renderLetter(letter, settings.productName) }),
    },
    trustedProxies: trustProxies(trustedProxies),
    clock: now,
    log: createLogger('error', { write: (line: string) => void faults.push(JSON.parse(line)) }),
  })

  const request = (path: string, init: RequestInit & { from?: string } = {}) =>
    Promise.resolve(
      app.request(`${SITE}/auth/v1${path}`, {
        ...init,
        headers: {
          apikey: apiKeys.publishable,
          ...(init.from && { 'x-forwarded-for': init.from }),
          ...(init.body ? { 'content-type': 'application/json' } : {}),
          ...(init.headers as Record<string, string>),
        },
      }),
    )
  const clientWith = (
    key: string,
    options: SupabaseClientOptions<'public'>['auth'] = {},
    fetch: typeof globalThis.fetch = async (url, init) => app.request(String(url), init),
  ) =>
    createClient(SITE, key, {
      auth: { autoRefreshToken: false, persistSession: false, ...options },
      realtime: { transport: WebSocket as never },
      global: { fetch },
    })

  return {
    app,
    settings,
    keyRing,
    mails,
    clock,
    now,
    faults,
    request,
    post: (path: string, body: unknown, headers: Record<string, string> = {}, from?: string) =>
      request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
        ...(from && { from }),
      }),
    client: (options?: SupabaseClientOptions<'public'>['auth']) =>
      clientWith(apiKeys.publishable, options),
    admin: () => clientWith(apiKeys.secret),
    /** A client and the links somebody follows beside it, with the cookies of one browser. */
    browser: (options?: SupabaseClientOptions<'public'>['auth']) => {
      const cookies = new Map<string, string>()
      const visit: typeof globalThis.fetch = async (url, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '))
        const answer = await app.request(String(url), { ...init, headers })
        for (const cookie of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
          cookies.set(name, value)
        }
        return answer
      }
      return {
        client: clientWith(apiKeys.publishable, options, visit),
        open: (path: string) => visit(`${SITE}/auth/v1${path}`),
        send: (path: string, init: RequestInit) => visit(`${SITE}/auth/v1${path}`, init),
      }
    },
    secretKey: apiKeys.secret,
    lastMail: (to: string) => readMail(mails.findLast((mail) => mail.to === to)),
  }
}

type ReadableMail = { to: string; subject: string } & ReturnType<typeof renderLetter>

/** What a person finds in a mail: the link and the digits. */
const readMail = (mail: ReadableMail | undefined) => {
  if (!mail) throw new Error('No such mail was sent')
  const link = /https?:\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? ''
  const query = new URLSearchParams(link.split('?')[1])
  return {
    ...mail,
    link,
    path: link.replace(/^.*\/auth\/v1/, ''),
    token: query.get('token') ?? '',
    code: /Your code: (\d+)/.exec(mail.text)?.[1] ?? '',
  }
}

let people = 0
/** An address nobody has used yet. */
export const someone = () => `person-${process.pid}-${++people}@example.test`

export const PASSWORD = 'correct horse'
