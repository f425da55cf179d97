import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import { errors } from './payment-error.ts'
import type { Invoice, PaymentEvent, Subscription } from './shapes.ts'

/** What every part of the processor works with. */
export interface Billing {
  ledger: Ledger
  /** Where the hosted pages live, such as http://127.0.0.1:3000/sandbox/payments. */
  baseUrl: string
  apiVersion: string
  /** Seconds since 1970, as the payment API counts. */
  now: () => number
  /** Records the event and sets out to deliver it. */
  emit: (type: string, object: object, previous?: object) => PaymentEvent
}

export const found = <T>(row: T | undefined, noun: string, id: string): T => {
  if (!row) throw errors.missing(noun, id)
  return row
}

export const listOf = <T>(data: T[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
})

/** The one item that our subscriptions have. */
export const itemOf = (subscription: Subscription) =>
  found(subscription.items.data[0], 'subscription item', subscription.id)

interface Charge {
  amount: number
  description: string
  reason: Invoice['billing_reason']
  isPaid: boolean
}

/** Writes the invoice of a charge and tells whether it was paid. */
export const writeInvoice = (billing: Billing, subscription: Subscription, charge: Charge) => {
  const { ledger, now, emit, baseUrl } = billing
  const id = newId('in')
  const item = itemOf(subscription)
  const invoice = ledger.add('invoices', {
    id,
    object: 'invoice',
    created: now(),
    number: `SANDBOX-${String(ledger.invoices.size + 1).padStart(4, '0')}`,
    customer: subscription.customer,
    currency: subscription.currency,
    status: charge.isPaid ? 'paid' : 'open',
    amount_due: charge.amount,
    amount_paid: charge.isPaid ? charge.amount : 0,
    amount_remaining: charge.isPaid ? 0 : charge.amount,
    total: charge.amount,
    attempt_count: 1,
    next_payment_attempt: charge.isPaid ? null : now() + 3 * 86_400,
    billing_reason: charge.reason,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      quote_details: null,
    },
    lines: listOf(
      [
        {
          id: newId('il'),
          object: 'line_item' as const,
          amount: charge.amount,
          description: charge.description,
        },
      ],
      `/v1/invoices/${id}/lines`,
    ),
    hosted_invoice_url: `${baseUrl}/invoices/${id}`,
    livemode: false,
  })
  subscription.latest_invoice = id
  emit(charge.isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return invoice
}
