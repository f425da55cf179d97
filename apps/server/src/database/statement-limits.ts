import type { Allowance, Role } from './database.ts'

/** How long a single statement may take, in milliseconds: Supabase's values unless given. */
export interface StatementLimits {
  anon?: number
  authenticated?: number
  /** The service role, and the platform's own work. */
  others?: number
}

const DEFAULTS = { anon: 3_000, authenticated: 8_000, others: 15_000 }

/** The limit of a caller's statements, or of the platform's own. */
export const limitFor = (limits: StatementLimits, role?: Role, allowance?: Allowance): number => {
  const group = role === 'anon' || role === 'authenticated' ? role : 'others'
  const limit = limits[group] ?? DEFAULTS[group]
  return allowance ? Math.min(limit, allowance.limitMs) : limit
}
