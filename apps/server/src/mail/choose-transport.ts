import type { Mail } from './mailer.ts'
import { resendTransport } from './transports/resend.ts'
import { sandboxTransport } from './transports/sandbox.ts'
import { smtpTransport } from './transports/smtp.ts'
import type { Transport } from './transports/transport.ts'

export interface MailSettings {
  /** The sender of all mails, such as 'Example <hello@example.com>'. */
  from: string
  resendApiKey?: string | undefined
  smtpUrl?: string | undefined
  /** Takes the mails when neither of the two is set. */
  mailbox?: { deliver(mail: Mail): unknown } | undefined
}

/** The transport that the settings ask for; nothing when there is no way out at all. */
export function chooseTransport(settings: MailSettings): Transport | undefined {
  const { from, resendApiKey, smtpUrl, mailbox } = settings
  if (resendApiKey) return resendTransport({ apiKey: resendApiKey, from })
  if (smtpUrl) return smtpTransport({ url: smtpUrl, from })
  if (mailbox) return sandboxTransport(mailbox)
  return undefined
}
