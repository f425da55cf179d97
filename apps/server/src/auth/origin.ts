import { isIP } from 'node:net'
import { addressGroup } from '../http/client-address.ts'
import type { AuthContext } from './auth.ts'

/** Where a request comes from. */
export interface Origin {
  address: string | null
  userAgent: string
}

export function originOf(c: AuthContext): Origin {
  const address = c.get('clientAddress')
  return {
    address: isIP(address) === 0 ? null : address,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
  }
}

/** What limits count by. */
export const networkOf = (c: AuthContext) => addressGroup(c.get('clientAddress'))
