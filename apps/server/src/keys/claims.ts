import { z } from 'zod'
import { ROLES } from '../database/database.ts'
import { TokenError } from './token-error.ts'

const AUDIENCE = 'authenticated'

const keyClaims = z.looseObject({
  role: z.enum(ROLES).exclude(['authenticated']),
  exp: z.number().optional(),
})

const userClaims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  aud: z.union([z.literal(AUDIENCE), z.array(z.string()).refine((all) => all.includes(AUDIENCE))]),
  exp: z.number(),
})

/** What a token says, once it is believed: an API key's role, or a user with a session. */
const claims = z.discriminatedUnion('role', [keyClaims, userClaims])
export type Claims = z.infer<typeof claims>

/**
 * A user's token of an issuer other than ours is refused. API keys may name any: the signature says that they are
 * ours, and those that Supabase's own tools make from a shared secret name other issuers.
 */
export const checkClaims = (payload: Record<string, unknown>, issuer: string): Claims => {
  const parsed = claims.safeParse(payload)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.') || 'claims')
    throw new TokenError('claims', `invalid claim: ${names.join(', ')}`)
  }
  const { iss, role } = parsed.data
  if (role === 'authenticated' && iss !== undefined && iss !== issuer)
    throw new TokenError('claims', 'invalid claim: iss')
  return parsed.data
}
