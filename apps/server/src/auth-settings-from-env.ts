import type { Sandbox } from '@listwright/sandbox'
import { type AuthSettings, authSettings, type ProviderSettings } from './auth/settings.ts'
import type { Settings } from './env.ts'

/** The identity providers that are configured, or the sandbox's stand-ins for those that are not. */
export function authSettingsFromEnv(
  settings: Settings,
  encryptionKey: string,
  sandbox: Sandbox | undefined,
): AuthSettings {
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret } = settings
  return authSettings({
    siteUrl: settings.SITE_URL,
    encryptionKey,
    productName: settings.APP_NAME,
    redirectAllowList: settings.REDIRECT_ALLOW_LIST,
    signupsEnabled: settings.SIGNUPS_ENABLED,
    anonymousEnabled: settings.ANONYMOUS_SIGN_INS,
    autoconfirm: settings.AUTOCONFIRM,
    allowUnconfirmedSignIn: !settings.REQUIRE_CONFIRMED_EMAIL,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    refuseGuessablePasswords: settings.REFUSE_GUESSABLE_PASSWORDS,
    leakedPasswordsUrl: settings.LEAKED_PASSWORDS_URL ?? null,
    captcha: verifyUrl && secret ? { verifyUrl, secret } : null,
    providers: {
      google:
        provider(
          settings.GOOGLE_CLIENT_ID,
          settings.GOOGLE_CLIENT_SECRET,
          settings.GOOGLE_ISSUER,
        ) ??
        sandbox?.identity.google ??
        null,
      azure:
        provider(settings.AZURE_CLIENT_ID, settings.AZURE_CLIENT_SECRET, settings.AZURE_ISSUER) ??
        sandbox?.identity.azure ??
        null,
    },
  })
}

const provider = (
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string,
): ProviderSettings | undefined =>
  clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined
