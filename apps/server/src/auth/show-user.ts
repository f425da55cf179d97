import type { Endpoint } from './auth.ts'
import { renderUser } from './render-user.ts'

/** GET /user */
export const showUser = (): Endpoint => (c) => c.json(renderUser(c.get('user')))
