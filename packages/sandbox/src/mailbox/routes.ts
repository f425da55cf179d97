import { Hono } from 'hono'
import { PAGE_POLICY } from '../page.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxPage, mailPage } from './mailbox-page.ts'

/** A mail may show its styles and pictures, in a frame of our own pages, and run nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

export const mailboxRoutes = (mailbox: Mailbox): Hono => {
  const app = new Hono()

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', PAGE_POLICY)
    await next()
  })

  app.get('/mailbox.json', (c) =>
    c.json(
      mailbox.list(c.req.query('to')).map(({ to, subject, text, html, created_at }) => ({
        to,
        subject,
        text,
        html,
        created_at,
      })),
    ),
  )

  app.get('/mailbox', (c) => {
    const to = c.req.query('to') ?? ''
    return c.html(mailboxPage(mailbox.list(to), to))
  })

  app.get('/mailbox/:id', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.notFound()
  })

  app.get('/mailbox/:id/html', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) return c.notFound()
    c.header('content-security-policy', MAIL_POLICY)
    c.header('x-frame-options', 'SAMEORIGIN')
    // Links of a mail leave its frame, as they would leave a mail program.
    return c.html(mail.html.replace(/<head([^>]*)>/i, '<head$1><base target="_top">'))
  })

  return app
}
