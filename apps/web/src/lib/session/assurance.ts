import type { Session } from '@supabase/supabase-js'

/** Whether the account has a second factor that this session has not shown yet. */
export const needsCode = (session: Session | null): boolean => {
  const hasFactor = session?.user.factors?.some((factor) => factor.status === 'verified') ?? false
  return hasFactor && readClaims(session?.access_token ?? '').aal !== 'aal2'
}

const readClaims = (token: string): { aal?: string } => {
  const payload = token.split('.')[1]
  if (!payload) return {}
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}
