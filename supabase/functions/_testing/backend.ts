import { fileURLToPath } from 'node:url'
import { renderLetter } from '@listwright/letter'
import { createSandbox } from '@listwright/sandbox'
import {
  ApiKeys,
  authSettings,
  createServer,
  type Database,
  defaultLimits,
  KeyRing,
  newPublishableKey,
  newSecretKey,
  newSigningKey,
  readVerifySettings,
  trustProxies,
} from '@listwright/server'
import { createClient } from '@supabase/supabase-js'
import { Stripe } from 'stripe'
import { createClients } from '../_shared/clients.ts'
import { readSettings } from '../_shared/env.ts'
import { createMailer, type Mailer } from '../_shared/mailer.ts'
import type { Models } from '../_shared/models.ts'
import { regularPrice } from '../_shared/plan-prices.ts'
import type { Handle } from '../_shared/respond.ts'
import { lazyStripePayments } from '../_shared/stripe-payments.ts'

const CONFIG = fileURLToPath(new URL('../../config.toml', import.meta.url))
export const SITE = 'http://listwright.test'

/** A server that is configured for no language model. */
export const NO_MODELS: Models = {
  names: [],
  engine: async (name) => {
    throw new Error(`There is no model ${name}`)
  },
}

type Functions = Record<string, Handle>
type Mail = { to: string; subject: string } & ReturnType<typeof renderLetter>

interface ClaimedMail {
  to_address: string
  subject: string
  letter: unknown
}

/** The real server over a database, with the sandbox for payments, all in this process and without a port. */
export const startBackend = async (
  database: Database,
  functionsOf: (deps: Awaited<ReturnType<typeof outsideWorld>>) => Functions,
) => {
  const keyRing = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
  const apiKeys = new ApiKeys(newPublishableKey(), newSecretKey())
  const appFetch = (async (input: string | URL | Request, init?: RequestInit) =>
    server.request(input instanceof Request ? input : String(input), init)) as typeof fetch
  const sandbox = createSandbox({
    origin: SITE,
    webhookUrl: `${SITE}/functions/v1/payment-webhook`,
    fetch: appFetch,
  })
  const environment = {
    SUPABASE_URL: SITE,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: apiKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: apiKeys.secret }),
    SITE_URL: SITE,
    OPERATOR_EMAIL: 'operator@listwright.test',
    ...sandbox.environment,
  }
  const mailbox: Mail[] = []
  const world = await outsideWorld(environment, appFetch)
  const functions = Object.entries(functionsOf(world))
  const server = createServer({
    database,
    keyRing,
    apiKeys,
    trustedProxies: trustProxies(['127.0.0.1']),
    auth: authSettings({
      siteUrl: SITE,
      encryptionKey: 'an encryption key for tests, long enough',
      autoconfirm: true,
      argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
      limits: { ...defaultLimits, mailing: { hits: 1000, seconds: 300 } },
    }),
    mailer: {
      enqueue: async ({ to, subject, letter }) =>
        void mailbox.push({ to, subject, ...renderLetter(letter, 'Listwright') }),
    },
    functions: {
      functions: new Map(functions),
      verify: await readVerifySettings(CONFIG),
    },
    sandbox: { routes: sandbox.routes },
  })

  /** A client as the browser has it, or one with the platform's key. */
  const client = (key = apiKeys.publishable) =>
    createClient(SITE, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: appFetch },
      realtime: { transport: globalThis.WebSocket ?? class {} },
    })

  return {
    ...world,
    database,
    keyRing,
    sandbox,
    environment,
    fetch: (request: Request) => server.fetch(request),
    client,
    admin: () => client(apiKeys.secret),
    request: (url: string, init?: RequestInit) => appFetch(url, init),
    /** Presses a button of a sandbox page. */
    submit: (url: string, fields: Record<string, string> = {}) =>
      appFetch(url, { method: 'POST', body: new URLSearchParams(fields) }),
    async signUp(email = `agent-${crypto.randomUUID()}@listwright.test`) {
      const person = client()
      const { data, error } = await person.auth.signUp({ email, password: 'correct horse' })
      if (error || !data.user) throw new Error(`No account: ${error?.message}`)
      return { client: person, id: data.user.id, email, token: data.session?.access_token ?? '' }
    },
    /** Gives a plan as an operator would. */
    setPlan: (userId: string, plan: string) =>
      database.query('update public.profiles set subscription_plan = $2 where id = $1', [
        userId,
        plan,
      ]),
    planOf: async (userId: string) =>
      (await database.query<{ plan: string }>('select public.plan_of($1) as plan', [userId]))
        .rows[0]?.plan,
    /** Sends what is due into a mailbox of this process, and answers what has come for an address. */
    mailsTo: async (address: string) => {
      const { rows } = await database.query<ClaimedMail>(
        'select to_address, subject, letter from public.claim_mails(100) order by created_at, id',
      )
      for (const { to_address: to, subject, letter } of rows) {
        mailbox.push({ to, subject, ...renderLetter(letter, 'Listwright') })
      }
      return mailbox.filter(({ to }) => to === address)
    },
    close: () => sandbox.close(),
  }
}
export type Backend = Awaited<ReturnType<typeof startBackend>>
export type Person = Awaited<ReturnType<Backend['signUp']>>

/** What the functions work with, over the in-process wire. */
const outsideWorld = async (environment: Record<string, string>, appFetch: typeof fetch) => {
  const settings = readSettings(environment)
  const clients = createClients(settings, appFetch)
  return {
    settings,
    clients,
    payments: lazyStripePayments(settings, appFetch),
    paymentsWith: (overrides: Partial<typeof settings>) =>
      lazyStripePayments({ ...settings, ...overrides }, appFetch),
    /** The SDK as an operator would hold it. */
    stripe: new Stripe(settings.STRIPE_SECRET_KEY ?? '', {
      httpClient: Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
        appFetch(
          url.replace('https://api.stripe.com', settings.STRIPE_API_URL ?? ''),
          init,
        )) as typeof fetch),
    }),
    regularPrice,
    mailer: createMailer(clients.platform),
    siteUrl: SITE,
  }
}

/** A mailer that refuses as many mails as it is told to. */
export const unsteady = (mailer: Mailer, outage: { mails: number }): Mailer => ({
  async enqueue(mail) {
    if (outage.mails > 0) {
      outage.mails -= 1
      throw new Error('the outbox is away')
    }
    await mailer.enqueue(mail)
  },
})

export const PROPERTY = {
  address: '12 Willow Lane',
  city: 'Decatur',
  state: 'Georgia',
  zip_code: '30030',
  bedrooms: 4,
  bathrooms: 2.5,
  square_feet: 2480,
  price: 589_000,
  property_type: 'Single Family Home',
  year_built: 1926,
  lot_size: 0.31,
  features: ['screened porch', 'brick fireplace', 'two-car garage'],
}

/** A property in the person's library; answers its id. */
export const aProperty = async ({ client }: Person, overrides: Partial<typeof PROPERTY> = {}) => {
  const { data, error } = await client
    .from('properties')
    .insert({ ...PROPERTY, ...overrides })
    .select('id')
    .single()
  if (error) throw new Error(`No property: ${error.message}`)
  return String(data.id)
}
