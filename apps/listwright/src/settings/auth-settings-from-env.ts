import type { Sandbox } from '@listwright/sandbox'
import { type AuthSettings, authSettings, type ProviderSettings } from '@listwright/server'
import type { Settings } from './env.ts'

/** The operator's settings of accounts, in the words of the auth service. */
export function authSettingsFromEnv(
  settings: Settings,
  encryptionKey: string,
  sandbox: Sandbox | undefined,
): AuthSettings {
  return authSettings({
    siteUrl: settings.SITE_URL,
    encryptionKey,
    productName: settings.APP_NAME,
    redirectAllowList: settings.AUTH_URI_ALLOW_LIST,
    signupsEnabled: !settings.AUTH_DISABLE_SIGNUP,
    emailEnabled: settings.AUTH_EXTERNAL_EMAIL_ENABLED,
    anonymousEnabled: settings.AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    manualLinkingEnabled: settings.AUTH_SECURITY_MANUAL_LINKING_ENABLED,
    autoconfirm: settings.AUTH_MAILER_AUTOCONFIRM,
    allowUnconfirmedSignIn: settings.AUTH_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS,
    secureEmailChange: settings.AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    linkSeconds: settings.AUTH_MAILER_OTP_EXP,
    codeSeconds: Math.min(settings.AUTH_MAILER_CODE_EXP, settings.AUTH_MAILER_OTP_EXP),
    codeLength: settings.AUTH_MAILER_OTP_LENGTH,
    mailIntervalSeconds: settings.AUTH_SMTP_MAX_FREQUENCY,
    ...passwordRules(settings),
    ...sessionRules(settings),
    ...factorRules(settings),
    limits: rateLimits(settings),
    captcha: captchaOf(settings),
    providers: providersOf(settings, sandbox),
  })
}

const passwordRules = (settings: Settings) => ({
  passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
  passwordRequiredCharacters: settings.AUTH_PASSWORD_REQUIRED_CHARACTERS,
  refuseGuessablePasswords: settings.AUTH_PASSWORD_REFUSE_GUESSABLE,
  leakedPasswordsUrl: settings.AUTH_PASSWORD_HIBP_ENABLED ? settings.AUTH_PASSWORD_HIBP_URL : null,
  reauthenticateForPassword: settings.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
  requireCurrentPassword: settings.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
})

const sessionRules = (settings: Settings) => ({
  accessTokenSeconds: settings.AUTH_JWT_EXP,
  refreshReuseSeconds: settings.AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
  sessionTimeboxSeconds: settings.AUTH_SESSIONS_TIMEBOX,
  sessionInactivitySeconds: settings.AUTH_SESSIONS_INACTIVITY_TIMEOUT,
  singleSessionPerUser: settings.AUTH_SESSIONS_SINGLE_PER_USER,
  authCodeSeconds: settings.AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION,
})

const factorRules = (settings: Settings) => ({
  totpEnrolEnabled: settings.AUTH_MFA_TOTP_ENROLL_ENABLED,
  totpVerifyEnabled: settings.AUTH_MFA_TOTP_VERIFY_ENABLED,
  maxFactors: settings.AUTH_MFA_MAX_ENROLLED_FACTORS,
  challengeSeconds: settings.AUTH_MFA_CHALLENGE_EXPIRY_DURATION,
  unverifiedFactorSeconds: settings.AUTH_MFA_FACTOR_EXPIRY_DURATION,
})

const MINUTE = 60
const HOUR = 60 * MINUTE
const perHour = (hits: number) => ({ hits, seconds: HOUR })
const perFiveMinutes = (hits: number) => ({ hits, seconds: 5 * MINUTE })
// An office comes back from lunch at once: the rate holds over the hour.
const perFiveMinutesOfAnHour = (hits: number) => perHour(12 * hits)

const rateLimits = (settings: Settings): AuthSettings['limits'] => ({
  accountFailures: { hits: settings.AUTH_RATE_LIMIT_ACCOUNT_FAILURES, seconds: 15 * MINUTE },
  addressFailures: { hits: settings.AUTH_RATE_LIMIT_ADDRESS_FAILURES, seconds: 5 * MINUTE },
  token: perFiveMinutesOfAnHour(settings.AUTH_RATE_LIMIT_TOKEN_REFRESH),
  verify: perFiveMinutesOfAnHour(settings.AUTH_RATE_LIMIT_VERIFY),
  mailing: perFiveMinutes(settings.AUTH_RATE_LIMIT_OTP),
  anonymous: perHour(settings.AUTH_RATE_LIMIT_ANONYMOUS_USERS),
  factor: { hits: settings.AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY, seconds: MINUTE },
  mails: perHour(settings.AUTH_RATE_LIMIT_EMAIL_SENT),
  mailsPerNetwork: perHour(settings.AUTH_RATE_LIMIT_EMAIL_SENT_PER_NETWORK),
  mailsPerMailbox: perHour(settings.AUTH_RATE_LIMIT_EMAIL_SENT_PER_MAILBOX),
})

function captchaOf({
  AUTH_SECURITY_CAPTCHA_VERIFY_URL: verifyUrl,
  AUTH_SECURITY_CAPTCHA_SECRET: secret,
}: Settings): AuthSettings['captcha'] {
  return verifyUrl && secret ? { verifyUrl, secret } : null
}

/** Those that are configured, or the sandbox's stand-ins for those that are not. */
function providersOf(settings: Settings, sandbox: Sandbox | undefined): AuthSettings['providers'] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = settings
  const { AZURE_CLIENT_ID, AZURE_CLIENT_SECRET, AZURE_ISSUER } = settings
  const google = provider(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER)
  const azure = provider(AZURE_CLIENT_ID, AZURE_CLIENT_SECRET, AZURE_ISSUER)
  return {
    google: google ?? sandbox?.identity.google ?? null,
    azure: azure ?? sandbox?.identity.azure ?? null,
  }
}

const provider = (
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string,
): ProviderSettings | undefined =>
  clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined
