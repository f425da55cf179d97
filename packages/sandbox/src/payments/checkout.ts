import { type Billing, found } from './billing.ts'
import { newId } from './new-id.ts'
import { PaymentError } from './payment-error.ts'
import type { CheckoutSession } from './shapes.ts'
import { startSubscription } from './subscriptions.ts'
import { attachCard } from './test-cards.ts'

/** Completes an open session with a test card; answers where the customer goes next. */
export const payCheckout = (billing: Billing, session: CheckoutSession, cardNumber: string) => {
  const { ledger, emit } = billing
  assertOpen(billing, session)
  const order = found(ledger.orders.get(session.id), 'order', session.id)
  const price = found(ledger.prices.get(order.price), 'price', order.price)
  const customer = ledger.customers.get(session.customer ?? '') ?? newCustomer(billing, session)
  attachCard(billing, customer.id, cardNumber)
  const { quantity, metadata } = order
  const subscription = startSubscription(billing, {
    customer: customer.id,
    price,
    quantity,
    metadata,
  })
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    customer: customer.id,
    subscription: subscription.id,
    url: null,
  })
  emit('checkout.session.completed', session)
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
}

export const expireCheckout = ({ emit }: Billing, session: CheckoutSession) => {
  if (session.status !== 'open') return session
  Object.assign(session, { status: 'expired', url: null })
  emit('checkout.session.expired', session)
  return session
}

const assertOpen = (billing: Billing, session: CheckoutSession) => {
  if (session.status === 'open' && session.expires_at <= billing.now()) {
    expireCheckout(billing, session)
  }
  if (session.status !== 'open') {
    throw new PaymentError(400, 'invalid_request_error', 'This checkout is no longer open.')
  }
}

const newCustomer = ({ ledger, now, emit }: Billing, session: CheckoutSession) => {
  const customer = ledger.add('customers', {
    id: newId('cus'),
    object: 'customer',
    created: now(),
    email: session.customer_email,
    name: null,
    metadata: {},
    livemode: false,
    invoice_settings: { default_payment_method: null },
  })
  emit('customer.created', customer)
  return customer
}
