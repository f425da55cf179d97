import type { RequestDeps } from '../../deps.ts'
import type { AuthContext } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { isUuid } from '../../requests/fields.ts'
import { findUserById, type User } from '../../users/users.ts'

/** The user an administrator's path names. */
export const userOfPath = async (auth: RequestDeps, c: AuthContext): Promise<User> => {
  const id = c.req.param('userId')
  if (!isUuid(id)) throw errors.userIdMalformed()
  const user = await findUserById(auth.database, id)
  if (!user) throw errors.userNotFound()
  return user
}
