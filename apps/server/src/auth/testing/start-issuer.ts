import { createHash, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>

/** What the provider knows its client by. */
export const CLIENT_SECRET = 'shh'

interface Pending {
  nonce: string
  challenge: string
  claims: JWTPayload
}

/** A small OpenID provider on the loopback interface that signs whatever a test asks for. */
export const startIssuer = async (clientId: string) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const forger = await generateKeyPair('ES256')
  const pending = new Map<string, Pending>()
  const exchanges: Record<string, string>[] = []
  let issuer = ''

  const sign = (claims: JWTPayload, { forged = false } = {}) =>
    new SignJWT({ iss: issuer, aud: clientId, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setIssuedAt()
      .setExpirationTime(claims.exp ?? '5m')
      .sign(forged ? forger.privateKey : privateKey)

  const app = new Hono()
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
  )
  app.get('/keys', async (c) =>
    c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] }),
  )
  app.post('/token', async (c) => {
    const form = (await c.req.parseBody()) as Record<string, string>
    exchanges.push(form)
    if (form.client_secret !== CLIENT_SECRET) return c.json({ error: 'invalid_client' }, 401)
    const flow = pending.get(form.code ?? '')
    pending.delete(form.code ?? '')
    const proof = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    if (!flow || proof !== flow.challenge) return c.json({ error: 'invalid_grant' }, 400)
    return c.json({
      id_token: await sign({ nonce: flow.nonce, ...flow.claims }),
      access_token: 'provider-access-token',
      refresh_token: 'provider-refresh-token',
    })
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  return {
    issuer,
    sign,
    exchanges,
    /** What the person's browser brings back after agreeing. */
    agree(location: string, claims: JWTPayload) {
      const query = new URL(location).searchParams
      const code = randomUUID()
      pending.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        claims,
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '' })
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
