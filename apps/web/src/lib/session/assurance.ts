import type { Factor, Session, User } from '@supabase/supabase-js'
import { readClaims } from './read-claims.ts'

/** Whether the account has a second factor that this session has not shown yet. */
export const needsCode = (session: Session | null): boolean => {
  const hasFactor = session?.user.factors?.some((factor) => factor.status === 'verified') ?? false
  return hasFactor && readClaims(session?.access_token ?? '').aal !== 'aal2'
}

/** The authenticator app that the account is protected by. */
export const authenticatorOf = (user: User | null): Factor | undefined =>
  user?.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
