export type Metadata = Record<string, string>

interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export interface Customer {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  metadata: Metadata
  livemode: false
  invoice_settings: { default_payment_method: string | null }
}

export interface Product {
  id: string
  object: 'product'
  active: boolean
  created: number
  name: string
  metadata: Metadata
  livemode: false
}

export interface Price {
  id: string
  object: 'price'
  active: boolean
  created: number
  currency: string
  lookup_key: string | null
  nickname: string | null
  metadata: Metadata
  product: string
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' } | null
  type: 'recurring' | 'one_time'
  unit_amount: number
  livemode: false
}
export type Interval = 'day' | 'week' | 'month' | 'year'

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  customer: string | null
  customer_email: string | null
  client_reference_id: string | null
  subscription: string | null
  amount_total: number
  currency: string
  success_url: string
  cancel_url: string | null
  url: string | null
  metadata: Metadata
  livemode: false
}

type SubscriptionStatus = 'active' | 'past_due' | 'unpaid' | 'canceled'

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  created: number
  current_period_start: number
  current_period_end: number
  price: Price
  quantity: number
  subscription: string
  metadata: Metadata
}

export interface Subscription {
  id: string
  object: 'subscription'
  created: number
  start_date: number
  customer: string
  currency: string
  status: SubscriptionStatus
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  collection_method: 'charge_automatically'
  default_payment_method: string | null
  items: List<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  livemode: false
}

export interface Invoice {
  id: string
  object: 'invoice'
  created: number
  number: string
  customer: string
  currency: string
  status: 'paid' | 'open' | 'uncollectible'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  total: number
  attempt_count: number
  next_payment_attempt: number | null
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  period_start: number
  period_end: number
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Metadata }
    quote_details: null
  }
  lines: List<{ id: string; object: 'line_item'; amount: number; description: string }>
  hosted_invoice_url: string
  livemode: false
}

export interface PortalConfiguration {
  id: string
  object: 'billing_portal.configuration'
  active: boolean
  created: number
  features: {
    subscription_update?: { enabled: boolean; products: { product: string; prices: string[] }[] }
    [feature: string]: unknown
  }
  is_default: boolean
  metadata: Metadata
  livemode: false
}

export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  created: number
  configuration: string
  customer: string
  flow: PlanChangeFlow | null
  return_url: string
  url: string
  livemode: false
}

/** The customer is asked to confirm one change of price, then sent on. */
export interface PlanChangeFlow {
  type: 'subscription_update_confirm'
  subscription_update_confirm: {
    subscription: string
    items: { id: string; price: string; quantity: number }[]
  }
  after_completion: { type: string; redirect: { return_url: string } | null }
}

export interface PaymentEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: object; previous_attributes?: object }
  request: { id: string | null; idempotency_key: string | null }
  pending_webhooks: number
  livemode: false
}
