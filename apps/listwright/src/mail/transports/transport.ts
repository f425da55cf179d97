/** A mail as it leaves, with the identity that stays the same over all attempts to send it. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** A way out. Rejects when the mail was not taken; it is then tried again. */
export interface Transport {
  send(mail: OutgoingMail): Promise<void>
  close?(): Promise<void> | void
}
