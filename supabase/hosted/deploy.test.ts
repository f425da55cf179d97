import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  generateContentResponse,
  refineContentResponse,
  translateContentResponse,
} from '@listwright/contracts'
import { createManagement } from '@listwright/sandbox'
import { KeyRing, newSigningKey } from '@listwright/server'
import { openTestDatabase } from '@listwright/server/testing'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aProperty,
  type Backend,
  type Person,
  SITE,
  startBackend,
} from '../functions/_testing/backend.ts'
import {
  ACCESS_TOKEN,
  exampleEnv,
  findBinaries,
  PROJECT,
  runSupabase,
} from './testing/command-line.ts'
import { startEdge } from './testing/edge.ts'
import { listenOnLoopback } from './testing/loopback.ts'

const functionsFolder = fileURLToPath(new URL('../functions', import.meta.url))
const NAMES = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

/** Those that anybody may call: one trusts the processor's signature, the other answers everybody alike. */
const OPEN = ['payment-webhook', 'send-beta-invite-email']
const UUID = '00000000-0000-4000-8000-000000000000'

/** A request that each function understands, so that only its caller is wrong. */
const BODIES: Record<string, object> = {
  'create-checkout': { planId: 'starter' },
  'customer-portal': {},
  'deliver-mail': {},
  'generate-content': { property_id: UUID, tone: 'luxury' },
  'invite-team-member': { email: 'someone@example.test' },
  'list-models': {},
  'read-features': { propertyType: 'Condo', features: ['gas FP in LR'] },
  'refine-content': {
    property_id: UUID,
    tone: 'luxury',
    part: 'description',
    wish: { kind: 'shorter' },
    text: 'A house. With a porch.',
  },
  'translate-content': { content_id: UUID, language: 'es' },
}

const binaries = findBinaries()
if ('missing' in binaries)
  console.warn(`Deploying was not checked: no binaries for ${binaries.missing}`)

describe.skipIf('missing' in binaries)('functions deployed by the command line', () => {
  let backend: Backend
  let edge: Awaited<ReturnType<typeof startEdge>>
  let ann: Person
  const management = createManagement(ACCESS_TOKEN)
  const mailsSent: unknown[] = []
  const closers: (() => Promise<unknown>)[] = []

  const listening = async (answer: Parameters<typeof listenOnLoopback>[0]) => {
    const { url, close } = await listenOnLoopback(answer)
    closers.unshift(close)
    return url
  }
  const headersOf = (token: string) => ({
    authorization: `Bearer ${token}`,
    apikey: backend.settings.SUPABASE_PUBLISHABLE_KEY,
  })
  const call = async (name: string, body: object, headers: Record<string, string>) => {
    const answer = await edge.invoke(name, { headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  const callAs = ({ token }: Person, name: string, body: object) =>
    call(name, body, headersOf(token))

  beforeAll(async () => {
    if ('missing' in binaries) return
    const database = await openTestDatabase('pglite')
    backend = await startBackend(database, () => ({}))
    closers.push(
      () => backend.close(),
      () => database.close(),
    )
    const apiUrl = await listening((request) => management.routes.fetch(request))
    await runSupabase({
      binary: binaries.supabase,
      apiUrl,
      args: ['functions', 'deploy', '--use-api', ...PROJECT],
      env: exampleEnv(),
    })
    const serverUrl = await listening((request) => backend.fetch(request))
    const mailUrl = await listening(async (request) => {
      mailsSent.push(await request.json())
      return Response.json({ id: 'mail' })
    })
    edge = await startEdge(binaries.deno, management.functions, {
      ...backend.environment,
      SUPABASE_URL: serverUrl,
      STRIPE_API_URL: `${serverUrl}/sandbox/payments`,
      RESEND_API_KEY: 're_test',
      RESEND_API_URL: mailUrl,
      MODEL_NAME: 'sandbox',
      MODEL_KEY: 'sandbox',
      MODEL_URL: `${serverUrl}/sandbox/model/v1`,
    })
    closers.unshift(edge.close)
    ann = await backend.signUp()
    await backend.setPlan(ann.id, 'pro')
  })
  afterAll(async () => {
    for (const close of closers) await close()
  })

  it('all of them, with every file they need and no gate of the platform before them', () => {
    expect([...management.functions.keys()].toSorted()).toEqual(NAMES.toSorted())
    for (const deployed of management.functions.values()) {
      expect(deployed.import_map_path).toBe('supabase/functions/deno.json')
      expect(deployed.files.has('supabase/functions/deno.json')).toBe(true)
      expect(deployed.verify_jwt).toBe(false)
    }
  })

  it.each(NAMES)('%s loads from what was uploaded alone and answers a browser', async (name) => {
    const preflight = await edge.ready(name)
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each(NAMES.filter((name) => !OPEN.includes(name)))(
    '%s refuses callers without a token, with nonsense, with a forged and with an expired one',
    async (name) => {
      const stranger = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
      const now = Math.floor(Date.now() / 1000)
      const claims = { sub: ann.id, role: 'authenticated', aud: 'authenticated', aal: 'aal1' }
      const tokens = {
        nonsense: 'nonsense',
        forged: await stranger.sign({ ...claims, exp: now + 3600 }),
        platform: await stranger.sign({ role: 'service_role', exp: now + 3600 }),
        expired: await backend.keyRing.sign({ ...claims, exp: now - 3600 }),
      }
      const body = BODIES[name] ?? {}
      const apikey = backend.settings.SUPABASE_PUBLISHABLE_KEY
      const callers: Record<string, Record<string, string>> = {
        'no key': {},
        'no token': { apikey },
        ...Object.fromEntries(
          Object.entries(tokens).map(([kind, token]) => [kind, headersOf(token)]),
        ),
      }
      for (const [kind, headers] of Object.entries(callers)) {
        const { status, body: answer } = await call(name, body, headers)
        expect([kind, status, answer.code]).toEqual([kind, 401, 'signed_out'])
      }
    },
    30_000,
  )

  it('[SEC-PAY-01] payment-webhook refuses an event without a signature, with nonsense and with one of another secret', async () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid' })
    const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })
    for (const signature of [undefined, 'nonsense', forged]) {
      const answer = await edge.invoke('payment-webhook', {
        headers: new Headers(signature === undefined ? {} : { 'stripe-signature': signature }),
        body: payload,
      })
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_signature'])
    }
  })

  it('payment-webhook takes an event of the processor', async () => {
    const payload = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type: 'invoice.created',
      livemode: false,
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'in_1', object: 'invoice' } },
    })
    const secret = backend.environment.STRIPE_WEBHOOK_SECRET
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const answer = await edge.invoke('payment-webhook', {
      headers: { 'stripe-signature': signature },
      body: payload,
    })
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
  })

  it('a text is written, refined, saved and translated', async () => {
    const property_id = await aProperty(ann)
    const written = generateContentResponse.parse(
      (await callAs(ann, 'generate-content', { property_id, tone: 'luxury', seed: 5 })).body,
    )
    expect(written.description).not.toBe('')
    const { generation_id, tone, description, social_captions } = written
    const refined = await callAs(ann, 'refine-content', {
      property_id,
      generation_id,
      tone,
      part: 'description',
      wish: { kind: 'shorter' },
      text: description,
    })
    expect(refineContentResponse.parse(refined.body).text).not.toBe('')
    const { data: saved } = await ann.client
      .from('content')
      .insert({ user_id: ann.id, property_id, tone, description, social_captions })
      .select('id')
      .single()
    const translated = await callAs(ann, 'translate-content', {
      content_id: saved?.id,
      language: 'es',
    })
    expect(translateContentResponse.parse(translated.body)).toMatchObject({ language: 'es' })
  })

  it('the models can be chosen from', async () => {
    const { body } = await callAs(ann, 'list-models', {})
    expect(body).toEqual({ models: ['sandbox'] })
  })

  it('features are read', async () => {
    const { body } = await callAs(ann, 'read-features', BODIES['read-features'] ?? {})
    expect(body).toMatchObject({
      readings: [{ told: ['gas fireplace in the living room'], leftOut: [] }],
    })
  })

  it('a plan is bought and looked after', async () => {
    const buyer = await backend.signUp()
    const checkout = await callAs(buyer, 'create-checkout', { planId: 'starter' })
    expect(checkout.body.url).toContain('/checkout/')
    const portal = await callAs(buyer, 'customer-portal', {})
    expect(portal.body.url).toContain('/portal/')
  })

  it('an invitation and the answer to a beta request leave by mail, which only the platform can send', async () => {
    await ann.client.rpc('create_team', { name: 'Archer & Sons' })
    const invited = await callAs(ann, 'invite-team-member', { email: 'member@example.test' })
    expect(invited.body).toEqual({ id: expect.any(String) })
    const request = { full_name: 'Bo Reed', email: 'bo@example.test', company: 'Archer' }
    expect((await backend.client().from('beta_invites').insert(request)).error).toBeNull()
    const asked = await call('send-beta-invite-email', { email: 'bo@example.test' }, {})
    expect(asked.body).toEqual({ received: true })

    expect((await callAs(ann, 'deliver-mail', {})).status).toBe(403)
    expect(mailsSent).toEqual([])
    const { body } = await call(
      'deliver-mail',
      {},
      { apikey: backend.settings.SUPABASE_SECRET_KEY },
    )
    expect(body).toMatchObject({ failed: 0 })
    const addresses = mailsSent.flatMap((mail) => (mail as { to: unknown }).to)
    expect(addresses).toEqual(expect.arrayContaining(['member@example.test', 'bo@example.test']))
  })
})
