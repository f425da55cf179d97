import type { Client } from './clients.ts'
import { answerOf } from './database-answer.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** At most one mail per key is ever sent. */
  dedupeKey: string
}

export interface Mailer {
  enqueue: (mail: Mail) => Promise<void>
}

/** Puts mails into the outbox, from where the platform sends them. */
export const createMailer = (platform: Client): Mailer => ({
  async enqueue({ to, subject, text, html, dedupeKey }) {
    answerOf(
      await platform
        .from('mail_outbox')
        .upsert(
          { to_address: to, subject: oneLine(subject), text, html, dedupe_key: dedupeKey },
          { onConflict: 'dedupe_key', ignoreDuplicates: true },
        ),
    )
  },
})

/** Names typed by people end up in subjects; a line break there would begin another header. */
const oneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500)
