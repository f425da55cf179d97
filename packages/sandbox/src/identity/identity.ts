import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { PAGE_POLICY } from '../page.ts'
import { consentPage } from './consent-page.ts'
import { callNode } from './node-bridge.ts'
import { accountIdOf, type Person, personOf } from './people.ts'
import type { Relying } from './provider.ts'

export interface IdentityOptions {
  /** Whom it stands in for, as people say it. */
  name: string
  issuer: string
  relying: Relying
  extraClaims?: (person: Person) => Record<string, unknown>
}

/** What a Microsoft token tells besides the usual. */
export const microsoftClaims = (person: Person) => ({
  tid: '9188040d-6c67-4c5b-b112-36a304b66dad',
  oid: uuidOf(person.email),
  xms_edov: true,
})

/** A stand-in for an identity provider: discovery, keys, PKCE, and a page that asks who you are. */
export const identityRoutes = (options: IdentityOptions): Hono => {
  const { issuer, relying, name } = options
  const mountPath = new URL(issuer).pathname
  const provider = lazyProvider(options)

  const pass = async (c: Context) => {
    const listener = (await provider()).callback()
    return callNode(listener, asSeenByIssuer(c.req.raw, issuer), mountPath)
  }

  const app = new Hono()

  app.get('/interaction/:uid', async (c) => {
    const interaction = await (await provider()).Interaction.find(c.req.param('uid'))
    if (!interaction) return c.text('This sign-in has expired. Go back and start again.', 404)
    c.header('content-security-policy', PAGE_POLICY)
    c.header('cache-control', 'no-store')
    const suggested = String(interaction.params.login_hint ?? '')
    return c.html(
      consentPage({ name, suggested, action: `${issuer}/interaction/${interaction.uid}` }),
    )
  })

  app.post('/interaction/:uid', async (c) => {
    const oidc = await provider()
    const interaction = await oidc.Interaction.find(c.req.param('uid'))
    if (!interaction) return c.text('This sign-in has expired. Go back and start again.', 404)
    const form = await c.req.parseBody()
    if (form.cancel) {
      interaction.result = { error: 'access_denied', error_description: 'The user denied access' }
    } else {
      const email = z.email().max(255).safeParse(form.email)
      if (!email.success) {
        c.header('content-security-policy', PAGE_POLICY)
        const action = `${issuer}/interaction/${interaction.uid}`
        const problem = 'Please enter a valid email address.'
        return c.html(consentPage({ name, action, problem, suggested: String(form.email) }), 422)
      }
      interaction.result = await grant(oidc, relying.clientId, personOf(email.data))
    }
    await interaction.persist()
    return c.redirect(interaction.returnTo, 303)
  })

  app.all('/*', pass)
  return app
}

/** The provider is heavy and seldom used: it is loaded and made at the first visit. */
const lazyProvider = ({ issuer, relying, extraClaims = () => ({}) }: IdentityOptions) => {
  let made: Promise<Provider> | undefined
  return () => {
    made ??= import('./provider.ts').then(({ createProvider }) =>
      createProvider(issuer, relying, extraClaims),
    )
    return made
  }
}

/** The person agreed by choosing who they are, so sign-in and consent are one step. */
const grant = async (oidc: Provider, clientId: string, person: Person) => {
  const accountId = accountIdOf(person)
  const given = new oidc.Grant({ accountId, clientId })
  given.addOIDCScope('openid email profile offline_access')
  return { login: { accountId, remember: false }, consent: { grantId: await given.save() } }
}

/** However the request reached us, the provider builds its addresses from the issuer. */
const asSeenByIssuer = (request: Request, issuer: string): Request => {
  const { protocol, host } = new URL(issuer)
  const headers = new Headers(request.headers)
  headers.set('host', host)
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.replace(':', ''))
  return new Request(request, { headers })
}

const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
