import { type Context, Hono } from 'hono'
import { type Html, PAGE_POLICY } from '../page.ts'
import { type Billing, found } from './billing.ts'
import { payCheckout } from './checkout.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import { PaymentError } from './payment-error.ts'
import { invoicePage, planChangePage, portalPage } from './portal-page.ts'
import type { CheckoutSession, PortalSession, Subscription } from './shapes.ts'
import {
  changePrice,
  closePeriod,
  nameOf,
  setCancelAtPeriodEnd,
  settleOpenInvoices,
} from './subscriptions.ts'
import { attachCard } from './test-cards.ts'

/** The pages that customers see: checkout, portal, invoice. */
export const pageRoutes = (billing: Billing): Hono => {
  const { ledger, baseUrl } = billing
  const base = new URL(baseUrl).pathname
  const app = new Hono()

  const show = (c: Context, body: Html, status: 200 | 402 | 404 = 200) => {
    c.header('content-security-policy', PAGE_POLICY)
    c.header('cache-control', 'no-store')
    return c.html(body, status)
  }

  const showCheckout = (c: Context, session: CheckoutSession, problem?: string) => {
    const order = found(ledger.orders.get(session.id), 'order', session.id)
    const price = found(ledger.prices.get(order.price), 'price', order.price)
    const path = `${base}/checkout/${session.id}`
    const details = { session, price, path, name: nameOf(billing, price) }
    return show(
      c,
      checkoutPage({ ...details, ...(problem ? { problem } : {}) }),
      problem ? 402 : 200,
    )
  }

  const sessionOf = (c: Context) => {
    const id = c.req.param('id') ?? ''
    return found(ledger.sessions.get(id), 'checkout session', id)
  }

  app.get('/checkout/:id', (c) => {
    const session = sessionOf(c)
    return session.status === 'open'
      ? showCheckout(c, session)
      : show(c, closedPage('This checkout is no longer open.', session.success_url))
  })

  app.post('/checkout/:id/pay', async (c) => {
    const session = sessionOf(c)
    const { card } = await c.req.parseBody()
    try {
      const next = payCheckout(billing, session, String(card ?? ''))
      ledger.save()
      return c.redirect(next, 303)
    } catch (error) {
      if (error instanceof PaymentError && error.type === 'card_error') {
        return showCheckout(c, session, error.message)
      }
      throw error
    }
  })

  app.post('/checkout/:id/cancel', (c) => {
    const session = sessionOf(c)
    return c.redirect(session.cancel_url ?? session.success_url, 303)
  })

  app.get('/invoices/:id', (c) => {
    const id = c.req.param('id')
    return show(c, invoicePage(found(ledger.invoices.get(id), 'invoice', id)))
  })

  const showPortal = (c: Context, portal: PortalSession, problem?: string) => {
    const path = `${base}/portal/${portal.id}`
    const details = { billing, portal, path, ...(problem ? { problem } : {}) }
    if (!portal.flow) return show(c, portalPage(details), problem ? 402 : 200)
    const { flow } = portal
    const { subscription, price } = changeOf(billing, portal)
    return show(c, planChangePage({ ...details, flow, subscription, price }), problem ? 402 : 200)
  }

  const portalOf = (c: Context) => {
    const id = c.req.param('id') ?? ''
    return found(ledger.portals.get(id), 'portal session', id)
  }

  app.get('/portal/:id', (c) => showPortal(c, portalOf(c)))

  app.post('/portal/:id/:action', async (c) => {
    const portal = portalOf(c)
    const form = await c.req.parseBody()
    try {
      const next = act(billing, portal, c.req.param('action'), (name) => String(form[name] ?? ''))
      ledger.save()
      return c.redirect(next ?? portal.url, 303)
    } catch (error) {
      if (error instanceof PaymentError && error.type === 'card_error') {
        return showPortal(c, portal, error.message)
      }
      throw error
    }
  })

  app.onError((error, c) => {
    if (error instanceof PaymentError) return show(c, closedPage(error.message), 404)
    throw error
  })
  return app
}

const changeOf = ({ ledger }: Billing, portal: PortalSession) => {
  const change = portal.flow?.subscription_update_confirm
  const subscription = found(
    ledger.subscriptions.get(change?.subscription ?? ''),
    'subscription',
    change?.subscription ?? '',
  )
  const priceId = change?.items[0]?.price ?? ''
  return { subscription, price: found(ledger.prices.get(priceId), 'price', priceId) }
}

/** Does what a button of the portal asks; answers where to go when that is not the portal itself. */
const act = (
  billing: Billing,
  portal: PortalSession,
  action: string,
  field: (name: string) => string,
): string | undefined => {
  if (action === 'decline') return portal.return_url
  if (action === 'confirm') {
    const { subscription, price } = changeOf(billing, portal)
    changePrice(billing, ownOf(billing, portal, subscription.id), price.id)
    return portal.flow?.after_completion.redirect?.return_url ?? portal.return_url
  }
  const subscription = ownOf(billing, portal, field('subscription'))
  if (action === 'change') changePrice(billing, subscription, field('price'))
  if (action === 'cancel') setCancelAtPeriodEnd(billing, subscription, true)
  if (action === 'resume') setCancelAtPeriodEnd(billing, subscription, false)
  if (action === 'end-period') closePeriod(billing, subscription)
  if (action === 'card') {
    attachCard(billing, portal.customer, field('card'))
    settleOpenInvoices(billing, subscription)
  }
  return undefined
}

const ownOf = ({ ledger }: Billing, portal: PortalSession, id: string): Subscription => {
  const subscription = ledger.subscriptions.get(id)
  const isOwn = subscription?.customer === portal.customer
  return found(isOwn ? subscription : undefined, 'subscription', id)
}
