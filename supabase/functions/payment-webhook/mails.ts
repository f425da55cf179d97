import { PAST_DUE_GRACE_DAYS, PLAN_CARDS, PLANS, type Plan } from '@listwright/contracts'
import type { MailText } from '../_shared/mailer.ts'
import type { PaymentEvent } from '../_shared/payments.ts'

const FOOTNOTE = 'You get this because it concerns the billing of your Listwright account.'

export const planChangedMail = (from: Plan, to: Plan, siteUrl: string): MailText => {
  const { name, includes } = PLAN_CARDS[to]
  const isBetter = PLANS.indexOf(to) > PLANS.indexOf(from)
  const subject = isBetter ? `Welcome to the ${name}` : `You are now on the ${name}`
  return {
    subject,
    letter: {
      title: subject,
      preview: `${includes.join(', ')}.`,
      paragraphs: [
        isBetter
          ? `Thank you. The ${name} is yours from now on, with everything that comes with it:`
          : `Your ${PLAN_CARDS[from].name} has ended. Nothing of what you wrote is gone; from now on this is included:`,
      ],
      points: [...includes],
      action: isBetter
        ? { label: 'Write a listing', url: `${siteUrl}/generate` }
        : { label: 'See your plan', url: `${siteUrl}/account` },
      footnote: FOOTNOTE,
    },
  }
}

type FailedInvoice = NonNullable<PaymentEvent['failedInvoice']>

export const paymentFailedMail = (
  { amount, payUrl }: FailedInvoice,
  siteUrl: string,
): MailText => ({
  subject: 'Your payment did not go through',
  letter: {
    title: 'Your payment did not go through',
    preview: `We could not charge ${amount}. Your plan stays on for now.`,
    paragraphs: [
      `We tried to charge ${amount} for your plan, and your card was refused. This often has a simple cause, such as an expired card.`,
      `We will try again in the next days. Your plan stays as it is for ${PAST_DUE_GRACE_DAYS} days; after that you are on the Free Plan until the payment succeeds. Nothing is deleted.`,
    ],
    action: { label: 'Check your card', url: payUrl ?? `${siteUrl}/account` },
    footnote: FOOTNOTE,
  },
})
