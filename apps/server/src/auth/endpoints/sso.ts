import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'

/** POST /sso: there is no SAML here, and we say so as GoTrue does. */
export const sso = (): Endpoint => () => {
  throw errors.ssoDisabled()
}
