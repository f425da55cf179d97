import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { recordings } from '../_testing/stripe-recordings.ts'
import { lazyStripePayments } from './stripe-payments.ts'

const SECRET = 'whsec_test'

/** Stripe, as far as it was recorded. */
const aProcessor = (answers: Record<string, object> = {}, overrides = {}) => {
  const asked: string[] = []
  const fetch = (async (url: string) => {
    asked.push(url)
    const answer = answers[new URL(url).pathname]
    return answer
      ? Response.json(answer)
      : Response.json(
          {
            error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' },
          },
          { status: 404 },
        )
  }) as typeof globalThis.fetch
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_recorded',
    STRIPE_API_URL: undefined,
    STRIPE_WEBHOOK_SECRET: [SECRET],
    ...overrides,
  }
  return { asked, payments: lazyStripePayments(settings, fetch) }
}

const PATH = `/v1/subscriptions/${recordings.subscription.id}`

describe('a recorded subscription', () => {
  test('is read with its plan, its period and its owner', async () => {
    const { payments } = aProcessor({ [PATH]: recordings.subscription })
    expect(await payments().findSubscription(recordings.subscription.id)).toEqual({
      id: 'sub_1SQb3cLkdIwHu7ix',
      customerId: 'cus_TMdef',
      status: 'active',
      plan: 'pro',
      priceId: 'price_1SQa2bLkdIwHu7ixPro',
      itemId: 'si_TMghi',
      periodStart: '2025-11-04T23:48:20.000Z',
      periodEnd: '2025-12-04T23:48:20.000Z',
      isEnding: false,
      userId: '7b1f9c1e-3c53-4a67-9d43-6e5d3f0a1b2c',
    })
  })

  test('that ends by date is ending, although the flag says no', async () => {
    const { payments } = aProcessor({ [PATH]: recordings.subscriptionEndingByDate })
    const subscription = await payments().findSubscription(recordings.subscription.id)
    expect(subscription?.isEnding).toBe(true)
  })

  test('with a status that we do not know is not taken for one of ours', async () => {
    const answer = { ...recordings.subscription, status: 'on_holiday' }
    await expect(
      aProcessor({ [PATH]: answer })
        .payments()
        .findSubscription(recordings.subscription.id),
    ).rejects.toThrow("has the unknown status 'on_holiday'")
  })

  test('that is gone is nothing', async () => {
    expect(await aProcessor().payments().findSubscription('sub_gone')).toBeUndefined()
  })
})

describe('a recorded event', () => {
  const read = (event: object, overrides = {}) => {
    const body = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET })
    return aProcessor({}, overrides).payments().readEvent(body, signature)
  }
  const { events } = recordings

  test.each([
    events.checkoutCompleted,
    events.subscriptionUpdated,
    events.subscriptionDeleted,
    events.invoicePaid,
    events.paymentFailed,
  ])('$type names its subscription', async (event) => {
    expect((await read(event))?.subscriptionId).toBe(recordings.subscription.id)
  })

  test('of a failed payment tells how much, how often and where to pay', async () => {
    expect((await read(events.paymentFailed))?.failedInvoice).toEqual({
      id: 'in_1SRz9zLkdIwHu7ix',
      attempt: 2,
      amount: '$79.00',
      payUrl: 'https://invoice.stripe.com/i/acct_1/test_abc?s=ap',
    })
  })

  test('of something else names no subscription', async () => {
    expect((await read(events.unrelated))?.subscriptionId).toBeUndefined()
  })

  test('that cannot be read, though the processor signed it, is a failure of ours', async () => {
    const body = '{"id":"evt_1",'
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET })
    await expect(aProcessor().payments().readEvent(body, signature)).rejects.toThrow(SyntaxError)
  })

  test('SEC-PAY-05 of the test mode is refused with a live key', async () => {
    expect(await read(events.invoicePaid, { STRIPE_SECRET_KEY: 'sk_live_x' })).toBeUndefined()
  })
})

test('the real processor is called where it is, the sandbox where it is said to be', async () => {
  const real = aProcessor({ '/v1/customers/cus_1': { id: 'cus_1', object: 'customer' } })
  expect(await real.payments().hasCustomer('cus_1')).toBe(true)
  expect(real.asked).toEqual(['https://api.stripe.com/v1/customers/cus_1'])
  const sandbox = aProcessor({}, { STRIPE_API_URL: 'http://127.0.0.1:3000/sandbox/payments' })
  expect(await sandbox.payments().hasCustomer('cus_1')).toBe(false)
  expect(sandbox.asked).toEqual(['http://127.0.0.1:3000/sandbox/payments/v1/customers/cus_1'])
})

test('without a key there are no payments', () => {
  const { payments } = aProcessor({}, { STRIPE_SECRET_KEY: undefined })
  expect(payments).toThrow('Payments are not set up on this server.')
})
