import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { identityRoutes, microsoftClaims } from './identity/identity.ts'
import { Mailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { createModel } from './model/model.ts'
import { createPayments } from './payments/payments.ts'
import { STYLESHEET } from './stylesheet.ts'
import { writeOnce } from './whole-file.ts'

export interface SandboxOptions {
  /** The origin under which browsers and the server itself reach /sandbox. */
  origin: string
  /** Where the mailbox and the payments survive a restart; without one they live in memory. */
  directory?: string | undefined
  /** Where payment events are posted, such as http://127.0.0.1:3000/functions/v1/payment-webhook. */
  webhookUrl?: string | undefined
  /** Where the application takes answers of the identity providers. */
  identityRedirectUri?: string | undefined
  /** How payment events travel; tests hand them over without a network. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  now?: (() => number) | undefined
}

/**
 * Stand-ins for the mailbox, the identity providers, the card processor and a language model, all under /sandbox.
 * @example app.route('/sandbox', createSandbox({ origin: 'http://127.0.0.1:3000' }).routes)
 */
export const createSandbox = (options: SandboxOptions) => {
  const { origin, directory, webhookUrl, now, fetch } = options
  const base = `${origin}/sandbox`
  const fileIn = (name: string) => (directory ? join(directory, name) : undefined)
  const secrets = readSecrets(fileIn('secrets.json'))
  const mailbox = new Mailbox(fileIn('mailbox.json'))
  const payments = createPayments({
    baseUrl: `${base}/payments`,
    secretKey: secrets.paymentsKey,
    webhook: webhookUrl ? { url: webhookUrl, secret: secrets.webhookSecret } : undefined,
    file: fileIn('payments.json'),
    ...(now ? { now } : {}),
    ...(fetch ? { fetch } : {}),
  })

  const identity = identityProviders({
    base: `${base}/identity`,
    clientSecret: secrets.clientSecret,
    redirectUri: options.identityRedirectUri ?? `${origin}/auth/v1/callback`,
  })

  const routes = new Hono()
    .get('/sandbox.css', serveStylesheet)
    .route('/', mailboxRoutes(mailbox))
    .route('/payments', payments.routes)
    .route('/model', createModel().routes)
    .route('/identity', identity.routes)

  return {
    routes,
    mailbox,
    payments,
    /** Issuer, client id and secret of each identity provider. */
    identity: identity.settings,
    /** The settings that lead the payment SDK here instead of to the real processor. */
    environment: {
      STRIPE_API_URL: `${base}/payments`,
      STRIPE_SECRET_KEY: secrets.paymentsKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    },
    /** The settings that make a model named 'sandbox' or 'sandbox-…' this one, by the wire of its provider. */
    model: { MODEL_URL: `${base}/model/v1`, MODEL_KEY: 'sandbox' },
    async close() {
      mailbox.close()
      await payments.close()
    },
  }
}
export type Sandbox = ReturnType<typeof createSandbox>

const serveStylesheet = (c: Context) => {
  c.header('content-type', 'text/css; charset=utf-8')
  c.header('cache-control', 'public, max-age=300')
  return c.body(STYLESHEET)
}

interface IdentityPlace {
  base: string
  clientSecret: string
  redirectUri: string
}

const identityProviders = ({ base, clientSecret, redirectUri }: IdentityPlace) => {
  const relying = (name: string) => ({
    issuer: `${base}/${name}`,
    clientId: `sandbox-${name}`,
    clientSecret,
    redirectUris: [redirectUri],
  })
  const google = relying('google')
  const azure = relying('azure')
  const routes = new Hono()
    .route('/google', identityRoutes({ name: 'Google', issuer: google.issuer, relying: google }))
    .route(
      '/azure',
      identityRoutes({
        name: 'Microsoft',
        issuer: azure.issuer,
        relying: azure,
        extraClaims: microsoftClaims,
      }),
    )
  return { routes, settings: { google, azure } }
}

interface Secrets {
  paymentsKey: string
  webhookSecret: string
  clientSecret: string
}

const readSecrets = (file: string | undefined): Secrets => {
  const random = () => randomBytes(24).toString('hex')
  const fresh = {
    paymentsKey: `sk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
    clientSecret: random(),
  }
  return file ? JSON.parse(writeOnce(file, JSON.stringify(fresh))) : fresh
}
