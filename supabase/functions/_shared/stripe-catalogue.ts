import type Stripe from 'stripe'
import type { PlanPrice } from './plan-prices.ts'

/** Our prices and the portal's settings at Stripe: found by name, made when they are missing. */
export const stripeCatalogue = (stripe: Stripe) => {
  const known = new Map<string, Promise<Stripe.Price>>()

  const findPrice = (price: PlanPrice): Promise<Stripe.Price> => {
    const remembered = known.get(price.lookupKey)
    if (remembered) return remembered
    const found = findOrCreatePrice(stripe, price)
    known.set(price.lookupKey, found)
    found.catch(() => known.delete(price.lookupKey))
    return found
  }

  return {
    priceId: async (price: PlanPrice): Promise<string> => (await findPrice(price)).id,

    /** A portal in which these prices, and no others, can be chosen. */
    async configurationFor(wanted: PlanPrice[]): Promise<string> {
      const prices = await Promise.all(wanted.map(findPrice))
      const name = prices.map(({ id }) => id).join(',')
      const existing = stripe.billingPortal.configurations.list({ active: true, limit: 100 })
      for await (const configuration of existing) {
        if (configuration.metadata?.prices === name) return configuration.id
      }
      const { id } = await stripe.billingPortal.configurations.create(
        { features: portalFeatures(prices), metadata: { prices: name } },
        { idempotencyKey: `portal-${name}` },
      )
      return id
    },
  }
}

const findOrCreatePrice = async (stripe: Stripe, price: PlanPrice): Promise<Stripe.Price> => {
  const { data } = await stripe.prices.list({ lookup_keys: [price.lookupKey], active: true })
  return (
    data[0] ??
    stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: price.amount,
        lookup_key: price.lookupKey,
        nickname: price.name,
        recurring: { interval: 'month' },
        product_data: { name: price.name },
        metadata: { plan: price.plan },
      },
      { idempotencyKey: `price-${price.lookupKey}-${price.amount}` },
    )
  )
}

/** An upgrade is charged at once; a step down and a cancellation wait for the end of the period. */
const portalFeatures = (
  prices: Stripe.Price[],
): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    products: prices.map(({ id, product }) => ({
      product: typeof product === 'string' ? product : product.id,
      prices: [id],
    })),
  },
})
