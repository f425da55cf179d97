import type { IssuedInvitation } from '@listwright/contracts'
import type { Draft } from '../_shared/mailer.ts'

export const invitationMail = (invitation: IssuedInvitation, siteUrl: string): Draft => {
  const { team_name, inviter_name, email, expires_at, token } = invitation
  const inviter = inviter_name ?? 'A colleague'
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: `${inviter} invites you to ${team_name}`,
    letter: {
      title: `Join ${team_name}`,
      preview: `${inviter} invites you to write listings together.`,
      paragraphs: [
        `${inviter} invites you to the team ${team_name} on Listwright. You will share properties, finished texts and custom tones.`,
        `Sign in or sign up as ${email} to accept. The invitation is good until ${until.format(new Date(expires_at))}.`,
      ],
      action: { label: 'Accept the invitation', url: `${siteUrl}/account?invitation=${token}` },
      footnote: `You get this because ${inviter} entered your address. If you do not know them, there is nothing to do.`,
    },
  }
}
