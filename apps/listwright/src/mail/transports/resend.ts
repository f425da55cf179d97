import { sendByResend } from '@listwright/letter'
import type { Transport } from './transport.ts'

/** Sends through Resend, as the function does that drains the outbox of a hosted project. */
export const resendTransport = (account: Parameters<typeof sendByResend>[0]): Transport => ({
  send: (mail) => sendByResend(account, mail),
})
