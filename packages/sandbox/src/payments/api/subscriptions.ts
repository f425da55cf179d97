import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { changePrice, endSubscription, setCancelAtPeriodEnd } from '../subscriptions.ts'
import { endpoint, flag, metadata, nothing, page, paging } from './endpoint.ts'

const updateInput = z.object({
  cancel_at_period_end: flag.optional(),
  items: z
    .array(z.object({ id: z.string(), price: z.string() }))
    .max(1, 'The sandbox keeps one item per subscription.')
    .optional(),
  metadata,
})

const filter = z.object({
  ...paging,
  customer: z.string().optional(),
  status: z.enum(['active', 'past_due', 'unpaid', 'canceled', 'all']).optional(),
})

export const subscriptions = (billing: Billing) => {
  const { ledger } = billing
  const subscriptionOf = (id: string) => found(ledger.subscriptions.get(id), 'subscription', id)

  return [
    endpoint('GET', '/v1/subscriptions', filter, (input) => {
      const { status } = input
      const matches = [...ledger.subscriptions.values()].filter(
        (subscription) =>
          (!input.customer || subscription.customer === input.customer) &&
          (status === 'all' ||
            (status ? subscription.status === status : subscription.status !== 'canceled')),
      )
      return page(matches, input, '/v1/subscriptions')
    }),
    endpoint('GET', '/v1/subscriptions/:id', nothing, (_, id) => subscriptionOf(id)),
    endpoint('POST', '/v1/subscriptions/:id', updateInput, (input, id) => {
      const subscription = subscriptionOf(id)
      Object.assign(subscription.metadata, input.metadata)
      const [item] = input.items ?? []
      if (item) changePrice(billing, subscription, item.price)
      if (input.cancel_at_period_end !== undefined) {
        setCancelAtPeriodEnd(billing, subscription, input.cancel_at_period_end)
      }
      return subscription
    }),
    endpoint('DELETE', '/v1/subscriptions/:id', nothing, (_, id) =>
      endSubscription(billing, subscriptionOf(id)),
    ),
  ]
}
