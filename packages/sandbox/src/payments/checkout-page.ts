import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { money } from './format.ts'
import type { CheckoutSession, Price } from './shapes.ts'
import { TEST_CARDS } from './test-cards.ts'

interface Checkout {
  session: CheckoutSession
  price: Price
  name: string
  path: string
  problem?: string
}

/** The hosted page where a subscription is bought. */
export const checkoutPage = ({ session, price, name, path, problem }: Checkout): Html =>
  page({
    title: 'Checkout',
    notice: 'No money moves and no card number is kept.',
    body: html`<div class="columns">
      <section>
        <p class="eyebrow">Subscribe</p>
        <h1>${name}</h1>
        <p class="price">${money(session.amount_total, session.currency)} <small>per ${price.recurring?.interval ?? 'month'}</small></p>
        <p class="muted">Billed ${price.recurring?.interval === 'year' ? 'yearly' : 'monthly'} until you cancel.</p>
      </section>
      <form class="card" method="post" action="${path}/pay">
        <h2>Pay with a test card</h2>
        ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
        ${session.customer_email ? html`<p class="muted">${session.customer_email}</p>` : ''}
        ${cardField()}
        <button class="primary wide" type="submit">Pay</button>
        <button class="wide" type="submit" formaction="${path}/cancel" formnovalidate>Cancel</button>
      </form>
    </div>`,
  })

export const cardField = (): Html => html`<label for="card">Card number</label>
  <input id="card" name="card" value="4242 4242 4242 4242" inputmode="numeric" autocomplete="off"
    maxlength="23" required aria-describedby="cards">
  <dl class="test-cards" id="cards">${TEST_CARDS.map(
    ({ number, what }) => html`<dt>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt><dd>${what}</dd>`,
  )}</dl>`

/** Shown for a session that is paid, expired or unknown. */
export const closedPage = (message: string, backTo?: string): Html =>
  page({
    title: 'Nothing to do here',
    notice: 'No money moves and no card number is kept.',
    body: html`<div class="narrow">
      <h1>Nothing to do here</h1>
      <p>${message}</p>
      ${backTo ? html`<a class="button" href="${backTo}">Go back</a>` : ''}
    </div>`,
  })
