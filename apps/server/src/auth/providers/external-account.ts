import type { JWTPayload } from 'jose'
import type { Transaction } from '../../database/database.ts'
import type { MailDeps, RequestDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import type { RequestSource } from '../requests/request-source.ts'
import { audit } from '../users/audit.ts'
import { claimForProvider } from '../users/claim-account.ts'
import { confirmEmail } from '../users/confirm-email.ts'
import { insertIdentity } from '../users/identities.ts'
import { noteSignUp } from '../users/sign-ups.ts'
import {
  findUserByEmail,
  findUserById,
  getUser,
  insertUser,
  isBanned,
  type Metadata,
  type User,
} from '../users/users.ts'
import { type Provider, trustInEmail } from './providers.ts'

type Deps = RequestDeps & MailDeps

interface ExternalAccount {
  provider: Provider
  claims: JWTPayload
  /** The signed-in user who asked to link it. */
  linkTo?: string | null
  source: RequestSource
  /** Marks the browser that signs up, where the address has yet to be confirmed. */
  markBrowser: () => string
}

/** The user behind an account elsewhere: known, linked by a proven address, or new. */
export const userOfExternalAccount = async (
  auth: Deps,
  tx: Transaction,
  account: ExternalAccount,
): Promise<User> => {
  const data = identityData(account)
  const known = await findByIdentity(auth, tx, account, data)
  if (account.linkTo) {
    if (known && known !== account.linkTo) throw errors.identityExists()
    if (!known) await link(auth, tx, account.linkTo, account, data)
    return requireUnbanned(auth, await getUser(tx, account.linkTo))
  }
  if (known) return requireUnbanned(auth, await getUser(tx, known))

  const trust = trustInEmail(account.provider, account.claims)
  if (trust === 'unverified') throw errors.providerEmailUnverified()
  const existing = await findUserByEmail(tx, String(data.email))
  if (!existing) return createFrom(auth, tx, account, data, trust === 'owned')
  if (trust !== 'owned') throw errors.providerEmailUnverified()
  requireUnbanned(auth, existing)
  // Somebody signed up with an address they could not confirm; its owner must not share the account with them.
  if (!existing.email_confirmed_at) await claimForProvider(auth, tx, existing, data)
  await link(auth, tx, existing.id, account, data)
  return confirmEmail(auth, tx, await getUser(tx, existing.id))
}

const findByIdentity = async (
  auth: Deps,
  tx: Transaction,
  { provider, claims }: ExternalAccount,
  data: Metadata,
): Promise<string | undefined> => {
  const { rows } = await tx.query<{ user_id: string }>(
    `update auth.identities set identity_data = identity_data || $3::jsonb,
       last_sign_in_at = $4::timestamptz, updated_at = $4::timestamptz
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider.name, claims.sub, data, auth.now()],
  )
  const owner = rows[0] && (await findUserById(tx, rows[0].user_id))
  return owner?.id
}

const createFrom = async (
  auth: Deps,
  tx: Transaction,
  account: ExternalAccount,
  data: Metadata,
  isOwned: boolean,
): Promise<User> => {
  if (!auth.settings.signupsEnabled) throw errors.signupDisabled()
  const email = String(data.email)
  const newUser = { email, passwordHash: null, appMetadata: {}, userMetadata: data }
  const user = await insertUser(tx, newUser, auth.now())
  await insertIdentity(tx, identityOf(user.id, account, data), auth.now())
  const created = await getUser(tx, user.id)
  if (isOwned) return confirmEmail(auth, tx, created)
  await noteSignUp(auth, tx, { userId: user.id, browser: account.markBrowser() })
  return created
}

const link = async (
  auth: Deps,
  tx: Transaction,
  userId: string,
  account: ExternalAccount,
  data: Metadata,
) => {
  const user = await getUser(tx, userId)
  await insertIdentity(tx, identityOf(userId, account, data), auth.now())
  await audit(auth, tx, account.source, 'identity_linked', user, {
    provider: account.provider.name,
  })
  await auth.mails.sendNotice('identity_linked', user, tx)
}

const requireUnbanned = (auth: Deps, user: User): User => {
  if (isBanned(user, auth.now())) throw errors.banned(403)
  return user
}

const identityOf = (userId: string, { provider, claims }: ExternalAccount, data: Metadata) => ({
  userId,
  provider: provider.name,
  providerId: String(claims.sub),
  data,
})

const identityData = ({ provider, claims }: ExternalAccount): Metadata => {
  const text = (claim: unknown) =>
    typeof claim === 'string' ? claim.replaceAll('\0', '') : undefined
  const name = text(claims.name)
  const picture = text(claims.picture)
  const data = {
    iss: text(claims.iss),
    sub: claims.sub,
    provider_id: claims.sub,
    email: text(claims.email)?.toLowerCase(),
    email_verified: trustInEmail(provider, claims) === 'owned',
    phone_verified: false,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
  }
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
