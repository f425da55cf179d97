import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import type { ReceivedMail } from './mailbox.ts'

const NOTICE = 'These mails were never sent. Anyone who can open this page can read them.'

export const mailboxPage = (mails: ReceivedMail[], to: string): Html =>
  page({
    title: 'Mailbox',
    notice: NOTICE,
    body: html`
      <h1>Mailbox</h1>
      <form class="actions search" method="get" action="/sandbox/mailbox" role="search">
        <label for="to">Sent to</label>
        <input id="to" name="to" type="search" value="${to}" placeholder="ann@example.test" autocomplete="off" spellcheck="false">
        <button type="submit">Show</button>
      </form>
      ${mails.length === 0 ? emptyState(to) : html`<ul class="rows">${mails.map(row)}</ul>`}`,
  })

const emptyState = (to: string): Html =>
  to
    ? html`<p class="muted">Nothing was sent to ${to} yet. <a href="/sandbox/mailbox">Show all mails</a></p>`
    : html`<p class="muted">Nothing was sent yet. Sign up or reset a password, then come back.</p>`

const row = (mail: ReceivedMail): Html => html`<li>
  <a class="row" href="/sandbox/mailbox/${mail.id}">
    <strong>${mail.subject}</strong>
    <time datetime="${mail.created_at}">${moment(mail.created_at)}</time>
    <span class="muted">${mail.to}</span>
  </a>
</li>`

export const mailPage = (mail: ReceivedMail): Html =>
  page({
    title: mail.subject,
    notice: NOTICE,
    body: html`
      <p><a href="/sandbox/mailbox">All mails</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>To</dt><dd>${mail.to}</dd>
        <dt>Sent</dt><dd><time datetime="${mail.created_at}">${moment(mail.created_at)}</time></dd>
      </dl>
      <iframe title="${mail.subject}" src="/sandbox/mailbox/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
      <hr class="rule">
      <h2>As plain text</h2>
      <pre class="card">${mail.text}</pre>`,
  })

const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(iso))
