import type { AuthContext } from '../endpoint.ts'
import { sourceOf } from '../requests/source-of.ts'
import type { User } from '../users/users.ts'
import type { Session } from './sessions.ts'

/**
 * Whether a session has left the network address that it began at, although its user keeps sessions there
 * (`address_lock` in `app_metadata`). Whoever holds its tokens elsewhere is treated as signed out.
 */
export const isElsewhere = (c: AuthContext, user: User, { ip }: Session): boolean =>
  user.raw_app_meta_data.address_lock === true && (ip === null || ip !== sourceOf(c).address)
