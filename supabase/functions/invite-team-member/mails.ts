import type { InvitationDescription } from '@listwright/contracts'
import type { MailText } from '../_shared/mailer.ts'

/**
 * Strangers get this. What the inviter chose is one line in quotation marks; the rest is ours, and the address that the
 * inviter has confirmed. The database hands out only names that read as names.
 */
export const invitationMail = (invitation: InvitationDescription, siteUrl: string): MailText => {
  const { email, expires_at, inviter_email } = invitation
  const inviter = inviter_email ?? 'A colleague'
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: 'You are invited to a team on Listwright',
    letter: {
      title: 'Join a team',
      preview: 'Write listings together.',
      paragraphs: [
        `${inviter} invites you to a team on Listwright. You will share properties, finished texts and custom tones.`,
        ...namesIn(invitation),
        `Sign in or sign up as ${email} to accept. The invitation is good until ${until.format(new Date(expires_at))}.`,
      ],
      // The token follows when the mail leaves.
      action: { label: 'Accept the invitation', url: `${siteUrl}/account?invitation=` },
      footnote: `You get this because ${inviter} entered your address. If you do not know them, there is nothing to do.`,
    },
  }
}

const namesIn = ({ team_name, inviter_name, inviter_email }: InvitationDescription) => {
  const isNamed = inviter_name !== null && inviter_name !== inviter_email
  const names = [isNamed && `Invited by: “${inviter_name}”`, team_name && `Team: “${team_name}”`]
  const lines = names.filter(Boolean)
  return lines.length > 0 ? [lines.join('\n')] : []
}
