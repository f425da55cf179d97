import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { API_VERSION, createPayments, type PaymentsOptions } from './payments.ts'

const BASE = 'http://sandbox.test/sandbox/payments'
const KEY = 'sk_test_sandbox'
const WEBHOOK = { url: 'http://app.test/hook', secret: 'whsec_test' }

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const payments of opened.splice(0)) await payments.close()
})

const aProcessor = (overrides: Partial<PaymentsOptions> = {}) => {
  let clock = Math.floor(Date.now() / 1000)
  const received: Stripe.Event[] = []
  const payments = createPayments({
    baseUrl: BASE,
    secretKey: KEY,
    now: () => clock,
    webhook: WEBHOOK,
    fetch: async (request) => {
      const signature = request.headers.get('stripe-signature') ?? ''
      const body = await request.text()
      received.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK.secret, 300))
      return new Response(null, { status: 200 })
    },
    ...overrides,
  })
  opened.push(payments)
  const request = (path: string, init?: RequestInit) =>
    payments.routes.request(path.replace(BASE, ''), init)
  const stripe = new Stripe(KEY, {
    host: 'sandbox.test',
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((async (url: string, init: RequestInit) =>
      payments.routes.request(url.replace(/^https?:\/\/[^/]+/, ''), init)) as typeof fetch),
  })
  const submit = (path: string, fields: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  return {
    payments,
    stripe,
    received,
    request,
    submit,
    advance(seconds: number) {
      clock += seconds
    },
  }
}

const aPrice = (stripe: Stripe, lookup_key = 'small', unit_amount = 2900) =>
  stripe.prices.create({
    currency: 'usd',
    unit_amount,
    lookup_key,
    recurring: { interval: 'month' },
    product_data: { name: `The ${lookup_key} one` },
  })

const aCheckout = async (stripe: Stripe) => {
  const price = await aPrice(stripe)
  const customer = await stripe.customers.create({ email: 'ann@example.test' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://app.test/account?checkout=success',
    cancel_url: 'http://app.test/account',
    subscription_data: { metadata: { owner: 'ann' } },
  })
  return { price, customer, session, url: session.url ?? '' }
}

const aSubscriber = async (processor: ReturnType<typeof aProcessor>, card = '4242424242424242') => {
  const { customer, url, price } = await aCheckout(processor.stripe)
  await processor.submit(`${url}/pay`, { card })
  const { data } = await processor.stripe.subscriptions.list({ customer: customer.id })
  const [subscription] = data
  if (!subscription) throw new Error('no subscription')
  return { customer, subscription, price }
}

test('a buyer who pays gets a subscription, an invoice and signed events', async () => {
  const { stripe, submit, received, payments } = aProcessor()
  const { customer, url, price } = await aCheckout(stripe)

  const answer = await submit(`${url}/pay`, { card: '4242 4242 4242 4242' })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('http://app.test/account?checkout=success')
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    expand: ['data.customer', 'data.latest_invoice'],
  })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    status: 'active',
    metadata: { owner: 'ann' },
    customer: { email: 'ann@example.test' },
    latest_invoice: { status: 'paid', amount_paid: 2900 },
  })
  expect(data[0]?.items.data[0]?.price.id).toBe(price.id)
  await payments.settled()
  expect(received.map(({ type }) => type)).toEqual([
    'customer.created',
    'invoice.paid',
    'customer.subscription.created',
    'checkout.session.completed',
  ])
})

test('a declined card leaves no subscription and the session stays open', async () => {
  const { stripe, submit } = aProcessor()
  const { customer, session, url } = await aCheckout(stripe)

  const answer = await submit(`${url}/pay`, { card: '4000000000000002' })

  expect(answer.status).toBe(402)
  expect(await answer.text()).toContain('Your card was declined.')
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test('a real card number is refused', async () => {
  const { stripe, submit } = aProcessor()
  const { url } = await aCheckout(stripe)
  const answer = await submit(`${url}/pay`, { card: '5555 5555 5555 4444' })
  expect(await answer.text()).toContain('test cards only')
})

test('a buyer who cancels goes back and can still pay later', async () => {
  const { stripe, submit, request } = aProcessor()
  const { url } = await aCheckout(stripe)
  const answer = await submit(`${url}/cancel`)
  expect(answer.headers.get('location')).toBe('http://app.test/account')
  expect((await request(url)).status).toBe(200)
})

test('a session that is paid cannot be paid again', async () => {
  const { stripe, submit } = aProcessor()
  const { customer, url } = await aCheckout(stripe)
  await submit(`${url}/pay`, { card: '4242424242424242' })
  await submit(`${url}/pay`, { card: '4242424242424242' })
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
})

test('an expired session sells nothing', async () => {
  const { stripe, submit, advance, received, payments } = aProcessor()
  const { customer, url } = await aCheckout(stripe)
  advance(86_401)
  await submit(`${url}/pay`, { card: '4242424242424242' })
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  await payments.settled()
  expect(received.map(({ type }) => type)).toContain('checkout.session.expired')
})

test('the same idempotency key gives the same customer, and another body is refused', async () => {
  const { stripe } = aProcessor()
  const options = { idempotencyKey: 'one' }
  const [first, second] = await Promise.all([
    stripe.customers.create({ email: 'a@example.test' }, options),
    stripe.customers.create({ email: 'a@example.test' }, options),
  ])
  expect(first.id).toBe(second.id)
  await expect(stripe.customers.create({ email: 'b@example.test' }, options)).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  )
})

test('errors arrive as the classes of the SDK', async () => {
  const { stripe } = aProcessor()
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(
    stripe.prices.create({ currency: 'dollars', unit_amount: 1, product_data: { name: 'x' } }),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'currency' })
  await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 404 })
})

test('a wrong API key is refused', async () => {
  const { request } = aProcessor()
  const answer = await request('/v1/customers', { headers: { authorization: 'Bearer sk_live_x' } })
  expect(answer.status).toBe(401)
})

test('a change of price is charged for the rest of the period', async () => {
  const processor = aProcessor()
  const { stripe, advance } = processor
  const { subscription } = await aSubscriber(processor)
  const large = await aPrice(stripe, 'large', 7900)
  const item = subscription.items.data[0]
  if (!item) throw new Error('no item')
  advance((item.current_period_end - item.current_period_start) / 2)

  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: large.id }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  })

  expect(changed.items.data[0]?.price.lookup_key).toBe('large')
  expect(changed.latest_invoice).toMatchObject({ amount_paid: 2500 })
})

test('a customer cancels at the end of the period, resumes, cancels again and it ends', async () => {
  const processor = aProcessor()
  const { stripe, submit, advance, payments, received } = processor
  const { customer, subscription } = await aSubscriber(processor)
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://app.test/account',
  })
  const fields = { subscription: subscription.id }
  const state = () => stripe.subscriptions.retrieve(subscription.id)

  await submit(`${portal.url}/cancel`, fields)
  expect(await state()).toMatchObject({ status: 'active', cancel_at_period_end: true })
  await submit(`${portal.url}/resume`, fields)
  expect(await state()).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  await submit(`${portal.url}/cancel`, fields)
  advance(32 * 86_400)
  payments.closeFinishedPeriods()
  expect(await state()).toMatchObject({ status: 'canceled' })
  await payments.settled()
  expect(received.at(-1)?.type).toBe('customer.subscription.deleted')
})

test('a renewal is paid, or fails and is settled with a better card', async () => {
  const processor = aProcessor()
  const { stripe, submit, payments, received } = processor
  const { customer, subscription } = await aSubscriber(processor, '4000000000000341')
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://app.test/account',
  })
  const fields = { subscription: subscription.id }

  await submit(`${portal.url}/end-period`, fields)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  await submit(`${portal.url}/card`, { ...fields, card: '4242424242424242' })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  await submit(`${portal.url}/end-period`, fields)
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
  await payments.settled()
  expect(received.map(({ type }) => type)).toContain('invoice.payment_failed')
})

test('a confirmed plan change sends the customer on, and only to an own subscription', async () => {
  const processor = aProcessor()
  const { stripe, submit, request } = processor
  const { customer, subscription } = await aSubscriber(processor)
  const large = await aPrice(stripe, 'large', 7900)
  const item = subscription.items.data[0]?.id ?? ''
  const portalFor = (owner: string) =>
    stripe.billingPortal.sessions.create({
      customer: owner,
      return_url: 'http://app.test/account',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item, price: large.id, quantity: 1 }],
        },
        after_completion: {
          type: 'redirect',
          redirect: { return_url: 'http://app.test/account?checkout=success' },
        },
      },
    })

  const stranger = await stripe.customers.create({ email: 'bob@example.test' })
  const foreign = await portalFor(stranger.id)
  expect((await submit(`${foreign.url}/confirm`)).status).toBe(404)

  const own = await portalFor(customer.id)
  expect(await (await request(own.url)).text()).toContain('$50.00 due today')
  const declined = await submit(`${own.url}/decline`)
  expect(declined.headers.get('location')).toBe('http://app.test/account')
  const answer = await submit(`${own.url}/confirm`)
  expect(answer.headers.get('location')).toBe('http://app.test/account?checkout=success')
  const changed = await stripe.subscriptions.retrieve(subscription.id)
  expect(changed.items.data[0]?.price.lookup_key).toBe('large')
})

test('an event is posted again with growing pauses until the webhook takes it', async () => {
  const attempts: string[] = []
  const { stripe, payments, advance } = aProcessor({
    fetch: async (request) => {
      attempts.push(((await request.json()) as { id: string }).id)
      return new Response(null, { status: attempts.length < 3 ? 500 : 200 })
    },
  })
  await stripe.customers.create({})
  for (const pause of [0, 1, 2, 60]) {
    advance(pause)
    await payments.settled()
  }
  expect(attempts).toHaveLength(3)
  expect(new Set(attempts).size).toBe(1)
  expect((await stripe.events.list()).data[0]?.pending_webhooks).toBe(0)
})

test('a restart keeps customers, subscriptions and undelivered events, and no card number', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'payments.json')
  const first = aProcessor({ file, fetch: async () => new Response(null, { status: 503 }) })
  const { customer, subscription } = await aSubscriber(first)
  await first.payments.close()

  const second = aProcessor({ file })
  second.advance(10)
  expect((await second.stripe.customers.retrieve(customer.id)).id).toBe(customer.id)
  expect((await second.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  await second.payments.settled()
  expect(second.received.map(({ type }) => type)).toContain('checkout.session.completed')
  expect(readFileSync(file, 'utf8')).not.toContain('4242424242424242')
})

test('lists are newest first and can be paged to the end', async () => {
  const { stripe } = aProcessor()
  for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.customers.create({ name })
  const names: (string | null | undefined)[] = []
  for await (const customer of stripe.customers.list({ limit: 2 })) names.push(customer.name)
  expect(names).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('a portal offers the prices of its configuration', async () => {
  const processor = aProcessor()
  const { stripe, request, submit } = processor
  const { customer, subscription, price } = await aSubscriber(processor)
  const large = await aPrice(stripe, 'large', 7900)
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [
          { product: String(price.product), prices: [price.id] },
          { product: String(large.product), prices: [large.id] },
        ],
      },
      invoice_history: { enabled: true },
    },
  })
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configuration.id,
    return_url: 'http://app.test/account',
  })
  const text = await (await request(portal.url)).text()
  expect(text).toContain('Change to The large one ($79.00)')
  await submit(`${portal.url}/change`, { subscription: subscription.id, price: large.id })
  const changed = await stripe.subscriptions.retrieve(subscription.id)
  expect(changed.items.data[0]?.price.id).toBe(large.id)
})

test('the processor speaks the API version of the SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})
