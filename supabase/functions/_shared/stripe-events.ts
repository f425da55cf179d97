import Stripe from 'stripe'
import type { PaymentEvent } from './payments.ts'

interface Delivery {
  stripe: Stripe
  body: string
  signature: string | null
  secrets: string[]
  /** Whether our key is for real money; events of the other mode are refused. */
  isLive: boolean
}

const TOLERANCE_SECONDS = 300

/** Reads a webhook; nothing when no secret fits, it is too old or too new, or of the wrong mode. */
export const readStripeEvent = async (delivery: Delivery): Promise<PaymentEvent | undefined> => {
  const event = await verify(delivery)
  if (!event || event.livemode !== delivery.isLive) return undefined
  const failedInvoice =
    event.type === 'invoice.payment_failed' ? failureOf(event.data.object) : undefined
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000).toISOString(),
    subscriptionId: subscriptionIdOf(event),
    ...(failedInvoice ? { failedInvoice } : {}),
  }
}

const verify = async ({ stripe, body, signature, secrets }: Delivery) => {
  if (!signature || isFromTheFuture(signature)) return undefined
  for (const secret of secrets) {
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        Stripe.createSubtleCryptoProvider(),
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return undefined
}

/** The SDK refuses old signatures, but not ones that could be replayed later. */
const isFromTheFuture = (signature: string): boolean => {
  const timestamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  return timestamp > Date.now() / 1000 + TOLERANCE_SECONDS
}

const subscriptionIdOf = (event: Stripe.Event): string | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
      return idOf(event.data.object.subscription)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription)
    default:
      return undefined
  }
}

const failureOf = (invoice: Stripe.Invoice): PaymentEvent['failedInvoice'] => ({
  id: invoice.id ?? '',
  attempt: invoice.attempt_count,
  amount: new Intl.NumberFormat('en-US', { style: 'currency', currency: invoice.currency }).format(
    invoice.amount_due / 100,
  ),
  payUrl: invoice.hosted_invoice_url ?? undefined,
})

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id
