import { invitationDescription } from '@listwright/contracts'
import { letterSchema, subjectLine } from '@listwright/letter'
import { z } from 'zod'
import { type Clients, createClients } from '../_shared/clients.ts'
import { answerOf } from '../_shared/database-answer.ts'
import { readSettings } from '../_shared/env.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { invitationMail } from './mails.ts'

export interface Deps {
  clients: Clients
  siteUrl: string
  now: () => Date
}

const MINUTE_MS = 60_000

/** Invites someone into the caller's team by mail. The token is made when that mail leaves; the caller never sees it. */
export const inviteTeamMember = ({ clients, siteUrl, now }: Deps) =>
  respond(async (request) => {
    const { email } = await readBody(request, z.object({ email: z.email().max(255) }))
    const id = answerOf(await clients.of(request).rpc('invite_member', { email }))
    const invitation = z
      .nullable(invitationDescription)
      .parse(answerOf(await clients.platform.rpc('describe_invitation', { invitation_id: id })))
    // Withdrawn meanwhile.
    if (!invitation) return { id }
    const { subject, letter } = invitationMail(invitation, siteUrl)
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    answerOf(
      await clients.platform.rpc('mail_invitation', {
        invitation_id: id,
        subject: subjectLine(subject),
        letter: letterSchema.parse(letter),
        // A second token would make the mail that is on its way worthless.
        dedupe_key: `team-invitation:${id}:${minute}`,
      }),
    )
    return { id }
  })

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return inviteTeamMember({
    clients: createClients(settings),
    siteUrl: settings.SITE_URL,
    now: () => new Date(),
  })
}
