import { expect, test } from 'vitest'
import { aPrice, aProcessor, aSubscriber } from './testing.ts'

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
