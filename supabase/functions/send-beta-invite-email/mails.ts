import type { MailText } from '../_shared/mailer.ts'

interface Invite {
  full_name: string
  email: string
  company: string | null
}

/** In our words alone: whoever asked may have typed an address, and a name, that are not theirs. */
export const confirmationMail = (siteUrl: string): MailText => ({
  subject: 'Your request to join the Founding Agent Group',
  letter: {
    title: 'Thank you for your interest',
    preview: "We'll follow up with access shortly.",
    paragraphs: [
      "Thanks! We'll follow up with access shortly. Keep an eye on your inbox for your invitation.",
      "We're inviting 3 agents to test our instant listing generator before public launch.",
    ],
    action: { label: 'See what it does', url: siteUrl },
    footnote:
      'You get this because this address was entered on our invite page. If that was not you, there is nothing to do.',
  },
})

/** What strangers typed is in the list of facts, and nowhere else. */
export const noticeMail = ({ full_name, email, company }: Invite): MailText => ({
  subject: 'A request to join the Founding Agent Group',
  letter: {
    title: 'Someone asks to join',
    preview: 'A new request came in.',
    paragraphs: ['A new request for the Founding Agent Group came in.'],
    facts: [
      ['Full name', full_name],
      ['Email', email],
      ['Company', company || 'not given'],
    ],
    footnote: 'You get this because you run Listwright.',
  },
})
