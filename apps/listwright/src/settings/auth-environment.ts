import { z } from 'zod'
import { duration, flag, integer, list } from './setting-kinds.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

/** The settings of accounts. `AUTH_X` means what `GOTRUE_X` means to Supabase's own auth server. */
export const authEnvironment = {
  AUTH_DISABLE_SIGNUP: flag.default(false),
  AUTH_EXTERNAL_EMAIL_ENABLED: flag.default(true),
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag.default(false),
  AUTH_URI_ALLOW_LIST: list.default([]),

  AUTH_MAILER_AUTOCONFIRM: flag.default(false),
  AUTH_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: flag.default(true),
  AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag.default(true),
  AUTH_MAILER_OTP_EXP: duration(MINUTE, DAY).default(HOUR),
  AUTH_MAILER_CODE_EXP: duration(MINUTE, DAY).default(10 * MINUTE),
  AUTH_MAILER_OTP_LENGTH: integer(6, 10).default(6),
  AUTH_SMTP_MAX_FREQUENCY: duration(0, DAY).default(MINUTE),

  AUTH_PASSWORD_MIN_LENGTH: integer(6, 72).default(6),
  /** Groups of characters of which each must occur, parted by `:`; a colon itself is `\:`. */
  AUTH_PASSWORD_REQUIRED_CHARACTERS: z
    .string()
    .transform((text) => text.split(/(?<!\\):/).map((group) => group.replaceAll('\\:', ':')))
    .refine((groups) => groups.every(Boolean), 'must be groups of characters, parted by single :')
    .default([]),
  AUTH_PASSWORD_REFUSE_GUESSABLE: flag.default(false),
  AUTH_PASSWORD_HIBP_ENABLED: flag.default(false),
  AUTH_PASSWORD_HIBP_URL: webAddress.default('https://api.pwnedpasswords.com/range/'),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag.default(true),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag.default(false),

  AUTH_JWT_EXP: duration(MINUTE, 7 * DAY).default(HOUR),
  AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: duration(0, HOUR).default(10),
  AUTH_SESSIONS_TIMEBOX: duration(0).default(0),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: duration(0).default(30 * DAY),
  AUTH_SESSIONS_SINGLE_PER_USER: flag.default(false),

  AUTH_SECURITY_MANUAL_LINKING_ENABLED: flag.default(false),
  AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: duration(MINUTE, HOUR).default(5 * MINUTE),

  AUTH_MFA_TOTP_ENROLL_ENABLED: flag.default(true),
  AUTH_MFA_TOTP_VERIFY_ENABLED: flag.default(true),
  AUTH_MFA_MAX_ENROLLED_FACTORS: integer(1, 100).default(10),
  AUTH_MFA_CHALLENGE_EXPIRY_DURATION: duration(30, HOUR).default(5 * MINUTE),
  AUTH_MFA_FACTOR_EXPIRY_DURATION: duration(30, DAY).default(5 * MINUTE),
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: integer(1).default(15),

  AUTH_RATE_LIMIT_EMAIL_SENT: integer(1).default(1000),
  AUTH_RATE_LIMIT_EMAIL_SENT_PER_NETWORK: integer(1).default(100),
  AUTH_RATE_LIMIT_EMAIL_SENT_PER_MAILBOX: integer(1).default(20),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: integer(1).default(150),
  AUTH_RATE_LIMIT_VERIFY: integer(1).default(30),
  AUTH_RATE_LIMIT_OTP: integer(1).default(30),
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: integer(1).default(30),
  AUTH_RATE_LIMIT_ACCOUNT_FAILURES: integer(1).default(10),
  AUTH_RATE_LIMIT_ADDRESS_FAILURES: integer(1).default(30),

  AUTH_SECURITY_CAPTCHA_VERIFY_URL: webAddress.optional(),
  AUTH_SECURITY_CAPTCHA_SECRET: z.string().optional(),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  AZURE_CLIENT_ID: z.string().optional(),
  AZURE_CLIENT_SECRET: z.string().optional(),
  AZURE_ISSUER: webAddress.default('https://login.microsoftonline.com/common/v2.0'),
}

const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'],
  ['AUTH_SECURITY_CAPTCHA_VERIFY_URL', 'AUTH_SECURITY_CAPTCHA_SECRET'],
] as const

type Pairs = Partial<Record<(typeof PAIRS)[number][number], string | undefined>>

/** Settings that do nothing without their other half. */
export const halfSetPairs = (settings: Pairs): string[] =>
  PAIRS.flatMap((pair) =>
    pair.flatMap((name, index) => {
      const other = pair[1 - index]
      return settings[name] && other && !settings[other]
        ? [`${other}: missing, although ${name} is set`]
        : []
    }),
  )
