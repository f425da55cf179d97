import { createTransport } from 'nodemailer'
import type { Transport } from './transport.ts'

interface Options {
  /** Such as smtps://user:password@mail.example.com:465. */
  url: string
  from: string
}

const TIMEOUT_MS = 20_000

/** Sends through a mail server. The message id is the mail's own, so receivers can tell a repetition. */
export const smtpTransport = ({ url, from }: Options): Transport => {
  const smtp = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.replace(/.*@/, '').replace(/[^\w.-].*/, '')
  return {
    async send({ id, to, subject, text, html }) {
      await smtp.sendMail({
        from,
        // An object is never parsed as a list of recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      })
    },
    close: () => smtp.close(),
  }
}
