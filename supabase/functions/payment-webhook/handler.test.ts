import { describePostgres } from '@listwright/server/testing'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Backend, SITE, startBackend, unsteady } from '../_testing/backend.ts'
import { paymentWebhook } from './handler.ts'

const CARD = '4242424242424242'
const SECRETS = { current: 'whsec_current', former: 'whsec_former' }

describePostgres((open) => {
  let backend: Backend
  let stripe: Stripe
  let webhook: (request: Request) => Promise<Response>
  const outage = { database: false, mails: 0 }

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => {
      const read = world.payments()
      const payments = {
        ...read,
        readEvent: (body: string, signature: string | null) => readers.readEvent(body, signature),
      }
      const readers = world.paymentsWith({
        STRIPE_WEBHOOK_SECRET: [SECRETS.current, SECRETS.former],
      })()
      const platform = new Proxy(world.clients.platform, {
        get(target, name) {
          if (outage.database && name === 'rpc') throw new Error('the database is away')
          return Reflect.get(target, name)
        },
      })
      webhook = paymentWebhook({
        ...world,
        clients: { platform },
        mailer: unsteady(world.mailer, outage),
        payments: () => payments,
        now: () => new Date(),
      })
      // What the sandbox posts is taken and forgotten: the tests deliver by hand.
      return { 'payment-webhook': async () => Response.json({}) }
    })
    stripe = backend.stripe
  })
  afterAll(() => backend.close())
  afterEach(() => {
    outage.database = false
    outage.mails = 0
  })

  const post = (body: string, signature: string | null) =>
    webhook(
      new Request(`${SITE}/functions/v1/payment-webhook`, {
        method: 'POST',
        body,
        headers: signature === null ? {} : { 'stripe-signature': signature },
      }),
    )
  const sign = (payload: string, overrides: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRETS.current, ...overrides })
  const deliver = async (event: object) => {
    const body = JSON.stringify(event)
    return post(body, sign(body))
  }

  /** Someone who bought a plan, and what the processor has to say about it. */
  const aBuyer = async (plan: 'starter' | 'pro' = 'starter', card = CARD) => {
    const email = `buyer-${crypto.randomUUID()}@listwright.test`
    const { rows } = await backend.database.query<{ id: string }>(
      'insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id',
      [email],
    )
    const userId = rows[0]?.id ?? ''
    const payments = backend.payments()
    const customerId = await payments.createCustomer({ id: userId, email })
    const url = await payments.startCheckout({
      customerId,
      userId,
      price: backend.regularPrice(plan),
      successUrl: `${SITE}/account?checkout=success`,
      cancelUrl: `${SITE}/account`,
    })
    await backend.submit(`${url}/pay`, { card })
    const [subscription] = await payments.liveSubscriptions(customerId)
    if (!subscription) throw new Error('Nothing was bought')
    const portal = await payments.openPortal(customerId, [], `${SITE}/account`)
    const press = (button: string, fields = {}) =>
      backend.submit(`${portal}/${button}`, { subscription: subscription.id, ...fields })
    const events = async () => {
      const { data } = await stripe.events.list({ limit: 100 })
      return data
        .filter(({ data: { object } }) => 'customer' in object && object.customer === customerId)
        .reverse()
    }
    return { userId, email, customerId, subscription, press, events }
  }
  type Buyer = Awaited<ReturnType<typeof aBuyer>>

  const stateOf = async ({ userId }: Buyer) => {
    const { rows } = await backend.database.query(
      'select plan, status, cancel_at_period_end, current_period_end, paid_plan from public.subscriptions where user_id = $1',
      [userId],
    )
    return { subscriptions: rows, plan: await backend.planOf(userId) }
  }
  const countEvents = async () =>
    (await backend.database.query('select 1 from public.payment_events')).rowCount

  it('a paid checkout gives the plan, writes the profile and mails the agent once', async () => {
    const buyer = await aBuyer('pro')
    for (const event of await buyer.events()) {
      expect((await deliver(event)).status).toBe(200)
    }
    expect(await stateOf(buyer)).toMatchObject({
      plan: 'pro',
      subscriptions: [{ plan: 'pro', status: 'active' }],
    })
    const mails = await backend.mailsTo(buyer.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to the Pro Plan'])
    expect(mails[0]?.text).toContain('Team access up to 5 users')
  })

  describe('SEC-PAY-01 a delivery that is not the processor’s changes nothing', () => {
    const now = () => Math.floor(Date.now() / 1000)
    const headers: [string, (body: string) => string | null][] = [
      ['without a signature', () => null],
      ['with an empty signature', () => ''],
      ['with a garbled signature', () => 'v1=abc'],
      ['signed with another secret', (body) => sign(body, { secret: 'whsec_other' })],
      ['signed for another body', () => sign('{}')],
      ['six minutes old', (body) => sign(body, { timestamp: now() - 360 })],
      ['six minutes from the future', (body) => sign(body, { timestamp: now() + 360 })],
      ['with a changed time', (body) => sign(body).replace(/t=\d+/, `t=${now() - 1}`)],
      ['with an older scheme', (body) => sign(body).replace('v1=', 'v0=')],
    ]
    it.each(headers)('%s', async (_, header) => {
      const buyer = await aBuyer()
      const before = await countEvents()
      const body = JSON.stringify((await buyer.events()).at(-1))
      expect((await post(body, header(body))).status).toBe(400)
      expect(await countEvents()).toBe(before)
      expect(await backend.planOf(buyer.userId)).toBe('free')
    })

    it('a body changed after signing', async () => {
      const buyer = await aBuyer()
      const body = JSON.stringify((await buyer.events()).at(-1))
      expect((await post(`${body} `, sign(body))).status).toBe(400)
    })

    it('an event of live mode, for a test key', async () => {
      const buyer = await aBuyer()
      const event = { ...(await buyer.events()).at(-1), livemode: true }
      expect((await deliver(event)).status).toBe(400)
    })

    it('while a secret is replaced, both are good', async () => {
      for (const secret of Object.values(SECRETS)) {
        const buyer = await aBuyer()
        const body = JSON.stringify((await buyer.events()).at(-1))
        const other = sign(body, { secret: 'whsec_other' }).split(',')[1]
        expect((await post(body, `${sign(body, { secret })},${other}`)).status).toBe(200)
        expect(await backend.planOf(buyer.userId)).toBe('starter')
      }
    })
  })

  it('SEC-PAY-02 twenty copies at once have one effect, and all are answered 2xx', async () => {
    const buyer = await aBuyer('pro')
    const event = (await buyer.events()).find(({ type }) => type === 'checkout.session.completed')
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event ?? {})))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await stateOf(buyer)).subscriptions).toHaveLength(1)
    expect(await backend.mailsTo(buyer.email)).toHaveLength(1)
  })

  describe('SEC-PAY-03', () => {
    it('all orders of four events, each delivered twice, end in the same state', async () => {
      const outcomes = new Set<string>()
      for (const order of permutations([0, 1, 2, 3])) {
        const buyer = await aBuyer('starter')
        await buyer.press('cancel')
        const events = await buyer.events()
        const chosen = events.filter(({ type }) => type !== 'customer.created')
        for (const at of [...order, ...order]) await deliver(chosen[at] ?? {})
        const { plan, subscriptions } = await stateOf(buyer)
        outcomes.add(
          JSON.stringify({
            plan,
            rows: subscriptions.map(({ current_period_end: _, ...row }) => row),
          }),
        )
      }
      expect([...outcomes].map((outcome) => JSON.parse(outcome))).toEqual([
        {
          plan: 'starter',
          rows: [
            { plan: 'starter', status: 'active', cancel_at_period_end: true, paid_plan: 'starter' },
          ],
        },
      ])
    })

    it('a whole life delivered backwards ends where the life ended', async () => {
      const buyer = await aBuyer('starter')
      const upgrade = await backend.payments().startPlanChange({
        subscription: buyer.subscription,
        price: backend.regularPrice('pro'),
        successUrl: SITE,
        returnUrl: SITE,
      })
      await backend.submit(`${upgrade}/confirm`)
      await buyer.press('cancel')
      await buyer.press('end-period')
      for (const event of (await buyer.events()).reverse()) await deliver(event)
      expect(await stateOf(buyer)).toMatchObject({
        plan: 'free',
        subscriptions: [{ status: 'canceled' }],
      })
    })

    it('a whole life delivered all at once ends where the life ended', async () => {
      const buyer = await aBuyer('pro')
      await buyer.press('cancel')
      await buyer.press('resume')
      await Promise.all((await buyer.events()).map(deliver))
      expect(await stateOf(buyer)).toMatchObject({
        plan: 'pro',
        subscriptions: [{ status: 'active', cancel_at_period_end: false }],
      })
    })

    it('events that arrive as things happen, some of them late, do not bring the past back', async () => {
      const buyer = await aBuyer('pro')
      const [, , late, ...rest] = await buyer.events()
      for (const event of rest) await deliver(event)
      await buyer.press('cancel')
      await deliver((await buyer.events()).at(-1) ?? {})
      await deliver(late ?? {})
      expect((await stateOf(buyer)).subscriptions).toMatchObject([{ cancel_at_period_end: true }])
    })
  })

  it('SEC-PAY-04 while the database is away the answer is 5xx, and the next delivery counts', async () => {
    const buyer = await aBuyer('pro')
    const event = (await buyer.events()).at(-1) ?? {}
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    outage.database = true
    expect((await deliver(event)).status).toBe(500)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    outage.database = false
    expect((await deliver(event)).status).toBe(200)
    expect(await backend.planOf(buyer.userId)).toBe('pro')
  })

  it('mails about billing go to the confirmed address, whatever the profile names as contact', async () => {
    const buyer = await aBuyer('pro')
    await backend.database.query(
      "update public.profiles set email = 'victim@elsewhere.test' where id = $1",
      [buyer.userId],
    )
    for (const event of await buyer.events()) await deliver(event)
    expect(await backend.mailsTo('victim@elsewhere.test')).toEqual([])
    expect(await backend.mailsTo(buyer.email)).not.toEqual([])
  })

  describe('a mail that could not be put on its way goes with the next delivery, once', () => {
    const deliverUntilTaken = async (event: object) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      outage.mails = 1
      expect((await deliver(event)).status).toBe(500)
      logged.mockRestore()
      for (let time = 0; time < 3; time++) expect((await deliver(event)).status).toBe(200)
    }
    const subjectsTo = async ({ email }: Buyer) =>
      (await backend.mailsTo(email)).map(({ subject }) => subject)

    it('about the new plan', async () => {
      const buyer = await aBuyer('pro')
      await deliverUntilTaken((await buyer.events()).at(-1) ?? {})
      expect(await backend.planOf(buyer.userId)).toBe('pro')
      expect(await subjectsTo(buyer)).toEqual(['Welcome to the Pro Plan'])
    })

    it('about a failed payment', async () => {
      const buyer = await aBuyer('pro', '4000000000000341')
      for (const event of await buyer.events()) await deliver(event)
      await buyer.press('end-period')
      const failed = (await buyer.events()).find(({ type }) => type === 'invoice.payment_failed')
      await deliverUntilTaken(failed ?? {})
      expect(await subjectsTo(buyer)).toEqual([
        'Welcome to the Pro Plan',
        'Your payment did not go through',
      ])
    })
  })

  describe('SEC-PAY-07', () => {
    const deliverAll = async (buyer: Buyer) => {
      for (const event of await buyer.events()) await deliver(event)
    }

    it('a failed renewal keeps the plan for now, mails once, and a good card settles it', async () => {
      const buyer = await aBuyer('pro', '4000000000000341')
      await deliverAll(buyer)
      await buyer.press('end-period')
      await deliverAll(buyer)
      expect(await stateOf(buyer)).toMatchObject({
        plan: 'pro',
        subscriptions: [{ status: 'past_due' }],
      })
      await deliverAll(buyer)
      const subjects = (await backend.mailsTo(buyer.email)).map(({ subject }) => subject)
      expect(subjects).toContain('Your payment did not go through')
      expect(subjects.filter((subject) => subject.startsWith('Your payment'))).toHaveLength(1)

      await buyer.press('card', { card: CARD })
      await deliverAll(buyer)
      expect((await stateOf(buyer)).subscriptions).toMatchObject([{ status: 'active' }])
    })

    it('after the grace period an unpaid plan is worth nothing', async () => {
      const buyer = await aBuyer('pro', '4000000000000341')
      await deliverAll(buyer)
      await buyer.press('end-period')
      await deliverAll(buyer)
      await backend.database.query(
        "update public.subscriptions set past_due_since = now() - interval '8 days' where user_id = $1",
        [buyer.userId],
      )
      expect(await backend.planOf(buyer.userId)).toBe('free')
    })

    it('a subscription that was ended takes the plan with it', async () => {
      const buyer = await aBuyer('pro')
      await deliverAll(buyer)
      await stripe.subscriptions.cancel(buyer.subscription.id)
      await deliverAll(buyer)
      expect(await backend.planOf(buyer.userId)).toBe('free')
    })
  })

  it('an event of an account that is gone, or of another product, is taken and changes nothing', async () => {
    const buyer = await aBuyer('pro')
    await backend.database.query('delete from auth.users where id = $1', [buyer.userId])
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const event of await buyer.events()) expect((await deliver(event)).status).toBe(200)
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()

    const event = (await buyer.events()).at(-1)
    expect((await deliver({ ...event, id: 'evt_other', type: 'charge.refunded' })).status).toBe(200)
  })

  it('only POST is taken', async () => {
    const answer = await webhook(new Request(`${SITE}/functions/v1/payment-webhook`))
    expect(answer.status).toBe(405)
  })
})

const permutations = <T>(items: T[]): T[][] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      )
