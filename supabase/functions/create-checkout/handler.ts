import { createCheckoutRequest, type PaidPlan, type Plan, planOf } from '@listwright/contracts'
import { requireCaller } from '../_shared/caller.ts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { ensureCustomer } from '../_shared/customers.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { errors } from '../_shared/function-error.ts'
import type { Payments, SubscriptionState } from '../_shared/payments.ts'
import { isUpgrade, priceToday } from '../_shared/plan-prices.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { siteOf } from '../_shared/site-of.ts'
import { lazyStripePayments } from '../_shared/stripe-payments.ts'

export interface Deps {
  clients: Clients
  payments: () => Payments
  siteUrl: string
  offerEndsAt: string | undefined
  now: () => Date
}

/** Answers where the caller pays for a better plan. */
export const createCheckout = ({ clients, payments, siteUrl, offerEndsAt, now }: Deps) =>
  respond(async (request) => {
    const { planId } = await readBody(request, createCheckoutRequest)
    const caller = await requireCaller(clients, request)
    answerOf(await clients.of(request).rpc('require_confirmed_address'))
    await refuseUnlessUpgrade(clients.platform, caller.id, planId)

    const processor = payments()
    const price = priceToday(planId, now(), offerEndsAt)
    const customerId = await ensureCustomer(clients.platform, processor, caller)
    const [current] = bestFirst(await processor.liveSubscriptions(customerId))
    const accountUrl = `${siteOf(request, siteUrl)}/account`
    const successUrl = `${accountUrl}?checkout=success`

    if (!current) {
      const url = await processor.startCheckout({
        customerId,
        userId: caller.id,
        price,
        successUrl,
        cancelUrl: accountUrl,
      })
      return { url }
    }
    // The processor may know of a payment that has not reached us yet.
    if (current.plan && !isUpgrade(current.plan, planId)) throw errors.notUpgrade()
    // A plan that is ending or unpaid has to be settled first; the portal is where that happens.
    if (current.status !== 'active' || current.isEnding) {
      return { url: await processor.openPortal(customerId, [price], accountUrl) }
    }
    const change = { subscription: current, price, successUrl, returnUrl: accountUrl }
    return { url: await processor.startPlanChange(change) }
  })

const refuseUnlessUpgrade = async (platform: Client, userId: string, wanted: PaidPlan) => {
  const profile = answerOf(
    await platform.from('profiles').select('subscription_plan').eq('id', userId).maybeSingle(),
  )
  if (!isUpgrade(planOf(profile?.subscription_plan), wanted)) throw errors.notUpgrade()
}

const RANK: Record<Plan, number> = { free: 0, starter: 1, pro: 2 }

const bestFirst = (subscriptions: SubscriptionState[]) =>
  subscriptions.toSorted((a, b) => RANK[b.plan ?? 'free'] - RANK[a.plan ?? 'free'])

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return createCheckout({
    clients: createClients(settings),
    payments: lazyStripePayments(settings),
    siteUrl: settings.SITE_URL,
    offerEndsAt: settings.PUBLIC_FOUNDING_OFFER_ENDS_AT,
    now: () => new Date(),
  })
}
