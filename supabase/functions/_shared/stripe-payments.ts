import { SUBSCRIPTION_STATUSES } from '@listwright/contracts'
import Stripe from 'stripe'
import type { Settings } from './env.ts'
import { errors } from './function-error.ts'
import type { Payments, SubscriptionState } from './payments.ts'
import { planOfPrice } from './plan-prices.ts'
import { stripeCatalogue } from './stripe-catalogue.ts'
import { readStripeEvent } from './stripe-events.ts'

type Options = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_WEBHOOK_SECRET'>

const LIVE = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** Payments through Stripe, or through whatever speaks its API at STRIPE_API_URL. */
const createStripePayments = (options: Options, fetch = globalThis.fetch): Payments => {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url, STRIPE_WEBHOOK_SECRET: secrets } = options
  if (!key) throw errors.paymentsOff()
  const stripe = connect(key, url, fetch)
  const { priceId, configurationFor } = stripeCatalogue(stripe)

  return {
    async createCustomer({ id, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: id } },
        { idempotencyKey: `customer-${id}-${email}` },
      )
      return customer.id
    },

    async hasCustomer(customerId) {
      const customer = await unlessMissing(stripe.customers.retrieve(customerId))
      return customer !== undefined && !customer.deleted
    },

    async liveSubscriptions(customerId) {
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 })
      return data.filter(({ status }) => LIVE.has(status)).map(stateOf)
    },

    startCheckout: async ({ price, ...order }) =>
      startCheckout(stripe, { ...order, priceId: await priceId(price) }),

    startPlanChange: async ({ price, ...change }) =>
      startPlanChange(stripe, {
        ...change,
        priceId: await priceId(price),
        configuration: await configurationFor([price]),
      }),

    openPortal: async (customerId, prices, returnUrl) =>
      openPortal(stripe, customerId, await configurationFor(prices), returnUrl),

    async findSubscription(id) {
      const subscription = await unlessMissing(stripe.subscriptions.retrieve(id))
      return subscription && stateOf(subscription)
    },

    readEvent: (body, signature) =>
      readStripeEvent({ stripe, body, signature, secrets, isLive: key.includes('_live_') }),
  }
}

type Order = Omit<Parameters<Payments['startCheckout']>[0], 'price'> & { priceId: string }

/** Answers the address of the customer's one open checkout: two open ones could both be paid. */
const startCheckout = async (stripe: Stripe, order: Order) => {
  const { customerId, userId, priceId, successUrl, cancelUrl } = order
  const { data: sessions } = await stripe.checkout.sessions.list({
    customer: customerId,
    limit: 20,
  })
  const open = sessions.filter(({ status }) => status === 'open')
  const same = open.find(({ metadata, url }) => metadata?.price === priceId && url)
  for (const session of open) {
    if (session !== same) await stripe.checkout.sessions.expire(session.id)
  }
  if (same?.url) return same.url
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      metadata: { price: priceId },
      subscription_data: { metadata: { user_id: userId } },
    },
    // Two clicks see the same last session and so ask for the same new one.
    { idempotencyKey: `checkout-${customerId}-${priceId}-${sessions[0]?.id ?? 'first'}` },
  )
  if (!session.url) throw new Error(`Checkout ${session.id} has no address`)
  return session.url
}

type PlanChange = Omit<Parameters<Payments['startPlanChange']>[0], 'price'> & {
  priceId: string
  configuration: string
}

const startPlanChange = async (stripe: Stripe, change: PlanChange) => {
  const { subscription, priceId, configuration, successUrl, returnUrl } = change
  const { url } = await stripe.billingPortal.sessions.create({
    customer: subscription.customerId,
    configuration,
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.itemId, price: priceId, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
    },
  })
  return url
}

const openPortal = async (
  stripe: Stripe,
  customer: string,
  configuration: string,
  return_url: string,
) => {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url,
  })
  return url
}

/** Connects at the first use, so that functions start without payments being set up. */
export const lazyStripePayments = (options: Options, fetch = globalThis.fetch) => {
  let made: Payments | undefined
  return () => {
    made ??= createStripePayments(options, fetch)
    return made
  }
}

const unlessMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
    if (isMissing) return undefined
    throw error
  }
}

/** The SDK always calls /v1 of a host; a stand-in may live below a path. */
const connect = (key: string, url: string | undefined, fetch: typeof globalThis.fetch) =>
  new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(url ? String(input).replace('https://api.stripe.com', url) : input, init),
    ),
  })

const stateOf = (subscription: Stripe.Subscription): SubscriptionState => {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
  const { customer, cancel_at_period_end, cancel_at, metadata } = subscription
  return {
    id: subscription.id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status: statusOf(subscription),
    plan: planOfPrice(item.price.lookup_key),
    priceId: item.price.id,
    itemId: item.id,
    periodStart: isoTime(item.current_period_start),
    periodEnd: isoTime(item.current_period_end),
    isEnding: cancel_at_period_end || (cancel_at !== null && cancel_at <= item.current_period_end),
    userId: metadata.user_id,
  }
}

/** Stripe may add a status that we do not know: what the customer has paid for cannot be told from it. */
const statusOf = ({ id, status }: Stripe.Subscription): SubscriptionState['status'] => {
  const known = SUBSCRIPTION_STATUSES.find((name) => name === status)
  if (!known) throw new Error(`Subscription ${id} has the unknown status '${status}'`)
  return known
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString()
