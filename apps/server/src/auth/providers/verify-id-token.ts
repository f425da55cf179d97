import { createHash } from 'node:crypto'
import { decodeJwt, type JWTPayload, errors as joseErrors, jwtVerify } from 'jose'
import { AuthError, errors } from '../errors.ts'
import type { Discovered } from './discovery.ts'
import type { Provider } from './providers.ts'

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const TENANT = /^[0-9a-f-]{36}$/

/** The claims of an id token that this provider signed for us, now. */
export const verifyIdToken = async (
  provider: Provider,
  discovered: Discovered,
  idToken: string,
): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(idToken, discovered.keys, {
      issuer: expectedIssuer(discovered.issuer, idToken),
      audience: provider.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 30,
    })
    return payload
  } catch (error) {
    throw errors.badIdToken(isOfProvider(error) ? error : undefined)
  }
}

/** Whether the provider's keys could not be read. Anybody can send a token that is bad in itself. */
const isOfProvider = (error: unknown) =>
  !(error instanceof joseErrors.JOSEError || error instanceof AuthError) ||
  error instanceof joseErrors.JWKSInvalid ||
  error instanceof joseErrors.JWKSTimeout ||
  error.code === joseErrors.JOSEError.code

/** Where an issuer serves many tenants, the token names its own, and only in that place. */
const expectedIssuer = (issuer: string, idToken: string): string => {
  if (!issuer.includes('{tenantid}')) return issuer
  const { tid } = decodeJwt(idToken)
  if (typeof tid !== 'string' || !TENANT.test(tid)) throw errors.badIdToken()
  return issuer.replace('{tenantid}', tid)
}

/** Whether the access token is the one the id token was issued with. */
export const matchesAccessToken = (claims: JWTPayload, accessToken: string): boolean => {
  if (typeof claims.at_hash !== 'string') return true
  const digest = createHash('sha256').update(accessToken).digest()
  return digest.subarray(0, 16).toString('base64url') === claims.at_hash
}
