import { Hono } from 'hono'
import { apiRoutes } from './api/routes.ts'
import { type Billing, itemOf } from './billing.ts'
import { deliverEvents, type Webhook } from './deliver-events.ts'
import { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import { pageRoutes } from './page-routes.ts'
import type { PaymentEvent } from './shapes.ts'
import { closePeriod } from './subscriptions.ts'

/** The version of the payment API that the SDK of the same year asks for. Exported for its test, which compares the two. */
export const API_VERSION = '2026-10-28.endive'
const PERIODS_CHECKED_EVERY_MS = 60_000

export interface PaymentsOptions {
  /** Where the API and the pages are reached, such as http://127.0.0.1:3000/sandbox/payments. */
  baseUrl: string
  secretKey: string
  webhook?: Webhook | undefined
  /** Keeps customers over a restart. */
  file?: string | undefined
  now?: () => number
  fetch?: (request: Request) => Promise<Response>
}

/** A card processor that moves no money and speaks Stripe's HTTP API. */
export const createPayments = (options: PaymentsOptions) => {
  const now = options.now ?? (() => Math.floor(Date.now() / 1000))
  const ledger = new Ledger(options.file)
  const deliveries = deliverEvents({
    ledger,
    now,
    webhook: options.webhook,
    fetch: options.fetch ?? ((request) => fetch(request)),
  })

  const billing: Billing = {
    ledger,
    now,
    baseUrl: options.baseUrl,
    apiVersion: API_VERSION,
    emit(type, object, previous) {
      const hasWebhook = options.webhook !== undefined
      const event = ledger.add('events', eventOf({ type, object, previous, hasWebhook, at: now() }))
      if (hasWebhook) {
        ledger.add('deliveries', { id: event.id, attempts: 0, dueAt: now() })
        deliveries.wake()
      }
      return event
    },
  }

  const closeFinishedPeriods = () => closePeriods(billing)
  const periods = setInterval(closeFinishedPeriods, PERIODS_CHECKED_EVERY_MS)
  periods.unref()
  deliveries.wake()

  return {
    routes: new Hono()
      .route('/', apiRoutes(billing, options.secretKey))
      .route('/', pageRoutes(billing)),
    /** Renews or ends what has run out; happens by itself every minute. */
    closeFinishedPeriods,
    /** Resolves when every event that is due has been tried. */
    settled: deliveries.settled,
    async close() {
      clearInterval(periods)
      await deliveries.close()
      ledger.save()
    },
  }
}

const closePeriods = (billing: Billing) => {
  const { ledger, now } = billing
  const finished = [...ledger.subscriptions.values()].filter(
    (subscription) =>
      subscription.status !== 'canceled' && itemOf(subscription).current_period_end <= now(),
  )
  for (const subscription of finished) closePeriod(billing, subscription)
  if (finished.length > 0) ledger.save()
}

interface Happening {
  type: string
  object: object
  /** What of the object was different before. */
  previous: object | undefined
  at: number
  hasWebhook: boolean
}

const eventOf = ({ type, object, previous, at, hasWebhook }: Happening): PaymentEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created: at,
  type,
  data: {
    object: structuredClone(object),
    ...(previous ? { previous_attributes: previous } : {}),
  },
  request: { id: null, idempotency_key: null },
  pending_webhooks: hasWebhook ? 1 : 0,
  livemode: false,
})
