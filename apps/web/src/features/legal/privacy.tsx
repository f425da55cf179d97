import { ContactLink } from './contact-link.tsx'
import type { Clause } from './legal-document.tsx'
import { Points } from './points.tsx'

export const PRIVACY: readonly Clause[] = [
  {
    title: 'In short',
    text: (
      <p>
        We store what you enter because the service cannot work without it. We do not sell it, we
        show no advertisements, and no tracker follows you through this website. The rest of this
        page says the same at length.
      </p>
    ),
  },
  {
    title: 'Who this policy is for',
    text: (
      <p>
        It covers visitors of the website and holders of an account. The service is meant for users
        who are 18 or older. We do not knowingly collect data of anyone younger; if you believe that
        we have, write to us and we delete it.
      </p>
    ),
  },
  {
    title: 'What we collect',
    text: (
      <Points
        items={[
          'Your account: email address, password (stored only as a hash), and, if you give them, your full name and company.',
          'If you sign in with Google or Microsoft: the name and email address that they confirm to us.',
          'Your work: the properties you enter, the texts written from them, and the tones you make.',
          'Your plan: which one, since when and until when. Card details stay with the payment provider.',
          'Security records: the time and network address of a sign-in, and the second factor if you use one.',
          'Requests for the Founding Agent Group: full name, email address and, if you give it, company.',
        ]}
      />
    ),
  },
  {
    title: 'What we use it for',
    text: (
      <Points
        items={[
          'To write, save and show your content, to you and to the team that you belong to.',
          'To sign you in, to protect your account, and to recover it when you lose your password.',
          'To count what your plan includes, and to bill it.',
          'To send the mails that you need, and, if you switched them on, those that you want.',
          'To find and repair faults.',
        ]}
      />
    ),
  },
  {
    title: 'What we do not do',
    text: (
      <p>
        We do not sell personal data or share it for advertising. We do not train language models on
        your properties or your texts. We do not read your content, unless you ask us to help with
        it or the law obliges us.
      </p>
    ),
  },
  {
    title: 'Who else handles data',
    text: (
      <>
        <p>A few companies work for us, under contract and only on our instructions:</p>
        <Points
          items={[
            'a hosting provider, which keeps the database and the backups;',
            'a card payment provider, which handles payments under its own privacy policy;',
            'a mail provider, which delivers our messages;',
            'a language model provider, only where that option is switched on; the built-in writer sends nothing anywhere.',
          ]}
        />
        <p>
          The photographs on the landing page come from an image host, which sees your network
          address when your browser fetches them.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and local storage',
    text: (
      <p>
        We set no advertising or analytics cookies. Your browser’s local storage keeps your session,
        your choice of light or dark, text that you have not saved yet, and, until you log out,
        copies of your work for when there is no network.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    text: (
      <p>
        Your account and your work are kept until you delete them. After that they are gone from the
        service at once and from backups within 30 days. Invoices are kept as long as tax law
        requires. Security records are kept for 12 months.
      </p>
    ),
  },
  {
    title: 'How we protect it',
    text: (
      <p>
        Connections are encrypted, passwords are hashed, and the database itself refuses your rows
        to everyone but you and your team. You can add a second factor, and lock your data to the
        network that you sign in from. If your data is ever affected by a breach, we tell you
        without delay.
      </p>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <>
        <p>
          Wherever you live, you may ask us for a copy of your data, have it corrected or deleted,
          take it with you, or object to a use of it. Much of this you can do yourself on the
          account page.
        </p>
        <p>
          For the rest, write to <ContactLink />. Requests are answered within 30 days, at no cost,
          and nobody is treated worse for making one. You may also complain to the authority that
          supervises data protection where you live.
        </p>
      </>
    ),
  },
  {
    title: 'Where data is processed',
    text: (
      <p>
        The service runs in the United States. If you use it from elsewhere, your data is
        transferred there under the safeguards that your law provides for.
      </p>
    ),
  },
  {
    title: 'Changes to this policy',
    text: (
      <p>
        When we change this policy in a way that matters, we tell you by mail before it takes
        effect. The date at the top says which version you are reading.
      </p>
    ),
  },
  {
    title: 'Contact',
    text: (
      <p>
        Questions about privacy go to <ContactLink />.
      </p>
    ),
  },
]
