import type { Factor, Identity, User } from './users.ts'

/** The user as the API shows it: optional instants only when set, never a hash or a token. */
export const renderUser = (user: User) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  ...present({
    email_confirmed_at: instant(user.email_confirmed_at),
    phone_confirmed_at: instant(user.phone_confirmed_at),
    confirmed_at: instant(user.email_confirmed_at ?? user.phone_confirmed_at),
    invited_at: instant(user.invited_at),
    confirmation_sent_at: instant(user.confirmation_sent_at),
    recovery_sent_at: instant(user.recovery_sent_at),
    new_email: user.email_change || undefined,
    email_change_sent_at: instant(user.email_change_sent_at),
    reauthentication_sent_at: instant(user.reauthentication_sent_at),
    last_sign_in_at: instant(user.last_sign_in_at),
    factors: user.factors.length > 0 ? user.factors.map(renderFactor) : undefined,
    banned_until: instant(user.banned_until),
    deleted_at: instant(user.deleted_at),
  }),
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  identities: user.identities.map(renderIdentity),
  created_at: instant(user.created_at),
  updated_at: instant(user.updated_at),
  is_anonymous: user.is_anonymous,
})

export const renderFactor = (factor: Factor) => ({
  id: factor.id,
  created_at: instant(factor.created_at),
  updated_at: instant(factor.updated_at),
  status: factor.status,
  factor_type: factor.factor_type,
  phone: factor.phone ?? '',
  ...present({
    friendly_name: factor.friendly_name || undefined,
    last_challenged_at: instant(factor.last_challenged_at),
  }),
})

const renderIdentity = (identity: Identity) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: instant(identity.last_sign_in_at),
  created_at: instant(identity.created_at),
  updated_at: instant(identity.updated_at),
  ...present({ email: identity.email ?? undefined }),
})

const instant = (value: string | null) => (value ? new Date(value).toISOString() : undefined)

const present = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
