import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { type Billing, itemOf } from './billing.ts'
import { cardField } from './checkout-page.ts'
import { day, money } from './format.ts'
import type { Invoice, PlanChangeFlow, PortalSession, Price, Subscription } from './shapes.ts'
import { nameOf, prorate } from './subscriptions.ts'

const NOTICE = 'No money moves. Changes reach the application as they would from the real portal.'

interface Portal {
  billing: Billing
  portal: PortalSession
  path: string
  problem?: string
}

/** The hosted page where customers look after their subscription. */
export const portalPage = ({ billing, portal, path, problem }: Portal): Html => {
  const { ledger } = billing
  const subscriptions = [...ledger.subscriptions.values()].filter(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  )
  const invoices = [...ledger.invoices.values()]
    .filter(({ customer }) => customer === portal.customer)
    .reverse()
  return page({
    title: 'Billing',
    notice: NOTICE,
    body: html`
      <p><a href="${portal.return_url}">Back to your account</a></p>
      <h1>Your billing</h1>
      ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
      ${
        subscriptions.length === 0
          ? html`<p class="muted">There is no subscription at the moment.</p>`
          : subscriptions.map((subscription) =>
              subscriptionCard({ billing, portal, path }, subscription),
            )
      }
      <section class="card">
        <h2>Invoices</h2>
        ${invoiceList(invoices)}
      </section>`,
  })
}

const subscriptionCard = ({ billing, portal, path }: Portal, subscription: Subscription): Html => {
  const { price, current_period_end: periodEnd } = itemOf(subscription)
  const card = billing.ledger.cards.get(subscription.default_payment_method ?? '')
  const form = (action: string, body: Html) =>
    html`<form method="post" action="${path}/${action}"><input type="hidden" name="subscription" value="${subscription.id}">${body}</form>`
  return html`<section class="card">
      <p class="eyebrow">Current plan</p>
      <h2>${nameOf(billing, price)} ${
        subscription.status === 'past_due'
          ? html`<span class="badge late">Payment failed</span>`
          : ''
      }</h2>
      <p class="price">${money(price.unit_amount, price.currency)} <small>per ${price.recurring?.interval ?? 'month'}</small></p>
      <p class="muted">${
        subscription.cancel_at_period_end
          ? `Cancelled. It stays until ${day(periodEnd)}.`
          : `Renews on ${day(periodEnd)}.`
      } ${card ? `${card.brand} ending in ${card.last4}.` : ''}</p>
      <div class="actions">
        ${otherPrices(billing, portal, price).map((other) =>
          form(
            'change',
            html`<input type="hidden" name="price" value="${other.id}"><button type="submit">Change to ${nameOf(billing, other)} (${money(other.unit_amount, other.currency)})</button>`,
          ),
        )}
        ${
          subscription.cancel_at_period_end
            ? form('resume', html`<button class="primary" type="submit">Resume</button>`)
            : form('cancel', html`<button type="submit">Cancel plan</button>`)
        }
      </div>
      <hr class="rule">
      ${form('card', html`${cardField()}<button type="submit">Use this card</button>`)}
    </section>
    <section class="card tools">
      <h2>Turn the clock</h2>
      <p class="hint">Only a sandbox can do this: the paid period ends now, and is renewed, refused or over, as it would be on ${day(periodEnd)}.</p>
      ${form('end-period', html`<button type="submit">End the period now</button>`)}
    </section>`
}

const otherPrices = ({ ledger }: Billing, portal: PortalSession, current: Price): Price[] => {
  const update = ledger.configurations.get(portal.configuration)?.features.subscription_update
  if (!update?.enabled) return []
  return update.products
    .flatMap(({ prices }) => prices)
    .flatMap((id) => ledger.prices.get(id) ?? [])
    .filter((price) => price.id !== current.id)
}

const invoiceList = (invoices: Invoice[]): Html =>
  invoices.length === 0
    ? html`<p class="muted">No invoices yet.</p>`
    : html`<ul class="rows">${invoices.map(
        (invoice) => html`<li><a class="row" href="${invoice.hosted_invoice_url}">
          <strong>${invoice.lines.data[0]?.description}</strong>
          <span class="amount">${money(invoice.total, invoice.currency)}</span>
          <time>${invoice.number} · ${day(invoice.created)}</time>
          <span class="badge ${invoice.status === 'paid' ? '' : 'late'}">${invoice.status}</span>
        </a></li>`,
      )}</ul>`

interface Confirmation extends Portal {
  subscription: Subscription
  flow: PlanChangeFlow
  price: Price
}

/** Asks for one change of plan, with what it costs today. */
export const planChangePage = (confirmation: Confirmation): Html => {
  const { billing, path, problem, subscription, price } = confirmation
  const dueToday = Math.max(0, prorate(billing, subscription, price))
  return page({
    title: 'Confirm your new plan',
    notice: NOTICE,
    body: html`<div class="columns">
      <section>
        <p class="eyebrow">Change of plan</p>
        <h1>${nameOf(billing, price)}</h1>
        <p class="price">${money(price.unit_amount, price.currency)} <small>per ${price.recurring?.interval ?? 'month'}</small></p>
        <p class="muted">Instead of ${nameOf(billing, itemOf(subscription).price)}.</p>
      </section>
      <form class="card" method="post" action="${path}/confirm">
        <h2>${money(dueToday, price.currency)} due today</h2>
        <p class="muted">The difference for the rest of the period. The next full payment is on ${day(itemOf(subscription).current_period_end)}.</p>
        ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
        <button class="primary wide" type="submit">Pay</button>
        <button class="wide" type="submit" formaction="${path}/decline">Cancel</button>
      </form>
    </div>`,
  })
}

export const invoicePage = (invoice: Invoice): Html =>
  page({
    title: `Invoice ${invoice.number}`,
    notice: NOTICE,
    body: html`<div class="narrow">
      <p class="eyebrow">Invoice ${invoice.number}</p>
      <h1>${money(invoice.total, invoice.currency)}</h1>
      <p><span class="badge ${invoice.status === 'paid' ? '' : 'late'}">${invoice.status}</span></p>
      <dl>
        <dt>Date</dt><dd>${day(invoice.created)}</dd>
        <dt>For</dt><dd>${invoice.lines.data[0]?.description}</dd>
        <dt>Period</dt><dd>${day(invoice.period_start)} to ${day(invoice.period_end)}</dd>
      </dl>
    </div>`,
  })
