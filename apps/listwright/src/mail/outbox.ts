import { letterSchema, subjectLine } from '@listwright/letter'
import type { Database, Mailer } from '@listwright/server'
import { type Seal, sealLetter } from './sealed-letter.ts'

/**
 * Puts mails into the outbox, in the caller's transaction when there is one. Their letters are sealed: the links and
 * codes in them open accounts, and a mail that cannot be sent may lie there for days.
 */
export const createOutbox = (database: Database, seal: Seal): Mailer => ({
  async enqueue({ to, subject, letter }, within = database) {
    await within.query(
      'insert into public.mail_outbox (to_address, subject, letter) values ($1, $2, $3::jsonb)',
      [to.trim(), subjectLine(subject), sealLetter(letterSchema.parse(letter), seal)],
    )
  },
})
