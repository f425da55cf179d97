import { betaInvite } from '@listwright/contracts'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { createMailer, type Mailer } from '../_shared/mailer.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { confirmationMail, noticeMail } from './mails.ts'

export interface Deps {
  clients: Pick<Clients, 'platform'>
  mailer: Mailer
  siteUrl: string
  operatorEmail: string | undefined
}

/**
 * Mails the agent and the operator about a request that was left in the database: once per address, with the
 * words that are stored. The answer is the same for every address, known or not.
 */
export const sendBetaInviteEmail = ({ clients, mailer, siteUrl, operatorEmail }: Deps) =>
  respond(async (request) => {
    const { email } = await readBody(request, betaInvite.pick({ email: true }))
    const [invite] = answerOf(await clients.platform.rpc('unmailed_beta_invite', { email }))
    if (invite) {
      const confirmation = confirmationMail(siteUrl)
      const dedupeKey = `beta-invite:${invite.id}`
      await mailer.enqueue({ ...confirmation, to: invite.email, dedupeKey })
      if (operatorEmail) {
        const notice = noticeMail(invite)
        await mailer.enqueue({ ...notice, to: operatorEmail, dedupeKey: `${dedupeKey}:notice` })
      }
      await markMailed(clients.platform, invite.id)
    }
    return { received: true }
  })

/** Last, so that a call that broke off before it is made good by the next one. */
const markMailed = async (platform: Client, id: string) =>
  answerOf(
    await platform
      .from('beta_invites')
      .update({ mailed_at: new Date().toISOString() })
      .eq('id', id),
  )

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  const clients = createClients(settings)
  return sendBetaInviteEmail({
    clients,
    mailer: createMailer(clients.platform),
    siteUrl: settings.SITE_URL,
    operatorEmail: settings.OPERATOR_EMAIL,
  })
}
