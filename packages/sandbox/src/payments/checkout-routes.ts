import { type Context, Hono } from 'hono'
import { type Billing, found } from './billing.ts'
import { payCheckout } from './checkout.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import type { CheckoutSession } from './shapes.ts'
import { showPage, unlessRefused } from './show-page.ts'
import { nameOf } from './subscriptions.ts'

/** The page on which a customer pays. */
export const checkoutRoutes = (billing: Billing): Hono => {
  const { ledger } = billing
  const sessionOf = (c: Context) => {
    const id = c.req.param('id') ?? ''
    return found(ledger.sessions.get(id), 'checkout session', id)
  }

  return new Hono()
    .get('/:id', (c) => {
      const session = sessionOf(c)
      return session.status === 'open'
        ? showCheckout(billing, c, session)
        : showPage(c, closedPage('This checkout is no longer open.', session.success_url))
    })
    .post('/:id/pay', async (c) => {
      const session = sessionOf(c)
      const { card } = await c.req.parseBody()
      return unlessRefused(
        () => {
          const next = payCheckout(billing, session, String(card ?? ''))
          ledger.save()
          return c.redirect(next, 303)
        },
        (problem) => showCheckout(billing, c, session, problem),
      )
    })
    .post('/:id/cancel', (c) => {
      const session = sessionOf(c)
      return c.redirect(session.cancel_url ?? session.success_url, 303)
    })
}

const showCheckout = (billing: Billing, c: Context, session: CheckoutSession, problem?: string) => {
  const { ledger, baseUrl } = billing
  const order = found(ledger.orders.get(session.id), 'order', session.id)
  const price = found(ledger.prices.get(order.price), 'price', order.price)
  const path = `${new URL(baseUrl).pathname}/checkout/${session.id}`
  const details = { session, price, path, name: nameOf(billing, price) }
  return showPage(
    c,
    checkoutPage({ ...details, ...(problem ? { problem } : {}) }),
    problem ? 402 : 200,
  )
}
