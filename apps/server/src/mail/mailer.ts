import type { Transaction } from '../database/database.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Puts mails into the outbox; they leave once the transaction has committed. */
export interface Mailer {
  send(mail: Mail, within?: Transaction): Promise<void>
}
