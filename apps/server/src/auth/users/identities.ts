import type { Transaction } from '../../database/database.ts'
import type { Metadata, User } from './users.ts'

interface NewIdentity {
  userId: string
  provider: string
  /** The provider's own id of the person. */
  providerId: string
  data: Metadata
}

export const insertIdentity = async (tx: Transaction, identity: NewIdentity, now: Date) => {
  await tx.query(
    `insert into auth.identities
       (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1::uuid, $2, $3, $4::jsonb, $5::timestamptz, $5::timestamptz, $5::timestamptz)`,
    [identity.userId, identity.provider, identity.providerId, identity.data, now],
  )
  await rememberProviders(tx, identity.userId)
}

/** The identity of somebody who signs in with their address: its provider id is the user's own. */
export const insertEmailIdentity = (
  tx: Transaction,
  userId: string,
  data: Metadata & { email: string },
  now: Date,
) =>
  insertIdentity(
    tx,
    {
      userId,
      provider: 'email',
      providerId: userId,
      data: { email_verified: false, phone_verified: false, ...data, sub: userId },
    },
    now,
  )

export const updateEmailIdentity = (
  tx: Transaction,
  userId: string,
  changes: Metadata,
  now: Date,
) =>
  tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3::timestamptz
     where user_id = $1::uuid and provider = 'email'`,
    [userId, changes, now],
  )

export const deleteIdentity = async (tx: Transaction, userId: string, identityId: string) => {
  await tx.query('delete from auth.identities where id = $1::uuid and user_id = $2::uuid', [
    identityId,
    userId,
  ])
  await rememberProviders(tx, userId)
}

/** What remains is the address itself, as the identity of whoever signs in with it. */
export const deleteProviderIdentities = async (tx: Transaction, user: User, now: Date) => {
  if (user.identities.every(({ provider }) => provider === 'email')) return
  await tx.query("delete from auth.identities where user_id = $1::uuid and provider <> 'email'", [
    user.id,
  ])
  const hasOwn = user.identities.some(({ provider }) => provider === 'email')
  if (hasOwn || !user.email) return void (await rememberProviders(tx, user.id))
  const data = { email: user.email, email_verified: user.email_confirmed_at !== null }
  await insertEmailIdentity(tx, user.id, data, now)
}

/** app_metadata names the providers in the order they were linked; the first is `provider`. */
const rememberProviders = (tx: Transaction, userId: string) =>
  tx.query(
    `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || (
       select jsonb_build_object('provider', (array_agg(p.provider order by p.since))[1],
         'providers', jsonb_agg(p.provider order by p.since))
       from (select provider, min(created_at) as since from auth.identities
         where user_id = u.id group by provider) p)
     where u.id = $1::uuid and exists (select from auth.identities where user_id = u.id)`,
    [userId],
  )
