import { Stripe } from 'stripe'
import { afterEach } from 'vitest'
import { createPayments, type PaymentsOptions } from './payments.ts'

const BASE = 'http://sandbox.test/sandbox/payments'
const KEY = 'sk_test_sandbox'
const WEBHOOK = { url: 'http://app.test/hook', secret: 'whsec_test' }

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const payments of opened.splice(0)) await payments.close()
})

/** A processor with a clock to turn, the real SDK to call it and a webhook that keeps what it gets. */
export const aProcessor = (overrides: Partial<PaymentsOptions> = {}) => {
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

export const aPrice = (stripe: Stripe, lookup_key = 'small', unit_amount = 2900) =>
  stripe.prices.create({
    currency: 'usd',
    unit_amount,
    lookup_key,
    recurring: { interval: 'month' },
    product_data: { name: `The ${lookup_key} one` },
  })

export const aCheckout = async (stripe: Stripe) => {
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

export const aSubscriber = async (
  processor: ReturnType<typeof aProcessor>,
  card = '4242424242424242',
) => {
  const { customer, url, price } = await aCheckout(processor.stripe)
  await processor.submit(`${url}/pay`, { card })
  const { data } = await processor.stripe.subscriptions.list({ customer: customer.id })
  const [subscription] = data
  if (!subscription) throw new Error('no subscription')
  return { customer, subscription, price }
}
