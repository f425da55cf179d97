import type { Transaction } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { errors } from '../errors.ts'
import type { IssuedToken, Purpose } from '../one-time-tokens.ts'
import { counterKey, type RateLimits } from '../rate-limits.ts'
import type { AuthSettings } from '../settings.ts'
import type { User } from '../users.ts'
import { letters, type Notice, notices } from './letters.ts'

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
    readonly settings: AuthSettings,
    readonly limits: RateLimits,
  ) {}

  /**
   * Refuses a mail too soon after the last one, whether or not the address has an account:
   * the refusal must not tell. Not within a transaction, since refusals must be counted.
   */
  async admit(purpose: Purpose, email: string): Promise<void> {
    const { mailIntervalSeconds: seconds, limits } = this.settings
    if (seconds > 0) {
      const key = counterKey(`mail-${purpose}`, email)
      await this.limits.hit({ key, limit: { hits: 1, seconds } }, errors.mailTooSoon)
    }
    await this.limits.hit({ key: 'mails', limit: limits.mails }, errors.tooManyMails)
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
    await this.mailer.send({ to: mail.to, subject, letter }, tx)
  }

  /** Only to an address that is known to be the user's: others would be told of a stranger's doings. */
  async sendNotice(notice: Notice, user: Addressee, tx: Transaction): Promise<void> {
    if (!user.email || !user.email_confirmed_at) return
    const { subject, ...letter } = notices[notice](this.settings.productName)
    await this.mailer.send({ to: user.email, subject, letter }, tx)
  }
}

/** Built from settings only: what a request says of its host never reaches a mail. */
export function verifyLink(
  settings: AuthSettings,
  { purpose, issued, redirectTo }: Pick<TokenMail, 'purpose' | 'issued' | 'redirectTo'>,
): string {
  const query = new URLSearchParams({
    token: issued.token,
    type: linkType(purpose),
    redirect_to: redirectTo,
  })
  return `${settings.externalUrl}/verify?${query}`
}

export const linkType = (purpose: Purpose) =>
  purpose.startsWith('email_change') ? 'email_change' : purpose
