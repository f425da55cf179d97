/** A limit: this many hits within this many seconds. */
export interface Limit {
  hits: number
  seconds: number
}

export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** The OpenID issuer; `/.well-known/openid-configuration` is read below it. */
  issuer: string
}

export interface SiteSettings {
  /** Where people are sent, and the only source of links in mails. */
  siteUrl: string
  /** Where this API is reached from outside, such as `https://example.test/auth/v1`. */
  externalUrl: string
  redirectAllowList: string[]
  /** Named in mails and authenticator apps. */
  productName: string
}

export interface SignUpSettings {
  signupsEnabled: boolean
  emailEnabled: boolean
  anonymousEnabled: boolean
  manualLinkingEnabled: boolean
  /** Addresses count as confirmed at once; sign-up then yields a session. */
  autoconfirm: boolean
  allowUnconfirmedSignIn: boolean
}

export interface PasswordSettings {
  passwordMinLength: number
  /** Groups of characters of which each must occur, such as `['abc', '0123456789']`. */
  passwordRequiredCharacters: string[]
  /** Refuses what is soon guessed: common passwords, keyboard paths, the own address, the product's name. */
  refuseGuessablePasswords: boolean
  /** A k-anonymity range endpoint for leaked passwords, such as `https://api.pwnedpasswords.com/range/`. */
  leakedPasswordsUrl: string | null
  /** Setting a new password needs a session younger than a day, or a mailed code. */
  reauthenticateForPassword: boolean
  requireCurrentPassword: boolean
  argon2: { memoryCost: number; timeCost: number; parallelism: number }
  /** Hashes computed at the same time; the others queue. */
  hashConcurrency: number
}

export interface SessionSettings {
  audience: string
  accessTokenSeconds: number
  refreshReuseSeconds: number
  /** 0 switches the rule off. */
  sessionInactivitySeconds: number
  sessionTimeboxSeconds: number
  singleSessionPerUser: boolean
}

export interface TokenSettings {
  /** How long a mailed link works, and how long the digits beside it, which are easier to guess. */
  linkSeconds: number
  codeSeconds: number
  codeLength: number
  flowSeconds: number
  authCodeSeconds: number
  /** A new address must be confirmed from the old one, too. */
  secureEmailChange: boolean
}

export interface FactorSettings {
  totpEnrolEnabled: boolean
  totpVerifyEnabled: boolean
  maxFactors: number
  challengeSeconds: number
  unverifiedFactorSeconds: number
}

export interface LimitSettings {
  mailIntervalSeconds: number
  limits: {
    /** Per account: wrong passwords, codes and second factors. */
    accountFailures: Limit
    /** Per network address. */
    addressFailures: Limit
    token: Limit
    verify: Limit
    /** Requests that may send a mail. */
    mailing: Limit
    anonymous: Limit
    factor: Limit
    /** Mails of accounts: all together, those one network may ask for, and those one mailbox gets. */
    mails: Limit
    mailsPerNetwork: Limit
    mailsPerMailbox: Limit
  }
  captcha: { verifyUrl: string; secret: string } | null
}

export interface ProviderChoices {
  providers: { google: ProviderSettings | null; azure: ProviderSettings | null }
}

export interface AuthSettings
  extends SiteSettings,
    SignUpSettings,
    PasswordSettings,
    SessionSettings,
    TokenSettings,
    FactorSettings,
    LimitSettings,
    ProviderChoices {
  /** Seals second-factor secrets and derives the keyed hashes; at least 32 characters. */
  encryptionKey: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Required = Pick<AuthSettings, 'siteUrl' | 'encryptionKey'>

/**
 * The defaults, with the given ones in their place.
 * @example authSettings({ siteUrl: 'http://127.0.0.1:3000', encryptionKey, passwordMinLength: 12 })
 */
export const authSettings = (given: Partial<AuthSettings> & Required): AuthSettings => {
  const settings: AuthSettings = {
    externalUrl: `${given.siteUrl.replace(/\/+$/, '')}/auth/v1`,
    redirectAllowList: [],
    productName: new URL(given.siteUrl).hostname,
    signupsEnabled: true,
    emailEnabled: true,
    anonymousEnabled: false,
    manualLinkingEnabled: false,
    autoconfirm: false,
    allowUnconfirmedSignIn: true,
    secureEmailChange: true,
    passwordMinLength: 6,
    passwordRequiredCharacters: [],
    refuseGuessablePasswords: false,
    leakedPasswordsUrl: null,
    reauthenticateForPassword: true,
    requireCurrentPassword: false,
    argon2: { memoryCost: 19456, timeCost: 2, parallelism: 1 },
    hashConcurrency: 1,
    audience: 'authenticated',
    accessTokenSeconds: HOUR,
    refreshReuseSeconds: 10,
    sessionInactivitySeconds: 30 * DAY,
    sessionTimeboxSeconds: 0,
    singleSessionPerUser: false,
    linkSeconds: HOUR,
    codeSeconds: 10 * MINUTE,
    codeLength: 6,
    flowSeconds: 10 * MINUTE,
    authCodeSeconds: 5 * MINUTE,
    totpEnrolEnabled: true,
    totpVerifyEnabled: true,
    maxFactors: 10,
    challengeSeconds: 5 * MINUTE,
    unverifiedFactorSeconds: 5 * MINUTE,
    mailIntervalSeconds: MINUTE,
    limits: defaultLimits,
    providers: { google: null, azure: null },
    captcha: null,
    ...given,
  }
  // The digits beside a link never outlive it.
  return { ...settings, codeSeconds: Math.min(settings.codeSeconds, settings.linkSeconds) }
}

/**
 * GoTrue's rates per network. Sign-ins may use up a whole hour's share at once, since one office is one network;
 * what sends mails comes in bursts of five minutes.
 */
export const defaultLimits: AuthSettings['limits'] = {
  accountFailures: { hits: 10, seconds: 15 * MINUTE },
  addressFailures: { hits: 30, seconds: 5 * MINUTE },
  token: { hits: 1800, seconds: HOUR },
  verify: { hits: 360, seconds: HOUR },
  mailing: { hits: 30, seconds: 5 * MINUTE },
  anonymous: { hits: 30, seconds: HOUR },
  factor: { hits: 15, seconds: MINUTE },
  mails: { hits: 1000, seconds: HOUR },
  mailsPerNetwork: { hits: 100, seconds: HOUR },
  mailsPerMailbox: { hits: 20, seconds: HOUR },
}
