import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Billing } from '../billing.ts'
import { newId } from '../new-id.ts'
import { parseForm } from '../parse-form.ts'
import { errors, PaymentError } from '../payment-error.ts'
import { billingPortal } from './billing-portal.ts'
import { checkoutSessions } from './checkout-sessions.ts'
import { customers } from './customers.ts'
import type { Endpoint } from './endpoint.ts'
import { events } from './events.ts'
import { expand } from './expand.ts'
import { invoices } from './invoices.ts'
import { prices } from './prices.ts'
import { subscriptions } from './subscriptions.ts'

const RESOURCES = [
  customers,
  prices,
  checkoutSessions,
  subscriptions,
  invoices,
  billingPortal,
  events,
]

/** The payment API itself: everything under /v1. */
export const apiRoutes = (billing: Billing, secretKey: string): Hono => {
  const app = new Hono()
  app.use('/v1/*', async (c, next) => {
    c.header('request-id', newId('req'))
    c.header('stripe-version', billing.apiVersion)
    if (!isKey(c.req.header('authorization'), secretKey)) throw errors.badKey()
    await next()
  })
  for (const endpoint of RESOURCES.flatMap((resource) => resource(billing))) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const body = endpoint.method === 'POST' ? await c.req.text() : new URL(c.req.url).search
      const { answer, isReplay } = answerOnce(billing, {
        endpoint,
        body,
        path: c.req.path,
        id: c.req.param('id') ?? '',
        key: endpoint.method === 'POST' ? c.req.header('idempotency-key') : undefined,
      })
      if (isReplay) c.header('idempotent-replayed', 'true')
      return c.json(answer)
    })
  }
  app.all('/v1/*', (c) => {
    throw errors.unknownPath(c.req.method, c.req.path)
  })
  app.onError((error, c) => {
    if (error instanceof PaymentError) return c.json(error.toJSON(), error.status)
    throw error
  })
  return app
}

interface Call {
  endpoint: Endpoint
  body: string
  path: string
  id: string
  key: string | undefined
}

/** Runs the call, or repeats the answer that its idempotency key already got. */
const answerOnce = (billing: Billing, call: Call) => {
  const { ledger } = billing
  const fingerprint = createHash('sha256').update(`${call.path}\n${call.body}`).digest('base64url')
  const replay = call.key ? ledger.replays.get(call.key) : undefined
  if (replay && replay.fingerprint !== fingerprint) throw errors.reusedKey()
  if (replay) return { answer: replay.answer, isReplay: true }

  const { expand: paths, ...input } = parseForm(call.body)
  const answer = structuredClone(call.endpoint.run(input, call.id))
  if (call.key) ledger.add('replays', { id: call.key, fingerprint, answer })
  if (call.endpoint.method !== 'GET') ledger.save()
  return { answer: expand(ledger, answer, paths), isReplay: false }
}

const isKey = (header: string | undefined, secretKey: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secretKey}`))
}
