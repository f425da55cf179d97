import type { Letter } from '@listwright/letter'
import type { Transaction } from '../../database/database.ts'

interface Mail {
  to: string
  subject: string
  letter: Letter
}

/** Puts mails into the outbox; they leave once the transaction has committed. */
export interface Mailer {
  enqueue(mail: Mail, within?: Transaction): Promise<void>
}
