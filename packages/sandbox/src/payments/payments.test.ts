import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { API_VERSION } from './payments.ts'
import { aCheckout, aProcessor, aSubscriber } from './testing.ts'

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

test('the processor speaks the API version of the SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})
