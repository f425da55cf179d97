import type { Row } from '@listwright/contracts'
import { renderLetter, sendByResend } from '@listwright/letter'
import { type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings, type Settings } from '../_shared/env.ts'
import { FunctionError } from '../_shared/function-error.ts'
import { respond } from '../_shared/respond.ts'

type OutgoingMail = Pick<Row<'mail_outbox'>, 'id' | 'to_address' | 'subject' | 'letter'>

export interface Deps {
  clients: Clients
  /** Rejects when the mail was not taken. Nothing where no mail service is set up. */
  send: ((mail: OutgoingMail) => Promise<void>) | undefined
}

const BATCH = 20
const ROUNDS = 10

/**
 * Sends what is due in the outbox. For hosted projects, where a schedule calls this; the database gives the
 * mails to the service role only, so nobody else gets any work done here.
 */
export const deliverMail = ({ clients, send }: Deps) =>
  respond(async (request) => {
    const caller = clients.of(request)
    // A caller who may not send mails is refused before the settings are read, so the answer says nothing about them.
    answerOf(await caller.rpc('claim_mails', { n: 0 }))
    if (!send) throw new FunctionError(503, 'mail_not_configured', 'RESEND_API_KEY is not set.')
    const outcome = { sent: 0, failed: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const mails = answerOf(await caller.rpc('claim_mails', { n: BATCH }))
      for (const mail of mails) {
        const problem = await send(mail).then(
          () => undefined,
          (error: unknown) => String(error),
        )
        if (problem === undefined) {
          answerOf(await caller.rpc('mail_sent', { mail_id: mail.id }))
          outcome.sent += 1
        } else {
          answerOf(await caller.rpc('mail_failed', { mail_id: mail.id, reason: problem }))
          outcome.failed += 1
        }
      }
      if (mails.length < BATCH) break
    }
    return outcome
  })

const sender =
  ({ RESEND_API_URL: url, MAIL_FROM: from, APP_NAME: productName }: Settings, apiKey: string) =>
  ({ id, to_address: to, subject, letter }: OutgoingMail) =>
    sendByResend({ apiKey, from, url }, { id, to, subject, ...renderLetter(letter, productName) })

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return deliverMail({
    clients: createClients(settings),
    send: settings.RESEND_API_KEY ? sender(settings, settings.RESEND_API_KEY) : undefined,
  })
}
