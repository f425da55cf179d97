import type { Transaction } from '../../database/database.ts'
import type { RequestDeps, SessionDeps, TokenDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { sourceOf } from '../requests/source-of.ts'
import { sha256 } from '../secrets.ts'
import { audit } from '../users/audit.ts'
import { findUserById, isBanned } from '../users/users.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { findSession, type Grant, whyExpired } from './sessions.ts'

type Deps = RequestDeps & TokenDeps & SessionDeps

interface RefreshToken {
  token: string
  revoked: boolean
  updated_at: string
  session_id: string
  user_id: string
}

// Within the grace a token can be used several times over.
const LONGEST_CHAIN = 50

/**
 * Turns a refresh token into a new grant. A child is derived from its parent's plain text, so the
 * same parent always leads to the same child although only hashes are stored: of any number of
 * tabs that refresh at once, all get the one active token.
 */
export const refresh = async (auth: Deps, c: AuthContext, presented: string): Promise<Grant> => {
  const outcome = await auth.database.transaction((tx) => refreshWithin(auth, tx, c, presented))
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Errors are returned, not thrown, where what was written before them must stay. */
const refreshWithin = async (auth: Deps, tx: Transaction, c: AuthContext, presented: string) => {
  const token = await lockToken(tx, sha256(presented))
  if (!token) throw errors.refreshTokenNotFound()
  const session = await findSession(tx, token.session_id)
  const user = await findUserById(tx, token.user_id)
  if (!session || !user || isElsewhere(c, user, session)) throw errors.refreshSessionGone()
  if (isBanned(user, auth.now())) throw errors.banned(400)
  const expired = whyExpired(session, auth.settings, auth.now())
  if (expired !== undefined) throw errors.refreshSessionExpired(expired)

  const refreshToken = token.revoked
    ? await reuse(auth, tx, token, presented)
    : await rotate(auth, tx, token, presented)
  if (!refreshToken) {
    // Two people hold what was made for one: the session ends, and its access tokens with it.
    await tx.query('delete from auth.sessions where id = $1::uuid', [session.id])
    await audit(auth, tx, sourceOf(c), 'token_reused', user, { session_id: session.id })
    return errors.refreshTokenUsed()
  }
  return { user, session, refreshToken }
}

const lockToken = async (tx: Transaction, hash: string): Promise<RefreshToken | undefined> => {
  await tx.query("select set_config('lock_timeout', '5s', true)")
  const { rows } = await tx.query<RefreshToken>(
    `select t.token, t.revoked, t.updated_at, t.session_id, t.user_id
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1 for update`,
    [hash],
  )
  return rows[0]
}

/** Revokes the token and makes its child the active one. */
const rotate = async (auth: Deps, tx: Transaction, token: RefreshToken, presented: string) => {
  const child = childOf(auth, presented)
  await tx.query(
    `with revoked as (
       update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where token = $1
     ), used as (
       update auth.sessions set refreshed_at = $2::timestamptz, updated_at = $2::timestamptz
       where id = $3::uuid
     )
     insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
     values ($4, $5::uuid, $3::uuid, $1, $2::timestamptz, $2::timestamptz)`,
    [token.token, auth.now(), token.session_id, sha256(child), token.user_id],
  )
  return child
}

/** The active token, for another tab or a lost response. After the grace period a used token counts as stolen. */
const reuse = async (auth: Deps, tx: Transaction, token: RefreshToken, presented: string) => {
  const secondsSinceUse = (auth.now().getTime() - Date.parse(token.updated_at)) / 1000
  if (secondsSinceUse > auth.settings.refreshReuseSeconds) return undefined
  const { rows } = await tx.query<{ token: string }>(
    `select token from auth.refresh_tokens
     where session_id = $1::uuid and not revoked order by id desc limit 1`,
    [token.session_id],
  )
  return rows[0] && walkTo(auth, rows[0].token, presented)
}

const walkTo = (auth: Deps, activeHash: string, from: string): string | undefined => {
  let token = from
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    token = childOf(auth, token)
    if (sha256(token) === activeHash) return token
  }
  return undefined
}

const childOf = (auth: Deps, parent: string) =>
  auth.secrets.keyedHash('refresh', parent).toString('base64url')
