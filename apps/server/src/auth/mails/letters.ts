import type { Letter } from '@listwright/letter'

type SubjectAndLetter = Letter & { subject: string }

interface LetterFacts {
  productName: string
  url: string
  code: string
  /** The address a change is about. */
  newEmail?: string
  /** How long each works. */
  linkMinutes: number
  codeMinutes: number
}

const ignore = 'If you did not ask for this, you can ignore this mail: nothing changes without you.'
const lasts = ({ linkMinutes, codeMinutes }: LetterFacts) =>
  `The button works once and for ${inWords(linkMinutes)}, the code for ${inWords(codeMinutes)}.`
const inWords = (minutes: number) =>
  minutes >= 120 ? `${Math.round(minutes / 60)} hours` : `${minutes} minutes`

/** The letters that carry a token. */
export const letters = {
  signup: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `Confirm your address for ${facts.productName}`,
    title: 'Welcome! Please confirm your address',
    paragraphs: ['One click, and we know that this mailbox is yours.', lasts(facts)],
    action: { label: 'Confirm my address', url: facts.url },
    code: facts.code,
    footnote: ignore,
  }),
  invite: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `You are invited to ${facts.productName}`,
    title: 'You are invited',
    paragraphs: [
      `Somebody has made an account for you on ${facts.productName}. Accept the invitation to start.`,
      lasts(facts),
    ],
    action: { label: 'Accept the invitation', url: facts.url },
    code: facts.code,
    footnote: 'If you do not know why you got this, you can ignore it.',
  }),
  magiclink: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `Your sign-in link for ${facts.productName}`,
    title: 'Sign in with one click',
    paragraphs: ['Here is the sign-in link you asked for.', lasts(facts)],
    action: { label: 'Sign in', url: facts.url },
    code: facts.code,
    footnote: ignore,
  }),
  recovery: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `Reset your ${facts.productName} password`,
    title: 'Choose a new password',
    paragraphs: ['You asked to reset your password.', lasts(facts)],
    action: { label: 'Reset my password', url: facts.url },
    code: facts.code,
    footnote: ignore,
  }),
  email_change_current: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `Confirm the change of your ${facts.productName} address`,
    title: 'Change your address?',
    paragraphs: [
      `Your account is about to move to ${facts.newEmail ?? 'a new address'}. Please confirm here and in the mail we sent there.`,
      lasts(facts),
    ],
    action: { label: 'Confirm the change', url: facts.url },
    code: facts.code,
    footnote: 'If you did not ask for this, do not confirm, and change your password.',
  }),
  email_change_new: (facts: LetterFacts): SubjectAndLetter => ({
    subject: `Confirm your new ${facts.productName} address`,
    title: 'Confirm your new address',
    paragraphs: ['This mailbox was given as the new address of an account.', lasts(facts)],
    action: { label: 'Confirm this address', url: facts.url },
    code: facts.code,
    footnote: ignore,
  }),
  reauthentication: (facts: LetterFacts): SubjectAndLetter => ({
    // Without the code: subjects are kept in the outbox and shown on locked screens.
    subject: `Your ${facts.productName} code`,
    title: 'Is it you?',
    paragraphs: [
      'Enter this code to confirm what you are about to do.',
      `It works once and for ${inWords(facts.codeMinutes)}.`,
    ],
    code: facts.code,
    footnote: 'If you are not changing anything right now, somebody may know your password.',
  }),
}

const reset = 'If this was not you, reset your password now and check your second factors.'

/** The mails that tell people about a change of their account. */
export const notices = {
  password_changed: (productName: string): SubjectAndLetter => ({
    subject: `Your ${productName} password was changed`,
    title: 'Your password was changed',
    paragraphs: ['The password of your account is a new one. Other devices were signed out.'],
    footnote: reset,
  }),
  email_changed: (productName: string): SubjectAndLetter => ({
    subject: `The address of your ${productName} account was changed`,
    title: 'Your address was changed',
    paragraphs: ['Your account now has another address, and this one no longer opens it.'],
    footnote: reset,
  }),
  factor_enrolled: (productName: string): SubjectAndLetter => ({
    subject: `Two-factor sign-in is on for ${productName}`,
    title: 'A second factor was added',
    paragraphs: ['From now on, signing in asks for a code from your authenticator app.'],
    footnote: reset,
  }),
  factor_removed: (productName: string): SubjectAndLetter => ({
    subject: `A second factor was removed from your ${productName} account`,
    title: 'A second factor was removed',
    paragraphs: ['Signing in no longer asks for codes of the factor that was removed.'],
    footnote: reset,
  }),
  identity_linked: (productName: string): SubjectAndLetter => ({
    subject: `A new way to sign in to ${productName}`,
    title: 'A sign-in provider was linked',
    paragraphs: ['Your account can now also be opened with an account of another provider.'],
    footnote: reset,
  }),
}

export type Notice = keyof typeof notices
