import type { Billing } from './billing.ts'
import type { Card } from './ledger.ts'
import { newId } from './new-id.ts'
import { errors, PaymentError } from './payment-error.ts'

export const TEST_CARDS = [
  { number: '4242424242424242', what: 'is paid' },
  { number: '4000000000000002', what: 'is declined' },
  { number: '4000000000000341', what: 'is paid now and fails at the next renewal' },
] as const

/** Accepts a test card for a customer, or refuses it as its number asks. */
export const attachCard = (billing: Billing, customerId: string, typed: string): Card => {
  const number = typed.replace(/\D/g, '')
  if (number === '4000000000000002') throw errors.declined()
  if (!TEST_CARDS.some((card) => card.number === number)) {
    throw new PaymentError(
      402,
      'card_error',
      'The sandbox takes test cards only. Never type a real card number here.',
      { code: 'incorrect_number' },
    )
  }
  const card = billing.ledger.add('cards', {
    id: newId('pm'),
    brand: 'Visa',
    last4: number.slice(-4),
    failsLater: number === '4000000000000341',
  })
  const customer = billing.ledger.customers.get(customerId)
  if (customer) customer.invoice_settings.default_payment_method = card.id
  for (const subscription of billing.ledger.subscriptions.values()) {
    if (subscription.customer === customerId) subscription.default_payment_method = card.id
  }
  return card
}
