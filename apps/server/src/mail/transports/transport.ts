import type { Mail } from '../mailer.ts'

/** A mail with the identity that stays the same over all attempts to send it. */
export interface OutgoingMail extends Mail {
  id: string
}

/** A way out. Rejects when the mail was not taken; it is then tried again. */
export interface Transport {
  send(mail: OutgoingMail): Promise<void>
  close?(): Promise<void> | void
}
