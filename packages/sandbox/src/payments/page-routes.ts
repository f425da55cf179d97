import { Hono } from 'hono'
import { type Billing, found } from './billing.ts'
import { closedPage } from './checkout-page.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { PaymentError } from './payment-error.ts'
import { invoicePage } from './portal-page.ts'
import { portalRoutes } from './portal-routes.ts'
import { showPage } from './show-page.ts'

/** The pages that customers see: checkout, portal, invoice. */
export const pageRoutes = (billing: Billing): Hono => {
  const app = new Hono()
  app.route('/checkout', checkoutRoutes(billing))
  app.route('/portal', portalRoutes(billing))
  app.get('/invoices/:id', (c) => {
    const id = c.req.param('id')
    return showPage(c, invoicePage(found(billing.ledger.invoices.get(id), 'invoice', id)))
  })
  app.onError((error, c) => {
    if (error instanceof PaymentError) return showPage(c, closedPage(error.message), 404)
    throw error
  })
  return app
}
