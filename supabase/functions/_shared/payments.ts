import type { PaidPlan, SubscriptionStatus } from '@listwright/contracts'
import type { PlanPrice } from './plan-prices.ts'

/** A subscription as the processor knows it now. */
export interface SubscriptionState {
  id: string
  customerId: string
  status: SubscriptionStatus
  /** Nothing when it was bought for something else than a plan of ours. */
  plan: PaidPlan | undefined
  priceId: string
  itemId: string
  periodStart: string
  periodEnd: string
  /** Will end with the period that is paid for. */
  isEnding: boolean
  /** The account that bought it. */
  userId: string | undefined
}

/** Something that happened at the processor. */
export interface PaymentEvent {
  id: string
  type: string
  created: string
  subscriptionId: string | undefined
  /** Of a payment that failed. */
  failedInvoice?: { id: string; attempt: number; amount: string; payUrl: string | undefined }
}

interface Checkout {
  customerId: string
  userId: string
  price: PlanPrice
  successUrl: string
  cancelUrl: string
}

interface PlanChange {
  subscription: SubscriptionState
  price: PlanPrice
  successUrl: string
  returnUrl: string
}

/** The card processor, as far as we need it. */
export interface Payments {
  /** The same customer for the same user, however often and at once it is called. */
  createCustomer: (user: { id: string; email: string }) => Promise<string>
  /** Whether the processor knows the customer; one of the sandbox is unknown to the real one. */
  hasCustomer: (customerId: string) => Promise<boolean>
  /** Subscriptions that are not over. */
  liveSubscriptions: (customerId: string) => Promise<SubscriptionState[]>
  /** Where the customer pays; one open checkout per customer. */
  startCheckout: (checkout: Checkout) => Promise<string>
  /** Where the customer confirms a change of plan and what it costs today. */
  startPlanChange: (change: PlanChange) => Promise<string>
  /** Where the customer looks after cards, invoices and the plan. */
  openPortal: (customerId: string, prices: PlanPrice[], returnUrl: string) => Promise<string>
  findSubscription: (id: string) => Promise<SubscriptionState | undefined>
  /** Reads a webhook; nothing when its signature, age or mode is wrong. */
  readEvent: (body: string, signature: string | null) => Promise<PaymentEvent | undefined>
}
