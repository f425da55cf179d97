import type { AuthContext } from '../endpoint.ts'
import { hasVerifiedFactor } from '../users/users.ts'

/** The user has a second factor, and this session or its token has not shown it. */
export const lacksSecondFactor = (c: AuthContext) =>
  hasVerifiedFactor(c.get('user')) && c.get('session').aal !== 'aal2'
