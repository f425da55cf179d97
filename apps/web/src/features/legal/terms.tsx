import { FOUNDING_OFFER, PLAN_CARDS } from '@listwright/contracts'
import { formatPrice } from '@/lib/format.ts'
import { ContactLink } from './contact-link.tsx'
import type { Clause } from './legal-document.tsx'
import { Points } from './points.tsx'

const { free, starter, pro } = PLAN_CARDS

export const TERMS: readonly Clause[] = [
  {
    title: 'Agreement',
    text: (
      <>
        <p>
          These terms are a contract between you and Listwright (“we”, “us”). They govern your use
          of the website, the writing service and everything else we offer under the name Listwright
          (together, the “service”). By creating an account or using the service you accept them.
        </p>
        <p>
          If you use the service for a brokerage or a team, you accept these terms for it as well,
          and you confirm that you are allowed to do so.
        </p>
      </>
    ),
  },
  {
    title: 'Who may use the service',
    text: (
      <p>
        You must be at least 18 years old and able to enter into a binding contract. The service is
        made for real estate professionals; if your work requires a license, holding a valid one is
        your responsibility.
      </p>
    ),
  },
  {
    title: 'Your account',
    text: (
      <>
        <p>
          Give us correct details and keep them up to date. You are responsible for what happens
          under your account, so keep your password to yourself, and tell us at once when you
          believe someone else has used it. Two-factor authentication is available to every account,
          and we recommend it.
        </p>
        <p>One account belongs to one person. Sharing it with others is not permitted.</p>
      </>
    ),
  },
  {
    title: 'What the service does',
    text: (
      <>
        <p>
          You enter facts about a property and choose a tone. The service writes a property
          description and captions for social networks from those facts, and checks the wording for
          terms that fair housing law discourages.
        </p>
        <p>
          The check is an aid, not legal advice. Before you publish, read the text, correct it, and
          make sure that it is true and complies with the rules of your MLS, your brokerage, the
          network on which you publish, and the law, including the Fair Housing Act.
        </p>
      </>
    ),
  },
  {
    title: 'Plans and prices',
    text: (
      <>
        <p>The service is offered in three plans, billed per month and in advance:</p>
        <Points
          items={[
            `Free, ${formatPrice(free.price)}: content for up to ${free.listingsPerMonth} listings, for ${free.users} user. No credit card is needed.`,
            `Starter, ${formatPrice(starter.price)}: content for up to ${starter.listingsPerMonth} listings, for ${starter.users} user.`,
            `Pro, ${formatPrice(pro.price)}: unlimited listings, for up to ${pro.users} users in one team.`,
          ]}
        />
        <p>
          A founding agent who subscribed to Pro at {formatPrice(FOUNDING_OFFER.price)} per month
          while that offer ran keeps that price for as long as the subscription continues without
          interruption. We may change other prices for future billing periods, and announce it by
          mail at least 30 days ahead.
        </p>
      </>
    ),
  },
  {
    title: 'Billing, cancellation and refunds',
    text: (
      <>
        <p>
          Payments are handled by an outside payment provider; we never see or store your card
          number. A paid plan renews every month until you cancel it.
        </p>
        <p>
          You can cancel anytime from your account. You keep access until the end of the billing
          period that you have paid for; then the account continues on Free and nothing that you
          saved is deleted. There are no refunds for partial periods, except where the law requires
          one.
        </p>
      </>
    ),
  },
  {
    title: 'Your content',
    text: (
      <>
        <p>
          The facts you enter remain yours. So do the descriptions and captions written from them:
          as between you and us, you own them and may use them without limit, also after your
          account is closed.
        </p>
        <p>
          You give us the permission that we need to run the service for you: to store your content,
          to process it, and to show it to you and to the team that you belong to. You confirm that
          you have the right to enter what you enter.
        </p>
      </>
    ),
  },
  {
    title: 'Acceptable use',
    text: (
      <>
        <p>You agree not to</p>
        <Points
          items={[
            'publish statements that are false, misleading or discriminatory;',
            'enter personal data of others without a legal reason to do so;',
            'break into, overload, copy or resell the service, or get around the limits of a plan;',
            'use the service to build a product that competes with it.',
          ]}
        />
        <p>We may suspend an account that does, and will tell you why.</p>
      </>
    ),
  },
  {
    title: 'Our rights',
    text: (
      <p>
        The software, the design, the texts of the website and the name Listwright belong to us or
        to those who license them to us. These terms give you the right to use the service, and no
        other right to it.
      </p>
    ),
  },
  {
    title: 'Changes and availability',
    text: (
      <p>
        We improve the service continually and may change or end parts of it. We work to keep it
        available but do not promise that it is free of interruptions or errors. If we end the
        service altogether, you have at least 30 days to copy what you saved.
      </p>
    ),
  },
  {
    title: 'No warranty',
    text: (
      <p>
        To the extent the law allows, the service is provided “as is” and “as available”, without
        warranties of any kind, whether express or implied, including merchantability, fitness for a
        particular purpose and non-infringement. We do not promise that a text sells a property.
      </p>
    ),
  },
  {
    title: 'Limit of liability',
    text: (
      <p>
        To the extent the law allows, neither of us is liable to the other for indirect, incidental
        or consequential damages, or for lost profits or commissions. Our total liability for all
        claims about the service is capped at the fees you paid for it in the prior 12 months.
      </p>
    ),
  },
  {
    title: 'Indemnity',
    text: (
      <p>
        If someone makes a claim against us because of what you published or because you broke these
        terms, you cover our reasonable costs and the damages that are awarded, provided that we
        tell you about the claim promptly and let you take part in the defence.
      </p>
    ),
  },
  {
    title: 'Ending the agreement',
    text: (
      <p>
        You may close your account at any time. We may end the agreement if you break these terms
        and do not put it right within a reasonable time, or at once if the breach is serious. The
        clauses on your content, our rights, warranty, liability, indemnity and disputes continue to
        apply.
      </p>
    ),
  },
  {
    title: 'Disputes and governing law',
    text: (
      <>
        <p>
          These terms are governed by the law of the State of Georgia. Write to us first: most
          matters are settled by a mail.
        </p>
        <p>
          A dispute that we cannot settle is decided by binding arbitration in the State of Georgia,
          before a single arbitrator and for each claimant individually, not as a class. Either of
          us may still go to a small claims court, or ask a court to stop an infringement.
        </p>
      </>
    ),
  },
  {
    title: 'Changes to these terms',
    text: (
      <p>
        When we change these terms in a way that matters, we tell you by mail at least 30 days
        before. If you go on using the service afterwards, the new terms apply. If a clause turns
        out to be invalid, the others stay in force.
      </p>
    ),
  },
  {
    title: 'Contact',
    text: (
      <p>
        Questions about these terms go to <ContactLink />.
      </p>
    ),
  },
]
