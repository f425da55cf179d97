import type { RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { renderUser } from '../../users/render-user.ts'
import { userOfPath } from './user-of-path.ts'

/** GET /admin/users/:userId */
export const adminShowUser =
  (auth: RequestDeps): Endpoint =>
  async (c) =>
    c.json(renderUser(await userOfPath(auth, c)))
