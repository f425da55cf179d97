import type { OutgoingMail, Transport } from './transport.ts'

/** The part of the sandbox mailbox that sending needs. */
interface SandboxMailbox {
  deliver(mail: Omit<OutgoingMail, 'id'>): unknown
}

const REMEMBERED = 1_000

/** 'Sends' into the sandbox mailbox, once per mail. */
export const sandboxTransport = (mailbox: SandboxMailbox): Transport => {
  const delivered = new Set<string>()
  return {
    async send({ id, to, subject, text, html }) {
      if (delivered.has(id)) return
      mailbox.deliver({ to, subject, text, html })
      delivered.add(id)
      for (const oldest of delivered) {
        if (delivered.size <= REMEMBERED) break
        delivered.delete(oldest)
      }
    },
  }
}
