import { Resend } from 'resend'
import type { Transport } from './transport.ts'

interface Options {
  apiKey: string
  from: string
  /** Another address than the real service's, for tests. */
  baseUrl?: string
}

/** Sends through Resend; a repeated attempt is the same mail to it. */
export function resendTransport({ apiKey, from, baseUrl }: Options): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : undefined)
  return {
    async send({ id, to, subject, text, html }) {
      const { error } = await resend.emails.send(
        { from, to: [to], subject, text, html },
        { idempotencyKey: id },
      )
      if (error) throw new Error(`Resend refused the mail: ${error.message}`)
    },
  }
}
