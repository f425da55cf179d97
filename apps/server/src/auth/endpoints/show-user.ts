import type { Endpoint } from '../endpoint.ts'
import { renderUser } from '../users/render-user.ts'

/** GET /user */
export const showUser = (): Endpoint => (c) => c.json(renderUser(c.get('user')))
