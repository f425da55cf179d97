import { type AppliedSubscription, appliedSubscription } from '@listwright/contracts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { FunctionError } from '../_shared/function-error.ts'
import { createMailer, type Mailer } from '../_shared/mailer.ts'
import type { PaymentEvent, Payments, SubscriptionState } from '../_shared/payments.ts'
import { readText, respond } from '../_shared/respond.ts'
import { lazyStripePayments } from '../_shared/stripe-payments.ts'
import { paymentFailedMail, planChangedMail } from './mails.ts'

export interface Deps {
  clients: Pick<Clients, 'platform'>
  payments: () => Payments
  mailer: Mailer
  siteUrl: string
  now: () => Date
}

/** Takes the processor's events. The only writer of plans. */
export const paymentWebhook = (deps: Deps) =>
  respond(async (request) => {
    const payments = deps.payments()
    const body = await readText(request)
    const event = await payments.readEvent(body, request.headers.get('stripe-signature'))
    if (!event) throw new FunctionError(400, 'bad_signature', 'The signature is not valid.')
    await take(deps, payments, event)
    return { received: true }
  })

/**
 * Events come late, twice and in any order, so none is believed for what it says: it only makes us look.
 * What is seen by the look that began last is the newest, whichever event it was for.
 */
const take = async (deps: Deps, payments: Payments, event: PaymentEvent) => {
  const lookedAt = deps.now()
  const subscription = event.subscriptionId
    ? await payments.findSubscription(event.subscriptionId)
    : undefined
  if (!subscription?.plan) return record(deps.clients.platform, event)
  const applied = await apply(deps.clients.platform, event, subscription, lookedAt)
  if (applied) await tell(deps, event, applied)
}

const record = async (platform: Client, { id, type, created }: PaymentEvent) => {
  answerOf(
    await platform.rpc('record_payment_event', {
      event_id: id,
      event_type: type,
      event_created: created,
    }),
  )
}

const apply = async (
  platform: Client,
  event: PaymentEvent,
  subscription: SubscriptionState,
  lookedAt: Date,
): Promise<AppliedSubscription | undefined> => {
  const answer = await platform.rpc('apply_subscription', {
    event_id: event.id,
    event_type: event.type,
    event_created: lookedAt.toISOString(),
    subscription_id: subscription.id,
    customer_id: subscription.customerId,
    plan: subscription.plan ?? '',
    status: subscription.status,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    cancel_at_period_end: subscription.isEnding,
    price_id: subscription.priceId,
    owner_id: subscription.userId ?? null,
  })
  if (isAccountGone(answer.error?.code)) {
    console.warn(`Payment event ${event.id} (${event.type}) belongs to no account of ours`)
    await record(platform, event)
    return undefined
  }
  return appliedSubscription.parse(answerOf(answer))
}

/** Repeating the event would not bring the account back. */
const isAccountGone = (code: string | undefined) => code === 'P0002' || code === '23503'

/** Also for an event seen before: whoever took it then may have died before this point. A mail has one key. */
const tell = async (deps: Deps, event: PaymentEvent, applied: AppliedSubscription) => {
  const { plan, previous_plan: previous, user_id: userId } = applied
  const isChanged = (plan ?? 'free') !== (previous ?? 'free')
  if (!isChanged && !event.failedInvoice) return
  const to = await addressOf(deps.clients.platform, userId)
  if (!to) return
  if (isChanged) {
    const mail = planChangedMail(previous ?? 'free', plan ?? 'free', deps.siteUrl)
    await deps.mailer.enqueue({ ...mail, to, dedupeKey: `plan-changed:${event.id}` })
  }
  if (event.failedInvoice) {
    const { id, attempt } = event.failedInvoice
    const mail = paymentFailedMail(event.failedInvoice, deps.siteUrl)
    await deps.mailer.enqueue({ ...mail, to, dedupeKey: `payment-failed:${id}:${attempt}` })
  }
}

/** Only an address that the user has confirmed; the contact address of a profile can be anybody's. */
const addressOf = async (platform: Client, userId: string): Promise<string | null> =>
  answerOf(await platform.rpc('mail_address_of', { user_id: userId }))

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  const clients = createClients(settings)
  return paymentWebhook({
    clients,
    payments: lazyStripePayments(settings),
    mailer: createMailer(clients.platform),
    siteUrl: settings.SITE_URL,
    now: () => new Date(),
  })
}
