import { readFile } from 'node:fs/promises'
import { authSettings, defaultLimits } from '@listwright/server'
import { expect, it } from 'vitest'
import { faultsOf } from '../testing/faults-of.ts'
import { readSettings } from './env.ts'

const KEY = 'an encryption key for tests, long enough'
const settingsOf = (environment: Record<string, string>) =>
  authSettings({
    ...readSettings(environment).auth,
    siteUrl: 'http://127.0.0.1:3000',
    encryptionKey: KEY,
  })

it('an operator who sets nothing gets the defaults', () => {
  const siteUrl = 'http://127.0.0.1:3000'
  expect(settingsOf({})).toEqual(authSettings({ siteUrl, encryptionKey: KEY }))
})

it('[SEC-AUTH-13] the README names the limits of mails that hold unless set', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const { mails, mailsPerNetwork, mailsPerMailbox } = defaultLimits
  expect(readme).toContain(
    `| \`AUTH_RATE_LIMIT_EMAIL_SENT\`, \`…_PER_NETWORK\`, \`…_PER_MAILBOX\` | ${mails.hits}, ${mailsPerNetwork.hits}, ${mailsPerMailbox.hits} |`,
  )
})

it.each([
  ['AUTH_DISABLE_SIGNUP', 'true', { signupsEnabled: false }],
  ['AUTH_EXTERNAL_EMAIL_ENABLED', 'false', { emailEnabled: false }],
  ['AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED', 'true', { anonymousEnabled: true }],
  [
    'AUTH_URI_ALLOW_LIST',
    'https://a.test/*, https://b.test',
    {
      redirectAllowList: ['https://a.test/*', 'https://b.test'],
    },
  ],
  ['AUTH_MAILER_AUTOCONFIRM', 'true', { autoconfirm: true }],
  ['AUTH_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS', 'false', { allowUnconfirmedSignIn: false }],
  ['AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED', 'false', { secureEmailChange: false }],
  ['AUTH_MAILER_OTP_EXP', '24h', { linkSeconds: 86_400, codeSeconds: 600 }],
  ['AUTH_MAILER_OTP_EXP', '300', { linkSeconds: 300, codeSeconds: 300 }],
  ['AUTH_MAILER_CODE_EXP', '30m', { codeSeconds: 1800 }],
  ['AUTH_MAILER_OTP_LENGTH', '8', { codeLength: 8 }],
  ['AUTH_SMTP_MAX_FREQUENCY', '1s', { mailIntervalSeconds: 1 }],
  ['AUTH_PASSWORD_MIN_LENGTH', '12', { passwordMinLength: 12 }],
  [
    'AUTH_PASSWORD_REQUIRED_CHARACTERS',
    'abc:0123:!\\:',
    {
      passwordRequiredCharacters: ['abc', '0123', '!:'],
    },
  ],
  ['AUTH_PASSWORD_REFUSE_GUESSABLE', 'true', { refuseGuessablePasswords: true }],
  [
    'AUTH_PASSWORD_HIBP_ENABLED',
    'true',
    {
      leakedPasswordsUrl: 'https://api.pwnedpasswords.com/range/',
    },
  ],
  [
    'AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION',
    'false',
    {
      reauthenticateForPassword: false,
    },
  ],
  [
    'AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD',
    'true',
    {
      requireCurrentPassword: true,
    },
  ],
  ['AUTH_JWT_EXP', '600', { accessTokenSeconds: 600 }],
  ['AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL', '0', { refreshReuseSeconds: 0 }],
  ['AUTH_SESSIONS_TIMEBOX', '24h', { sessionTimeboxSeconds: 86_400 }],
  ['AUTH_SESSIONS_INACTIVITY_TIMEOUT', '1h30m', { sessionInactivitySeconds: 5400 }],
  ['AUTH_SESSIONS_SINGLE_PER_USER', 'true', { singleSessionPerUser: true }],
  ['AUTH_SECURITY_MANUAL_LINKING_ENABLED', 'true', { manualLinkingEnabled: true }],
  ['AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION', '120', { authCodeSeconds: 120 }],
  ['AUTH_MFA_TOTP_ENROLL_ENABLED', 'false', { totpEnrolEnabled: false }],
  ['AUTH_MFA_TOTP_VERIFY_ENABLED', 'false', { totpVerifyEnabled: false }],
  ['AUTH_MFA_MAX_ENROLLED_FACTORS', '3', { maxFactors: 3 }],
  ['AUTH_MFA_CHALLENGE_EXPIRY_DURATION', '60', { challengeSeconds: 60 }],
  ['AUTH_MFA_FACTOR_EXPIRY_DURATION', '10m', { unverifiedFactorSeconds: 600 }],
])('%s=%s is heeded', (name, value, expected) => {
  expect(settingsOf({ [name]: value })).toMatchObject(expected)
})

it.each([
  ['AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', { factor: { hits: 7, seconds: 60 } }],
  ['AUTH_RATE_LIMIT_EMAIL_SENT', { mails: { hits: 7, seconds: 3600 } }],
  ['AUTH_RATE_LIMIT_TOKEN_REFRESH', { token: { hits: 84, seconds: 3600 } }],
  ['AUTH_RATE_LIMIT_VERIFY', { verify: { hits: 84, seconds: 3600 } }],
  ['AUTH_RATE_LIMIT_OTP', { mailing: { hits: 7, seconds: 300 } }],
  ['AUTH_RATE_LIMIT_ANONYMOUS_USERS', { anonymous: { hits: 7, seconds: 3600 } }],
  ['AUTH_RATE_LIMIT_ACCOUNT_FAILURES', { accountFailures: { hits: 7, seconds: 900 } }],
  ['AUTH_RATE_LIMIT_ADDRESS_FAILURES', { addressFailures: { hits: 7, seconds: 300 } }],
])('%s=7 is a limit', (name, expected) => {
  expect(settingsOf({ [name]: '7' }).limits).toMatchObject(expected)
})

it('a captcha and a provider are there once both halves are set', () => {
  const whole = settingsOf({
    AUTH_SECURITY_CAPTCHA_VERIFY_URL: 'https://captcha.test/verify',
    AUTH_SECURITY_CAPTCHA_SECRET: 'c',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
  })
  expect(whole.captcha).toEqual({ verifyUrl: 'https://captcha.test/verify', secret: 'c' })
  expect(whole.providers).toEqual({
    google: { clientId: 'g', clientSecret: 's', issuer: 'https://accounts.google.com' },
    azure: null,
  })
  expect(faultsOf({ AZURE_CLIENT_SECRET: 's', AUTH_SECURITY_CAPTCHA_SECRET: 'c' })).toEqual([
    'AZURE_CLIENT_ID: missing, although AZURE_CLIENT_SECRET is set',
    'AUTH_SECURITY_CAPTCHA_VERIFY_URL: missing, although AUTH_SECURITY_CAPTCHA_SECRET is set',
  ])
})

const SECONDS = 'or written like 90s, 15m, 24h or 30d'
it.each([
  ['AUTH_DISABLE_SIGNUP', 'perhaps', 'must be true or false'],
  ['AUTH_PASSWORD_MIN_LENGTH', '5', 'must be a whole number from 6 to 72'],
  ['AUTH_PASSWORD_MIN_LENGTH', 'six', 'must be a whole number from 6 to 72'],
  ['AUTH_MAILER_OTP_LENGTH', '6.5', 'must be a whole number from 6 to 10'],
  ['AUTH_RATE_LIMIT_VERIFY', '0', 'must be a whole number of at least 1'],
  ['AUTH_MAILER_OTP_EXP', '2d', `must be a time in seconds from 60 to 86400, ${SECONDS}`],
  ['AUTH_SESSIONS_TIMEBOX', '-1', `must be a time in seconds of at least 0, ${SECONDS}`],
  ['AUTH_SESSIONS_TIMEBOX', '1 day', `must be a time in seconds of at least 0, ${SECONDS}`],
  [
    'AUTH_PASSWORD_REQUIRED_CHARACTERS',
    'abc::1',
    'must be groups of characters, parted by single :',
  ],
  ['AUTH_PASSWORD_HIBP_URL', 'pwned', 'must be an address that begins with http:// or https://'],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(faultsOf({ [name]: value })).toEqual([`${name}: ${sentence}`])
})
