import { createHash, randomUUID } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import type { ProviderDeps, RequestDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { readChallenge } from '../requests/fields.ts'
import { redirectTarget } from '../requests/redirects.ts'
import { randomToken, sha256 } from '../secrets.ts'
import { sweepFlows } from '../tokens/flow-states.ts'
import { flowCookie } from './flow-cookie.ts'
import { type Provider, requireProvider, SCOPES } from './providers.ts'

type Deps = RequestDeps & ProviderDeps

// What we decide ourselves; anything else a client asks for is passed on.
const RESERVED = new Set([
  'provider',
  'redirect_to',
  'redirect_uri',
  'scopes',
  'scope',
  'state',
  'client_id',
  'client_secret',
  'response_type',
  'response_mode',
  'code_challenge',
  'code_challenge_method',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'request',
  'request_uri',
])

/** Notes a flow and gives the address at the provider where it goes on. */
export const startOAuthFlow = async (auth: Deps, c: AuthContext, linkTo: string | null = null) => {
  const provider = requireProvider(auth.settings, c.req.query('provider') ?? '')
  const challenge = readChallenge(
    c.req.query('code_challenge'),
    c.req.query('code_challenge_method'),
  )
  const { authorization_endpoint } = await auth.discovery.read(provider.issuer)
  const flow = {
    id: randomUUID(),
    nonce: c.req.query('nonce') || randomToken(),
    verifier: randomToken(),
    browser: randomToken(),
  }
  await sweepFlows(auth, auth.database)
  await auth.database.query(
    `insert into auth.flow_state (id, provider_type, authentication_method, code_challenge,
       code_challenge_method, referrer, linking_target_id, nonce, provider_code_verifier,
       browser_hash, created_at, updated_at)
     values ($1::uuid, $2, 'oauth', $3, $4::auth.code_challenge_method, $5, $6::uuid, $7, $8, $9,
       $10::timestamptz, $10::timestamptz)`,
    [
      flow.id,
      provider.name,
      challenge ?? null,
      challenge ? 's256' : null,
      redirectTarget(c, auth.settings),
      linkTo,
      flow.nonce.slice(0, 255).replaceAll('\0', ''),
      auth.secrets.seal(flow.verifier),
      sha256(flow.browser),
      auth.now(),
    ],
  )
  setCookie(c, ...flowCookie(auth.settings, flow.id, flow.browser))
  return providerAddress(auth, c, provider, authorization_endpoint, flow)
}

const providerAddress = (
  auth: Deps,
  c: AuthContext,
  provider: Provider,
  endpoint: string,
  flow: { id: string; nonce: string; verifier: string },
): string => {
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries(c.req.query())) {
    if (!RESERVED.has(name)) url.searchParams.set(name, value)
  }
  const wished = (c.req.query('scopes') ?? '').split(/[\s,]+/).filter(Boolean)
  const own = {
    client_id: provider.clientId,
    response_type: 'code',
    redirect_uri: `${auth.settings.externalUrl}/callback`,
    scope: [...new Set([...SCOPES, ...wished])].join(' '),
    state: flow.id,
    nonce: flow.nonce,
    code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(own)) url.searchParams.set(name, value)
  return url.toString()
}
