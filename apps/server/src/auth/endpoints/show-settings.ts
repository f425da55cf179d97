import type { ProviderDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'

type Deps = RequestDeps & ProviderDeps

/** GET /settings: what a client may know of how accounts work here. */
export const showSettings =
  ({ settings }: Deps): Endpoint =>
  (c) =>
    c.json({
      external: {
        anonymous_users: settings.anonymousEnabled,
        azure: settings.providers.azure !== null,
        email: settings.emailEnabled,
        google: settings.providers.google !== null,
        phone: false,
      },
      disable_signup: !settings.signupsEnabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    })
