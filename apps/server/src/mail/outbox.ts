import { letterSchema, subjectLine } from '@listwright/letter'
import type { Database } from '../database/database.ts'
import type { Mailer } from './mailer.ts'

/** Puts mails into the outbox, in the caller's transaction when there is one. */
export function createOutbox(database: Database): Mailer {
  return {
    async send({ to, subject, letter }, within = database) {
      await within.query(
        'insert into public.mail_outbox (to_address, subject, letter) values ($1, $2, $3::jsonb)',
        [to.trim(), subjectLine(subject), letterSchema.parse(letter)],
      )
    },
  }
}
