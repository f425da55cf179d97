import type { Database } from '../database/database.ts'
import type { Mail, Mailer } from './mailer.ts'

const SUBJECT_MAX = 500

/** Puts mails into the outbox, in the caller's transaction when there is one. */
export function createOutbox(database: Database): Mailer {
  return {
    async send(mail, within = database) {
      const { to, subject, text, html } = tidy(mail)
      await within.query(
        'insert into public.mail_outbox (to_address, subject, text, html) values ($1, $2, $3, $4)',
        [to, subject, text, html],
      )
    },
  }
}

/** A line break in a header would begin another header; names typed by people end up in subjects. */
const tidy = ({ to, subject, text, html }: Mail): Mail => ({
  to: to.trim(),
  subject: subject
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX),
  text,
  html,
})
