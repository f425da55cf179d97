import type { Stripe } from 'stripe'
import { expectTypeOf, test } from 'vitest'
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentEvent,
  PortalSession,
  Price,
  Product,
  Subscription,
  SubscriptionItem,
} from './shapes.ts'

/** The fields that the SDK's type and ours share, lists of further objects aside. */
type Shared<Ours, Theirs, Nested extends keyof Ours = never> = Pick<
  Theirs,
  Exclude<keyof Ours, Nested> & keyof Theirs
>
/** Fields that only we have; there must be none. */
type Invented<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs>

test('every object of the sandbox has the names and types of the real API', () => {
  expectTypeOf<Customer>().toExtend<Shared<Customer, Stripe.Customer, 'invoice_settings'>>()
  expectTypeOf<Product>().toExtend<Shared<Product, Stripe.Product>>()
  expectTypeOf<Price>().toExtend<Shared<Price, Stripe.Price, 'recurring'>>()
  expectTypeOf<CheckoutSession>().toExtend<Shared<CheckoutSession, Stripe.Checkout.Session>>()
  expectTypeOf<Subscription>().toExtend<Shared<Subscription, Stripe.Subscription, 'items'>>()
  expectTypeOf<SubscriptionItem>().toExtend<
    Shared<SubscriptionItem, Stripe.SubscriptionItem, 'price'>
  >()
  expectTypeOf<Invoice>().toExtend<Shared<Invoice, Stripe.Invoice, 'lines' | 'parent'>>()
  expectTypeOf<PortalSession>().toExtend<
    Shared<PortalSession, Stripe.BillingPortal.Session, 'flow'>
  >()
})

test('the sandbox invents no field', () => {
  expectTypeOf<Invented<Customer, Stripe.Customer>>().toBeNever()
  expectTypeOf<Invented<Product, Stripe.Product>>().toBeNever()
  expectTypeOf<Invented<Price, Stripe.Price>>().toBeNever()
  expectTypeOf<Invented<CheckoutSession, Stripe.Checkout.Session>>().toBeNever()
  expectTypeOf<Invented<Subscription, Stripe.Subscription>>().toBeNever()
  expectTypeOf<Invented<SubscriptionItem, Stripe.SubscriptionItem>>().toBeNever()
  expectTypeOf<Invented<Invoice, Stripe.Invoice>>().toBeNever()
  expectTypeOf<Invented<PortalSession, Stripe.BillingPortal.Session>>().toBeNever()
  expectTypeOf<Invented<PaymentEvent, Stripe.Event>>().toBeNever()
})
