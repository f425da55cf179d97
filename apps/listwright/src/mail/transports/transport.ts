/** A mail as it leaves, with the identity that stays the same over all attempts to send it. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** A mail transport. Rejects if the mail was not accepted; it is then tried again. */
export interface Transport {
  send(mail: OutgoingMail): Promise<void>
  close?(): Promise<void> | void
}
