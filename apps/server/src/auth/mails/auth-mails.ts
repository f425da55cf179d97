import type { Transaction } from '../../database/database.ts'
import { AuthError, errors } from '../errors.ts'
import { accountCounter, counterKey, networkCounter, type RateLimits } from '../rate-limits.ts'
import type { LimitSettings, SiteSettings, TokenSettings } from '../settings.ts'
import type { IssuedToken, Purpose } from '../tokens/issued-token.ts'
import type { User } from '../users/users.ts'
import { letters, type Notice, notices } from './letters.ts'
import type { Mailer } from './mailer.ts'

interface TokenMail {
  purpose: Purpose
  to: string
  issued: IssuedToken
  redirectTo: string
  newEmail?: string
}

type Addressee = Pick<User, 'email' | 'email_confirmed_at'>

/** Writes the mails of accounts into the outbox. */
export class AuthMails {
  constructor(
    readonly mailer: Mailer,
    readonly settings: SiteSettings & TokenSettings & LimitSettings,
    readonly limits: RateLimits,
  ) {}

  /**
   * Refuses a mail too soon after the last one, more than one mailbox is to get, and more than one network is to ask
   * for: whether or not the address has an account, since the refusal must not tell. The hourly budget of all is
   * only looked at; what uses it up are mails, not requests. Not within a transaction: refusals must be counted.
   */
  async admit(purpose: Purpose, email: string, network?: string, sender?: string): Promise<void> {
    const wait = await this.#waitFor(purpose, email)
    if (wait > 0) throw errors.mailTooSoon(wait)
    await this.#refuseExcess(email, network, sender)
  }

  /** Like `admit`, but returns false instead of refusing when the mail would come too soon. */
  async admitsNow(purpose: Purpose, email: string, network: string): Promise<boolean> {
    if ((await this.#waitFor(purpose, email)) > 0) return false
    await this.#refuseExcess(email, network)
    return true
  }

  /** The seconds until a mailbox may get another mail of this kind. */
  async #waitFor(purpose: Purpose, email: string): Promise<number> {
    const { mailIntervalSeconds: seconds } = this.settings
    if (seconds === 0) return 0
    return this.limits.waitFor({
      key: counterKey(`mail-${purpose}`, email),
      limit: { hits: 1, seconds },
    })
  }

  async #refuseExcess(email: string, network?: string, sender?: string): Promise<void> {
    const { limits } = this.settings
    const mailbox = accountCounter('mails', mailboxOf(email), limits.mailsPerMailbox)
    await this.limits.hit(mailbox, errors.tooManyMails)
    // A signed-in user can cause mails to other people's mailboxes; limited to as many as one mailbox may get.
    if (sender) {
      const sent = accountCounter('mails-by', sender, limits.mailsPerMailbox)
      await this.limits.hit(sent, errors.tooManyMails)
    }
    if (network) {
      const asked = networkCounter('mails', network, limits.mailsPerNetwork)
      await this.limits.hit(asked, errors.tooManyMails)
    }
    await this.limits.refuseExhausted(this.#budget, errors.tooManyMails)
  }

  /** Like `admit`, but returns false instead of refusing, where the requester must not learn about the mail. */
  async admits(...mail: Parameters<AuthMails['admit']>): Promise<boolean> {
    try {
      await this.admit(...mail)
      return true
    } catch (error) {
      if (error instanceof AuthError) return false
      throw error
    }
  }

  async sendToken(mail: TokenMail, tx: Transaction): Promise<void> {
    const { subject, ...letter } = letters[mail.purpose]({
      productName: this.settings.productName,
      url: verifyLink(this.settings, mail),
      code: mail.issued.code,
      linkMinutes: Math.round(this.settings.linkSeconds / 60),
      codeMinutes: Math.round(this.settings.codeSeconds / 60),
      ...(mail.newEmail && { newEmail: mail.newEmail }),
    })
    await this.mailer.enqueue({ to: mail.to, subject, letter }, tx)
    await this.limits.tally(this.#budget, tx)
  }

  get #budget() {
    return { key: 'mails', limit: this.settings.limits.mails }
  }

  /** Only to a confirmed address: an unconfirmed one may belong to somebody who has nothing to do with the account. */
  async sendNotice(notice: Notice, user: Addressee, tx: Transaction): Promise<void> {
    if (!user.email || !user.email_confirmed_at) return
    const { subject, ...letter } = notices[notice](this.settings.productName)
    await this.mailer.enqueue({ to: user.email, subject, letter }, tx)
  }
}

/** Built from settings only: what a request says of its host never reaches a mail. */
export const verifyLink = (
  settings: SiteSettings,
  { purpose, issued, redirectTo }: Pick<TokenMail, 'purpose' | 'issued' | 'redirectTo'>,
): string => {
  const query = new URLSearchParams({
    token: issued.token,
    type: linkType(purpose),
    redirect_to: redirectTo,
  })
  return `${settings.externalUrl}/verify?${query}`
}

/** Removes the `+tag` of an address, so that all its spellings count as one mailbox. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@')

export const linkType = (purpose: Purpose) =>
  purpose.startsWith('email_change') ? 'email_change' : purpose
