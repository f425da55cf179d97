import { type AuthSettings, defaultLimits, type ProviderSettings } from '@listwright/server'
import { z } from 'zod'
import { duration, flag, integer, list } from './setting-kinds.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LEAKED_PASSWORDS = 'https://api.pwnedpasswords.com/range/'

type Limits = AuthSettings['limits']
/** What one setting of the environment decides; everything else keeps the server's default. */
type Part = Partial<Omit<AuthSettings, 'limits'>> & { limits?: Partial<Limits> }

/** The parser of a setting, and what its value decides. */
const sets = <T>(kind: z.ZodType<T>, decide: (value: T) => Part) =>
  kind.transform(decide).optional()

const perHour = (hits: number) => ({ hits, seconds: HOUR })
const perFiveMinutes = (hits: number) => ({ hits, seconds: 5 * MINUTE })
// A whole office may sign in within a minute, so the limit is counted per hour.
const perFiveMinutesOfAnHour = (hits: number) => perHour(12 * hits)
const limit = (name: keyof Limits, of: (hits: number) => Limits[keyof Limits]) =>
  sets(integer(1), (hits) => ({ limits: { [name]: of(hits) } }))

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

/** Groups of characters, parted by `:`; a colon itself is `\:`. */
const characterGroups = z
  .string()
  .transform((text) => text.split(/(?<!\\):/).map((group) => group.replaceAll('\\:', ':')))
  .refine((groups) => groups.every(Boolean), 'must be groups of characters, parted by single :')

/** The settings of accounts. `AUTH_X` means what `GOTRUE_X` means to Supabase's own auth server. */
const parts = {
  AUTH_DISABLE_SIGNUP: sets(flag, (isOff) => ({ signupsEnabled: !isOff })),
  AUTH_EXTERNAL_EMAIL_ENABLED: sets(flag, (emailEnabled) => ({ emailEnabled })),
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: sets(flag, (anonymousEnabled) => ({ anonymousEnabled })),
  AUTH_URI_ALLOW_LIST: sets(list, (redirectAllowList) => ({ redirectAllowList })),

  AUTH_MAILER_AUTOCONFIRM: sets(flag, (autoconfirm) => ({ autoconfirm })),
  AUTH_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: sets(flag, (allowUnconfirmedSignIn) => ({
    allowUnconfirmedSignIn,
  })),
  AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: sets(flag, (secureEmailChange) => ({
    secureEmailChange,
  })),
  AUTH_MAILER_OTP_EXP: sets(duration(MINUTE, DAY), (linkSeconds) => ({ linkSeconds })),
  AUTH_MAILER_CODE_EXP: sets(duration(MINUTE, DAY), (codeSeconds) => ({ codeSeconds })),
  AUTH_MAILER_OTP_LENGTH: sets(integer(6, 10), (codeLength) => ({ codeLength })),
  AUTH_SMTP_MAX_FREQUENCY: sets(duration(0, DAY), (mailIntervalSeconds) => ({
    mailIntervalSeconds,
  })),

  AUTH_PASSWORD_MIN_LENGTH: sets(integer(6, 72), (passwordMinLength) => ({ passwordMinLength })),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: sets(characterGroups, (passwordRequiredCharacters) => ({
    passwordRequiredCharacters,
  })),
  AUTH_PASSWORD_REFUSE_GUESSABLE: sets(flag, (refuseGuessablePasswords) => ({
    refuseGuessablePasswords,
  })),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: sets(
    flag,
    (reauthenticateForPassword) => ({ reauthenticateForPassword }),
  ),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: sets(flag, (requireCurrentPassword) => ({
    requireCurrentPassword,
  })),

  AUTH_JWT_EXP: sets(duration(MINUTE, 7 * DAY), (accessTokenSeconds) => ({ accessTokenSeconds })),
  AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: sets(duration(0, HOUR), (refreshReuseSeconds) => ({
    refreshReuseSeconds,
  })),
  AUTH_SESSIONS_TIMEBOX: sets(duration(0), (sessionTimeboxSeconds) => ({ sessionTimeboxSeconds })),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: sets(duration(0), (sessionInactivitySeconds) => ({
    sessionInactivitySeconds,
  })),
  AUTH_SESSIONS_SINGLE_PER_USER: sets(flag, (singleSessionPerUser) => ({ singleSessionPerUser })),

  AUTH_SECURITY_MANUAL_LINKING_ENABLED: sets(flag, (manualLinkingEnabled) => ({
    manualLinkingEnabled,
  })),
  AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: sets(duration(MINUTE, HOUR), (authCodeSeconds) => ({
    authCodeSeconds,
  })),

  AUTH_MFA_TOTP_ENROLL_ENABLED: sets(flag, (totpEnrolEnabled) => ({ totpEnrolEnabled })),
  AUTH_MFA_TOTP_VERIFY_ENABLED: sets(flag, (totpVerifyEnabled) => ({ totpVerifyEnabled })),
  AUTH_MFA_MAX_ENROLLED_FACTORS: sets(integer(1, 100), (maxFactors) => ({ maxFactors })),
  AUTH_MFA_CHALLENGE_EXPIRY_DURATION: sets(duration(30, HOUR), (challengeSeconds) => ({
    challengeSeconds,
  })),
  AUTH_MFA_FACTOR_EXPIRY_DURATION: sets(duration(30, DAY), (unverifiedFactorSeconds) => ({
    unverifiedFactorSeconds,
  })),

  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: limit('factor', (hits) => ({ hits, seconds: MINUTE })),
  AUTH_RATE_LIMIT_EMAIL_SENT: limit('mails', perHour),
  AUTH_RATE_LIMIT_EMAIL_SENT_PER_NETWORK: limit('mailsPerNetwork', perHour),
  AUTH_RATE_LIMIT_EMAIL_SENT_PER_MAILBOX: limit('mailsPerMailbox', perHour),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: limit('token', perFiveMinutesOfAnHour),
  AUTH_RATE_LIMIT_VERIFY: limit('verify', perFiveMinutesOfAnHour),
  AUTH_RATE_LIMIT_OTP: limit('mailing', perFiveMinutes),
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: limit('anonymous', perHour),
  AUTH_RATE_LIMIT_ACCOUNT_FAILURES: limit('accountFailures', (hits) => ({
    hits,
    seconds: 15 * MINUTE,
  })),
  AUTH_RATE_LIMIT_ADDRESS_FAILURES: limit('addressFailures', perFiveMinutes),
}

/** Settings that mean something only together. */
const pairs = {
  AUTH_PASSWORD_HIBP_ENABLED: flag.default(false),
  AUTH_PASSWORD_HIBP_URL: webAddress.default(LEAKED_PASSWORDS),
  AUTH_SECURITY_CAPTCHA_VERIFY_URL: webAddress.optional(),
  AUTH_SECURITY_CAPTCHA_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  AZURE_CLIENT_ID: z.string().optional(),
  AZURE_CLIENT_SECRET: z.string().optional(),
  AZURE_ISSUER: webAddress.default('https://login.microsoftonline.com/common/v2.0'),
}

type Paired = z.output<z.ZodObject<typeof pairs>>

const HALVES = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'],
  ['AUTH_SECURITY_CAPTCHA_VERIFY_URL', 'AUTH_SECURITY_CAPTCHA_SECRET'],
] as const

/** The environment's settings of accounts, in the server's own words. */
export const authEnvironment = z
  .object({ ...parts, ...pairs })
  .superRefine((settings, context) => {
    for (const pair of HALVES) {
      for (const [index, name] of pair.entries()) {
        const other = pair[1 - index]
        if (settings[name] && other && !settings[other]) {
          const message = `missing, although ${name} is set`
          context.addIssue({ code: 'custom', path: [other], message })
        }
      }
    }
  })
  .transform((settings): Partial<AuthSettings> => {
    const decided = Object.keys(parts).flatMap((name) => {
      const part = settings[name as keyof typeof parts]
      return part ? [part] : []
    })
    const limits = Object.assign({}, defaultLimits, ...decided.map((part) => part.limits))
    return Object.assign({}, ...decided, pairedSettings(settings), { limits })
  })

const pairedSettings = (settings: Paired): Partial<AuthSettings> => {
  const { AUTH_SECURITY_CAPTCHA_VERIFY_URL: verifyUrl, AUTH_SECURITY_CAPTCHA_SECRET: secret } =
    settings
  return {
    leakedPasswordsUrl: settings.AUTH_PASSWORD_HIBP_ENABLED
      ? settings.AUTH_PASSWORD_HIBP_URL
      : null,
    captcha: verifyUrl && secret ? { verifyUrl, secret } : null,
    providers: {
      google: provider(
        settings.GOOGLE_CLIENT_ID,
        settings.GOOGLE_CLIENT_SECRET,
        settings.GOOGLE_ISSUER,
      ),
      azure: provider(
        settings.AZURE_CLIENT_ID,
        settings.AZURE_CLIENT_SECRET,
        settings.AZURE_ISSUER,
      ),
    },
  }
}

const provider = (
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string,
): ProviderSettings | null => (clientId && clientSecret ? { clientId, clientSecret, issuer } : null)
