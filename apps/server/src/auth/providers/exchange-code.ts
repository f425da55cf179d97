import { z } from 'zod'
import type { ProviderDeps, RequestDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import { askProvider } from './ask-provider.ts'
import type { Provider } from './providers.ts'
import { verifyIdToken } from './verify-id-token.ts'

type Deps = RequestDeps & ProviderDeps

/** What was stored when the flow began. */
interface PendingFlow {
  nonce: string
  provider_code_verifier: string
}

const answer = z.object({
  id_token: z.string(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
})

/** Trades the provider's code for its tokens, and believes only what it signed for this flow. */
export const exchangeCode = async (
  auth: Deps,
  provider: Provider,
  flow: PendingFlow,
  code: string,
) => {
  const discovered = await auth.discovery.read(provider.issuer)
  const tokens = await askProvider(answer, discovered.token_endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: `${auth.settings.externalUrl}/callback`,
      code_verifier: auth.secrets.open(flow.provider_code_verifier),
    }),
  })
  const claims = await verifyIdToken(provider, discovered, tokens.id_token)
  if (claims.nonce !== flow.nonce) throw errors.badNonce()
  const { access_token: accessToken, refresh_token: refreshToken } = tokens
  return {
    claims,
    tokens: { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) },
  }
}
