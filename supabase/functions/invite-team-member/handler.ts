import { issuedInvitation } from '@listwright/contracts'
import { z } from 'zod'
import { type Client, type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { createMailer, type Mailer } from '../_shared/mailer.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { invitationMail } from './mails.ts'

export interface Deps {
  clients: Clients
  mailer: Mailer
  siteUrl: string
  now: () => Date
}

const MINUTE_MS = 60_000

/** Invites someone into the caller's team and mails them the token; the caller never sees it. */
export const inviteTeamMember = ({ clients, mailer, siteUrl, now }: Deps) =>
  respond(async (request) => {
    const { email } = await readBody(request, z.object({ email: z.email().max(255) }))
    const id = answerOf(await clients.of(request).rpc('invite_member', { email }))
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const dedupeKey = `team-invitation:${id}:${minute}`
    // A second token would make the mail that is on its way worthless.
    if (await isOnItsWay(clients.platform, dedupeKey)) return { id }

    const issued = answerOf(
      await clients.platform.rpc('issue_invitation_token', { invitation_id: id }),
    )
    const invitation = issuedInvitation.parse(issued)
    await mailer.enqueue({
      ...invitationMail(invitation, siteUrl),
      to: invitation.email,
      dedupeKey,
    })
    return { id }
  })

const isOnItsWay = async (platform: Client, dedupeKey: string) =>
  answerOf(
    await platform.from('mail_outbox').select('id').eq('dedupe_key', dedupeKey).maybeSingle(),
  ) !== null

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  const clients = createClients(settings)
  return inviteTeamMember({
    clients,
    mailer: createMailer(clients.platform),
    siteUrl: settings.SITE_URL,
    now: () => new Date(),
  })
}
