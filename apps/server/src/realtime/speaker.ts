import { createHash } from 'node:crypto'
import type { Caller } from '../database/database.ts'
import { type ApiKeys, isOpaqueKey } from '../keys/api-keys.ts'
import type { KeyRing } from '../keys/key-ring.ts'

/** Whom a channel belongs to. */
export interface Speaker {
  caller: Caller
  /** The same for all channels that may read the same. */
  key: string
  /** In milliseconds; undefined for keys that do not expire. */
  expiresAt: number | undefined
  userId: string | undefined
  sessionId: string | undefined
}

interface Deps {
  keyRing: Pick<KeyRing, 'verify'>
  apiKeys: ApiKeys
}

/** Believes a key or a token, or throws a TokenError; undefined for a key that is not ours. */
export const identifySpeaker = async (
  { keyRing, apiKeys }: Deps,
  credential: string,
  request: NonNullable<Caller['request']>,
): Promise<Speaker | undefined> => {
  if (isOpaqueKey(credential)) {
    const role = apiKeys.roleOf(credential)
    return role && speakerOf({ role, claims: {}, request }, role)
  }
  const claims = await keyRing.verify(credential)
  return speakerOf({ role: claims.role, claims, request }, credential)
}

const speakerOf = (caller: Caller, credential: string): Speaker => {
  const { exp, sub, session_id: sessionId } = caller.claims
  const seen = JSON.stringify(caller.request?.headers)
  return {
    caller,
    key: createHash('sha256').update(`${credential}\n${seen}`).digest('base64url'),
    expiresAt: typeof exp === 'number' ? exp * 1000 : undefined,
    userId: typeof sub === 'string' ? sub : undefined,
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
  }
}

export const isExpired = ({ expiresAt }: Speaker, now = Date.now()) =>
  expiresAt !== undefined && expiresAt <= now
