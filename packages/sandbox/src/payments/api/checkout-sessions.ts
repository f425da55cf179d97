import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { expireCheckout } from '../checkout.ts'
import { newId } from '../new-id.ts'
import { endpoint, metadata, nothing, page, paging, seconds, webAddress } from './endpoint.ts'

const DAY = 86_400

const sessionInput = z.object({
  mode: z.literal('subscription', 'The sandbox sells subscriptions only.'),
  customer: z.string().optional(),
  customer_email: z.string().max(512).optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(
      z.object({
        price: z.string(),
        quantity: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .length(1, 'The sandbox sells one price at a time.'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  expires_at: seconds.optional(),
  metadata,
  subscription_data: z.object({ metadata }).optional(),
})

const sessionFilter = z.object({
  ...paging,
  customer: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
})

export const checkoutSessions = (billing: Billing) => {
  const { ledger } = billing
  const sessionOf = (id: string) => found(ledger.sessions.get(id), 'checkout.session', id)

  return [
    endpoint('POST', '/v1/checkout/sessions', sessionInput, (input) => addSession(billing, input)),
    endpoint('GET', '/v1/checkout/sessions', sessionFilter, (input) => {
      const matches = [...ledger.sessions.values()].filter(
        (session) =>
          (!input.customer || session.customer === input.customer) &&
          (!input.status || session.status === input.status),
      )
      return page(matches, input, '/v1/checkout/sessions')
    }),
    endpoint('GET', '/v1/checkout/sessions/:id', nothing, (_, id) => sessionOf(id)),
    endpoint('POST', '/v1/checkout/sessions/:id/expire', nothing, (_, id) =>
      expireCheckout(billing, sessionOf(id)),
    ),
  ]
}

/** A checkout to be paid, and the order that it is about. */
const addSession = ({ ledger, now, baseUrl }: Billing, input: z.output<typeof sessionInput>) => {
  const { customer: customerId } = input
  const customer = customerId
    ? found(ledger.customers.get(customerId), 'customer', customerId)
    : null
  const [line] = input.line_items
  const priceId = line?.price ?? ''
  const price = found(ledger.prices.get(priceId), 'price', priceId)
  const quantity = line?.quantity ?? 1
  const id = newId('cs_test')
  ledger.add('orders', {
    id,
    price: price.id,
    quantity,
    metadata: input.subscription_data?.metadata ?? {},
  })
  return ledger.add('sessions', {
    id,
    object: 'checkout.session',
    created: now(),
    expires_at: input.expires_at ?? now() + DAY,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: customer?.id ?? null,
    customer_email: input.customer_email ?? customer?.email ?? null,
    client_reference_id: input.client_reference_id ?? null,
    subscription: null,
    amount_total: price.unit_amount * quantity,
    currency: price.currency,
    success_url: input.success_url,
    cancel_url: input.cancel_url ?? null,
    url: `${baseUrl}/checkout/${id}`,
    metadata: input.metadata,
    livemode: false,
  })
}
