import { type Letter, letterSchema, subjectLine } from '@listwright/letter'
import type { Client } from './clients.ts'
import { answerOf } from './database-answer.ts'

export interface MailText {
  subject: string
  letter: Letter
}

interface Mail extends MailText {
  to: string
  /** At most one mail per key is ever sent. */
  dedupeKey: string
}

export interface Mailer {
  enqueue: (mail: Mail) => Promise<void>
}

/** Puts mails into the outbox, from where the platform sends them. */
export const createMailer = (platform: Client): Mailer => ({
  async enqueue({ to, subject, letter, dedupeKey }) {
    answerOf(
      await platform.from('mail_outbox').upsert(
        {
          to_address: to,
          subject: subjectLine(subject),
          letter: letterSchema.parse(letter),
          dedupe_key: dedupeKey,
        },
        { onConflict: 'dedupe_key', ignoreDuplicates: true },
      ),
    )
  },
})
