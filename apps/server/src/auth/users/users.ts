import type { Transaction } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-error.ts'
import { errors } from '../errors.ts'

export type Metadata = Record<string, unknown>

export interface Identity {
  id: string
  provider_id: string
  user_id: string
  identity_data: Metadata
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

export interface Factor {
  id: string
  friendly_name: string
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  phone: string | null
  last_challenged_at: string | null
}

/** A row of auth.users with what belongs to it. Instants are ISO texts. */
export interface User {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  reauthentication_sent_at: string | null
  last_sign_in_at: string | null
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  created_at: string
  updated_at: string
  banned_until: string | null
  deleted_at: string | null
  is_anonymous: boolean
  identities: Identity[]
  factors: Factor[]
}

export const findUserById = (tx: Transaction, id: string) =>
  findUser(tx, 'select * from auth.user_by_id($1::uuid)', id)

export const findUserByEmail = (tx: Transaction, email: string) =>
  findUser(tx, 'select * from auth.user_by_email($1)', email)

export const getUser = async (tx: Transaction, id: string): Promise<User> => {
  const user = await findUserById(tx, id)
  if (!user) throw errors.userNotFound()
  return user
}

export const listUsers = async (tx: Transaction, page: number, perPage: number) => {
  const { rows } = await tx.query<User>(
    `select * from auth.user_records where deleted_at is null
     order by created_at desc, id limit $1::int offset $2::bigint`,
    [perPage, (page - 1) * perPage],
  )
  const counted = await tx.query<{ total: number }>(
    'select count(*)::int as total from auth.users where deleted_at is null',
  )
  return { users: rows, total: counted.rows[0]?.total ?? 0 }
}

interface NewUser {
  id?: string
  email: string | null
  phone?: string | null
  passwordHash: string | null
  appMetadata: Metadata
  userMetadata: Metadata
  isAnonymous?: boolean
  role?: string
}

/** Throws `email_exists` when somebody else was faster. */
export const insertUser = async (tx: Transaction, user: NewUser, now: Date): Promise<User> => {
  const { rows } = await tx
    .query<{ id: string }>(
      `insert into auth.users (id, email, phone, encrypted_password, raw_app_meta_data,
         raw_user_meta_data, is_anonymous, role, created_at, updated_at)
       values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8,
         $9::timestamptz, $9::timestamptz)
       returning id`,
      [
        user.id ?? null,
        user.email,
        user.phone ?? null,
        user.passwordHash,
        user.appMetadata,
        user.userMetadata,
        user.isAnonymous ?? false,
        user.role ?? 'authenticated',
        now,
      ],
    )
    .catch((error: unknown) => {
      throw takenError(error) ?? error
    })
  return getUser(tx, rows[0]?.id ?? '')
}

/**
 * Sets columns of auth.users; the names come from our own code only. Others write app_metadata as well, so what is
 * given of it is merged into what is there by then, as `mergeMetadata` does.
 */
export const updateUser = async (
  tx: Transaction,
  id: string,
  changes: Record<string, unknown>,
  now: Date,
): Promise<User> => {
  const columns = Object.keys(changes)
  const assignments = columns.map((column, index) => {
    const value = `$${index + 3}`
    return `${column} = ${column === 'raw_app_meta_data' ? mergedInto(column, value) : value}`
  })
  await tx
    .query(
      `update auth.users set ${['updated_at = $2::timestamptz', ...assignments].join(', ')}
       where id = $1::uuid`,
      [id, now, ...columns.map((column) => changes[column])],
    )
    .catch((error: unknown) => {
      throw takenError(error) ?? error
    })
  return getUser(tx, id)
}

const mergedInto = (column: string, value: string) =>
  `(select coalesce(jsonb_object_agg(key, value) filter (where value <> 'null'), '{}')
    from jsonb_each(coalesce(${column}, '{}') || ${value}::jsonb))`

/** Null takes a key away. */
export const mergeMetadata = (present: Metadata, changes: Metadata): Metadata => {
  const merged = Object.entries({ ...present, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

export const isBanned = (user: User, now: Date) =>
  user.banned_until !== null && Date.parse(user.banned_until) > now.getTime()

export const hasVerifiedFactor = (user: User) =>
  user.factors.some((factor) => factor.status === 'verified')

const findUser = async (tx: Transaction, query: string, key: string): Promise<User | undefined> => {
  const { rows } = await tx.query<User>(query, [key])
  return rows[0]
}

const takenError = (error: unknown) => {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return undefined
  return error.constraint?.includes('phone') ? errors.phoneExists() : errors.emailExists()
}
