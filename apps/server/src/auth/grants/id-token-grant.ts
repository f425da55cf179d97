import type { Auth, AuthContext } from '../auth.ts'
import { errors } from '../errors.ts'

export async function idTokenGrant(_auth: Auth, _c: AuthContext): Promise<Response> {
  throw errors.idTokenProviderDisabled('')
}
