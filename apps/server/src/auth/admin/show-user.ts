import type { Auth, Endpoint } from '../auth.ts'
import { renderUser } from '../render-user.ts'
import { userOfPath } from './user-of-path.ts'

/** GET /admin/users/:userId */
export const adminShowUser =
  (auth: Auth): Endpoint =>
  async (c) =>
    c.json(renderUser(await userOfPath(auth, c)))
