import { type Billing, found, itemOf, listOf, writeInvoice } from './billing.ts'
import { newId } from './new-id.ts'
import { errors } from './payment-error.ts'
import type { Interval, Metadata, Price, Subscription } from './shapes.ts'

const DAY = 86_400

interface Start {
  customer: string
  price: Price
  quantity: number
  metadata: Metadata
}

/** Starts a subscription whose first payment has gone through. */
export const startSubscription = (billing: Billing, start: Start): Subscription => {
  const { ledger, now, emit } = billing
  const id = newId('sub')
  const created = now()
  const subscription = ledger.add('subscriptions', {
    id,
    object: 'subscription',
    created,
    start_date: created,
    customer: start.customer,
    currency: start.price.currency,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method:
      ledger.customers.get(start.customer)?.invoice_settings.default_payment_method ?? null,
    items: listOf(
      [
        {
          id: newId('si'),
          object: 'subscription_item' as const,
          created,
          current_period_start: created,
          current_period_end: periodEnd(created, start.price),
          price: start.price,
          quantity: start.quantity,
          subscription: id,
          metadata: {},
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    metadata: start.metadata,
    livemode: false,
  })
  writeInvoice(billing, subscription, {
    amount: start.price.unit_amount * start.quantity,
    description: nameOf(billing, start.price),
    reason: 'subscription_create',
    isPaid: true,
  })
  emit('customer.subscription.created', subscription)
  return subscription
}

/** Moves the subscription to another price at once and charges the rest of the period's difference. */
export const changePrice = (billing: Billing, subscription: Subscription, priceId: string) => {
  if (subscription.status === 'canceled') throw errors.ended()
  const price = found(billing.ledger.prices.get(priceId), 'price', priceId)
  const item = itemOf(subscription)
  if (item.price.id === price.id) return subscription
  const amount = prorate(billing, subscription, price)
  if (amount > 0 && refusesNow(billing, subscription)) throw errors.declined()
  const previous = { items: structuredClone(subscription.items) }
  item.price = price
  // A step down is not refunded; the cheaper price counts from the next period.
  if (amount > 0) {
    writeInvoice(billing, subscription, {
      amount,
      description: `Change to ${nameOf(billing, price)} for the rest of the period`,
      reason: 'subscription_update',
      isPaid: true,
    })
  }
  billing.emit('customer.subscription.updated', subscription, previous)
  return subscription
}

/** What a change costs today: the difference for the seconds that are left of the period. */
export const prorate = (billing: Billing, subscription: Subscription, price: Price): number => {
  const item = itemOf(subscription)
  const length = item.current_period_end - item.current_period_start
  const left = Math.max(0, item.current_period_end - billing.now())
  return Math.round(((price.unit_amount - item.price.unit_amount) * item.quantity * left) / length)
}

export const setCancelAtPeriodEnd = (
  billing: Billing,
  subscription: Subscription,
  isCancelled: boolean,
) => {
  if (subscription.status === 'canceled') throw errors.ended()
  const { cancel_at_period_end, cancel_at, canceled_at } = subscription
  if (cancel_at_period_end === isCancelled) return subscription
  subscription.cancel_at_period_end = isCancelled
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isCancelled ? billing.now() : null
  billing.emit('customer.subscription.updated', subscription, {
    cancel_at_period_end,
    cancel_at,
    canceled_at,
  })
  return subscription
}

export const endSubscription = (billing: Billing, subscription: Subscription) => {
  if (subscription.status === 'canceled') return subscription
  subscription.status = 'canceled'
  subscription.canceled_at ??= billing.now()
  subscription.ended_at = billing.now()
  billing.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** What happens when a paid period is over: it ends, is renewed, or its payment fails. */
export const closePeriod = (billing: Billing, subscription: Subscription) => {
  if (subscription.status === 'canceled') return
  if (subscription.cancel_at_period_end) {
    endSubscription(billing, subscription)
    return
  }
  const item = itemOf(subscription)
  const isPaid = !refusesNow(billing, subscription)
  const previous = { status: subscription.status, items: structuredClone(subscription.items) }
  item.current_period_start = billing.now()
  item.current_period_end = periodEnd(billing.now(), item.price)
  subscription.status = isPaid ? 'active' : 'past_due'
  writeInvoice(billing, subscription, {
    amount: item.price.unit_amount * item.quantity,
    description: nameOf(billing, item.price),
    reason: 'subscription_cycle',
    isPaid,
  })
  billing.emit('customer.subscription.updated', subscription, previous)
}

/** Pays what is open with the card that the customer has now. */
export const settleOpenInvoices = (billing: Billing, subscription: Subscription) => {
  if (refusesNow(billing, subscription)) throw errors.declined()
  for (const invoice of billing.ledger.invoices.values()) {
    if (invoice.status !== 'open') continue
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: null,
    })
    billing.emit('invoice.paid', invoice)
  }
  if (subscription.status === 'active') return
  const { status } = subscription
  subscription.status = 'active'
  billing.emit('customer.subscription.updated', subscription, { status })
}

export const nameOf = ({ ledger }: Billing, price: Price): string =>
  price.nickname ?? ledger.products.get(price.product)?.name ?? price.id

const refusesNow = ({ ledger }: Billing, subscription: Subscription): boolean =>
  ledger.cards.get(subscription.default_payment_method ?? '')?.failsLater ?? false

const LENGTHS: Record<Exclude<Interval, 'month' | 'year'>, number> = { day: DAY, week: 7 * DAY }

const periodEnd = (start: number, price: Price): number => {
  const { interval, interval_count: count } = price.recurring ?? {
    interval: 'month' as const,
    interval_count: 1,
  }
  if (interval === 'day' || interval === 'week') return start + LENGTHS[interval] * count
  const months = interval === 'year' ? 12 * count : count
  return addMonths(start, months)
}

/** The same day in a later month, or that month's last day. */
const addMonths = (start: number, months: number): number => {
  const from = new Date(start * 1000)
  const end = new Date(from)
  end.setUTCMonth(from.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return Math.floor(end.getTime() / 1000)
}
