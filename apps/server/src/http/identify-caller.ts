import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '../database/database.ts'
import { type ApiKeys, isOpaqueKey } from '../keys/api-keys.ts'
import type { Claims } from '../keys/claims.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { TokenError } from '../keys/token-error.ts'
import { isAddressHeader } from './address-headers.ts'
import { apiKeyOf } from './api-key-of.ts'
import { ApiKeyError, type AppEnv } from './app-env.ts'

interface Deps {
  keyRing: Pick<KeyRing, 'verify'>
  apiKeys: ApiKeys
}

type Identity = Pick<Caller, 'role' | 'claims'>
type Ctx = Context<AppEnv>

const ANONYMOUS: Identity = { role: 'anon', claims: {} }

/** Finds out who asks, from the API key and the bearer token, without refusing anybody yet. */
export const identifyCaller =
  (deps: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    let identity = ANONYMOUS
    try {
      identity = await readIdentity(c, deps)
    } catch (error) {
      if (!(error instanceof TokenError || error instanceof ApiKeyError)) throw error
      c.set('credentialsError', error)
    }
    c.set('caller', { ...identity, request: describeRequest(c) })
    await next()
  }

/** For services that answer nobody without valid credentials. */
export const requireCredentials: MiddlewareHandler<AppEnv> = async (c, next) => {
  const error = c.get('credentialsError')
  if (error) throw error
  await next()
}

/** The bearer token says who asks; the API key stands in where there is none. */
const readIdentity = async (c: Ctx, { keyRing, apiKeys }: Deps): Promise<Identity> => {
  const bearer = readBearer(c)
  const apiKey = apiKeyOf(c)
  if (!apiKey && !bearer) throw noApiKey()

  const byKey = apiKey ? await believe(c, apiKey, { keyRing, apiKeys }) : undefined
  if (!bearer || bearer === apiKey) return byKey ?? ANONYMOUS
  return believe(c, bearer, { keyRing, apiKeys })
}

const believe = async (
  c: Ctx,
  credential: string,
  { keyRing, apiKeys }: Deps,
): Promise<Identity> => {
  const identity = isOpaqueKey(credential)
    ? fromOpaqueKey(credential, apiKeys)
    : fromClaims(await keyRing.verify(credential))
  // The secret key bypasses row-level security, so it must never be used in a browser.
  if (identity.role === 'service_role' && isFromBrowser(c)) throw secretInBrowser()
  return identity
}

/** A page that reads from its own origin sends no Origin, but browsers say of every request where it comes from. */
const isFromBrowser = (c: Ctx) => c.req.header('origin') ?? c.req.header('sec-fetch-site')

const fromOpaqueKey = (key: string, apiKeys: ApiKeys): Identity => {
  const role = apiKeys.roleOf(key)
  if (!role) throw unknownApiKey()
  return { role, claims: {} }
}

const fromClaims = (claims: Claims): Identity => ({ role: claims.role, claims })

const readBearer = (c: Ctx) => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

const SECRET_HEADERS = new Set(['authorization', 'apikey', 'cookie'])

/** What policies may read of the request; credentials stay out of the database, and so does what a client says of itself. */
const describeRequest = (c: Ctx): Caller['request'] => {
  const headers: Record<string, string> = {}
  c.req.raw.headers.forEach((value, name) => {
    if (!SECRET_HEADERS.has(name) && !isAddressHeader(name)) headers[name] = value
  })
  headers['x-forwarded-for'] = c.get('clientAddress')
  return { method: c.req.method, path: c.req.path, headers }
}

const noApiKey = () =>
  new ApiKeyError(
    'No API key found in request',
    'No `apikey` request header or url param was found.',
  )

const unknownApiKey = () =>
  new ApiKeyError('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')

const secretInBrowser = () =>
  new ApiKeyError(
    'Forbidden use of secret API key in browser',
    'Secret API keys can only be used in a protected environment and should never be used in a browser. Delete this secret API key immediately.',
  )
