import { isIP } from 'node:net'
import { addressGroup } from '../../http/client-address.ts'
import type { AuthContext } from '../endpoint.ts'
import { browserOf } from '../users/sign-up-cookie.ts'
import type { RequestSource } from './request-source.ts'

/** Where a request comes from. */
export const sourceOf = (c: AuthContext): RequestSource => {
  const address = c.get('clientAddress')
  return {
    address: isIP(address) === 0 ? null : address,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
    requestId: c.get('requestId'),
    browser: browserOf(c),
  }
}

/** What limits count by. */
export const networkOf = (c: AuthContext) => addressGroup(c.get('clientAddress'))
