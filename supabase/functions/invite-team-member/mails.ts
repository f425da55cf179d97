import type { InvitationDescription } from '@listwright/contracts'
import type { MailText } from '../_shared/mailer.ts'

const NAME_MAX = 60

export const invitationMail = (invitation: InvitationDescription, siteUrl: string): MailText => {
  const { email, expires_at, inviter_email } = invitation
  const inviter = plainName(invitation.inviter_name) ?? inviter_email ?? 'A colleague'
  const team = plainName(invitation.team_name) ?? 'their team'
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: `${inviter} invites you to ${team}`,
    letter: {
      title: `Join ${team}`,
      preview: `${inviter} invites you to write listings together.`,
      paragraphs: [
        `${inviter} invites you to the team ${team} on Listwright. You will share properties, finished texts and custom tones.`,
        `Sign in or sign up as ${email} to accept. The invitation is good until ${until.format(new Date(expires_at))}.`,
      ],
      // The token follows when the mail leaves.
      action: { label: 'Accept the invitation', url: `${siteUrl}/account?invitation=` },
      footnote: `You get this because ${inviter_email ?? inviter} entered your address. If you do not know them, there is nothing to do.`,
    },
  }
}

/** A name that reads as one. Whatever could pass for a link or a message of its own is not sent to strangers. */
const plainName = (name: string | null): string | undefined =>
  name && name.length <= NAME_MAX && !/[/\\@<>\p{Cc}]|\p{L}\.\p{L}{2}/u.test(name)
    ? name
    : undefined
