import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { errors } from '../errors.ts'
import { askProvider } from './ask-provider.ts'

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

export interface Discovered extends z.output<typeof document> {
  keys: JWTVerifyGetKey
}

const MAX_AGE_MS = 10 * 60 * 1000
const TIMEOUT_MS = 10_000

/** Reads what an OpenID provider says of itself, and remembers it for a while. */
export class Discovery {
  readonly #known = new Map<string, { found: Promise<Discovered>; at: number }>()

  async read(issuer: string): Promise<Discovered> {
    const known = this.#known.get(issuer)
    if (known && Date.now() - known.at < MAX_AGE_MS) return known.found
    const found = discover(issuer)
    this.#known.set(issuer, { found, at: Date.now() })
    found.catch(() => this.#known.delete(issuer))
    return found
  }
}

const discover = async (issuer: string): Promise<Discovered> => {
  const base = issuer.replace(/\/+$/, '')
  const found = await askProvider(document, `${base}/.well-known/openid-configuration`)
  if (!speaksFor(found.issuer, base))
    throw errors.providerUnreachable(new Error(`${base} names another issuer: ${found.issuer}`))
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS })
  return { ...found, keys }
}

/** A document may only name the issuer it was asked of; Microsoft's shared one names a pattern. */
const speaksFor = (named: string, asked: string): boolean =>
  named.replace(/\/+$/, '') === asked || isTenantPattern(named, asked)

const isTenantPattern = (named: string, asked: string) =>
  named.includes('{tenantid}') &&
  ['common', 'organizations', 'consumers'].some(
    (shared) => named.replace('{tenantid}', shared) === asked,
  )
