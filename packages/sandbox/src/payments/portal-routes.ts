import { type Context, Hono } from 'hono'
import { type Billing, found } from './billing.ts'
import { planChangePage, portalPage } from './portal-page.ts'
import type { PortalSession, Subscription } from './shapes.ts'
import { showPage, unlessRefused } from './show-page.ts'
import {
  changePrice,
  closePeriod,
  setCancelAtPeriodEnd,
  settleOpenInvoices,
} from './subscriptions.ts'
import { attachCard } from './test-cards.ts'

/** The pages on which a customer looks after subscriptions and cards. */
export const portalRoutes = (billing: Billing): Hono => {
  const { ledger } = billing
  const portalOf = (c: Context) => {
    const id = c.req.param('id') ?? ''
    return found(ledger.portals.get(id), 'portal session', id)
  }

  return new Hono()
    .get('/:id', (c) => showPortal(billing, c, portalOf(c)))
    .post('/:id/:action', async (c) => {
      const portal = portalOf(c)
      const form = await c.req.parseBody()
      const field = (name: string) => String(form[name] ?? '')
      return unlessRefused(
        () => {
          const next = act(billing, portal, c.req.param('action'), field)
          ledger.save()
          return c.redirect(next ?? portal.url, 303)
        },
        (problem) => showPortal(billing, c, portal, problem),
      )
    })
}

const showPortal = (billing: Billing, c: Context, portal: PortalSession, problem?: string) => {
  const path = `${new URL(billing.baseUrl).pathname}/portal/${portal.id}`
  const details = { billing, portal, path, ...(problem ? { problem } : {}) }
  if (!portal.flow) return showPage(c, portalPage(details), problem ? 402 : 200)
  const { flow } = portal
  const { subscription, price } = changeOf(billing, portal)
  return showPage(c, planChangePage({ ...details, flow, subscription, price }), problem ? 402 : 200)
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
