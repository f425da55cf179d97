import type { Sandbox } from '@listwright/sandbox'
import type { Settings } from '../settings/env.ts'
import { resendTransport } from './transports/resend.ts'
import { sandboxTransport } from './transports/sandbox.ts'
import { smtpTransport } from './transports/smtp.ts'
import type { Transport } from './transports/transport.ts'

/** The configured mail transport, or the sandbox mailbox. */
export const mailTransport = (settings: Settings, sandbox: Sandbox | undefined): Transport => {
  const { RESEND_API_KEY, RESEND_API_URL, SMTP_URL, MAIL_FROM: from } = settings
  if (RESEND_API_KEY) {
    return resendTransport({ apiKey: RESEND_API_KEY, from, url: RESEND_API_URL })
  }
  if (SMTP_URL) return smtpTransport({ url: SMTP_URL, from })
  if (sandbox) return sandboxTransport(sandbox.mailbox)
  throw new Error('Without RESEND_API_KEY or SMTP_URL, mails need the sandbox')
}
