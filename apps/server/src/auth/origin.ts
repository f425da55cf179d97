import { isIP } from 'node:net'
import { addressGroup } from '../http/client-address.ts'
import type { AuthContext } from './auth.ts'
import { browserOf } from './sign-up-cookie.ts'

/** Where a request comes from. */
export interface Origin {
  address: string | null
  userAgent: string
  requestId: string
  /** The mark of a browser that has signed up. */
  browser: string | null
}

export function originOf(c: AuthContext): Origin {
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
