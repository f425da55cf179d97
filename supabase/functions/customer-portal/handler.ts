import { requireCaller } from '../_shared/caller.ts'
import { type Clients, createClients } from '../_shared/clients.ts'
import { findCustomer } from '../_shared/customers.ts'
import { readSettings } from '../_shared/env.ts'
import { errors } from '../_shared/function-error.ts'
import type { Payments } from '../_shared/payments.ts'
import { priceToday, regularPrice } from '../_shared/plan-prices.ts'
import { respond } from '../_shared/respond.ts'
import { siteOf } from '../_shared/site-of.ts'
import { lazyStripePayments } from '../_shared/stripe-payments.ts'

export interface Deps {
  clients: Clients
  payments: () => Payments
  siteUrl: string
  offerEndsAt: string | undefined
  now: () => Date
}

/** Answers where the caller looks after their own billing; nothing in the request can name another customer. */
export const customerPortal = ({ clients, payments, siteUrl, offerEndsAt, now }: Deps) =>
  respond(async (request) => {
    const caller = await requireCaller(clients, request)
    const processor = payments()
    const customerId = await findCustomer(clients.platform, processor, caller.id)
    if (!customerId) throw errors.noBilling()
    const prices = [regularPrice('starter'), priceToday('pro', now(), offerEndsAt)]
    return {
      url: await processor.openPortal(customerId, prices, `${siteOf(request, siteUrl)}/account`),
    }
  })

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return customerPortal({
    clients: createClients(settings),
    payments: lazyStripePayments(settings),
    siteUrl: settings.SITE_URL,
    offerEndsAt: settings.PUBLIC_FOUNDING_OFFER_ENDS_AT,
    now: () => new Date(),
  })
}
