import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { type Claims, checkClaims } from './claims.ts'
import { RecentTokens } from './recent-tokens.ts'
import { TokenError } from './token-error.ts'

const ALGORITHMS = ['ES256', 'RS256', 'EdDSA', 'HS256'] as const
type Algorithm = (typeof ALGORITHMS)[number]

interface Key {
  kid: string | undefined
  algorithm: Algorithm
  /** Absent where only the public half is known. */
  signing: CryptoKey | Uint8Array | undefined
  verifying: CryptoKey | Uint8Array
  publicJwk: JWK | undefined
}

/** Seconds by which the clocks of two machines may differ. */
const SKEW_SECONDS = 30

/** A configured signing key is not a valid key. */
export class KeyUnusable extends Error {
  constructor(index: number, reason: string, options?: ErrorOptions) {
    super(`Signing key ${index + 1} cannot be used: ${reason}.`, options)
    this.name = 'KeyUnusable'
  }
}

/** Signs with the newest key, believes tokens of all of them. */
export class KeyRing {
  readonly #keys: Key[]
  readonly #issuer: string
  readonly #recent = new RecentTokens()

  constructor(keys: Key[], issuer: string) {
    this.#keys = keys
    this.#issuer = issuer
  }

  /**
   * Takes private JSON Web Keys, the signing one first; a shared secret is a key of type 'oct'.
   * @example const ring = await KeyRing.create([await newSigningKey()], 'http://127.0.0.1:3000/auth/v1')
   */
  static async create(jwks: JWK[], issuer: string): Promise<KeyRing> {
    if (jwks.length === 0) throw new Error('A key ring needs at least one key')
    const keys = await Promise.all(
      jwks.map((jwk, index) =>
        importKey(jwk).catch((cause: Error) => {
          throw new KeyUnusable(index, cause.message, { cause })
        }),
      ),
    )
    if (!keys[0]?.signing) throw new KeyUnusable(0, 'It has no private half to sign with')
    return new KeyRing(keys, issuer)
  }

  /** Signs claims as they are; `iss` and `iat` are added where missing. */
  async sign(claims: JWTPayload): Promise<string> {
    const [key] = this.#keys
    if (!key?.signing) throw new Error('A key ring begins with a key that signs')
    const payload = { iss: this.#issuer, iat: Math.floor(Date.now() / 1000), ...claims }
    return new SignJWT(payload)
      .setProtectedHeader({ alg: key.algorithm, typ: 'JWT', ...(key.kid && { kid: key.kid }) })
      .sign(key.signing)
  }

  /** The claims of a token that one of our keys signed and that holds now; otherwise a TokenError. */
  async verify(token: string): Promise<Claims> {
    const remembered = this.#recent.find(token)
    if (remembered) return remembered
    const key = this.#keyFor(token)
    const { payload } = await jwtVerify(token, key.verifying, {
      algorithms: [key.algorithm],
      clockTolerance: SKEW_SECONDS,
    }).catch((error: unknown) => {
      throw asTokenError(error)
    })
    const claims = checkClaims(payload, this.#issuer)
    this.#recent.remember(token, claims)
    return claims
  }

  /** The public halves, for others who verify; shared secrets are never among them. */
  jwks(): { keys: JWK[] } {
    return { keys: this.#keys.flatMap(({ publicJwk }) => (publicJwk ? [publicJwk] : [])) }
  }

  /** Only our own keys are ever used: what the header says of keys (jku, jwk, x5u) is not looked at. */
  #keyFor(token: string): Key {
    const { alg, kid } = readHeader(token)
    const candidates = this.#keys.filter((key) => key.algorithm === alg)
    const key =
      candidates.find((candidate) => candidate.kid === kid) ??
      // Supabase's older tokens carry no key id, or one of a time before it had a meaning.
      candidates.find((candidate) => candidate.algorithm === 'HS256')
    if (!key) throw new TokenError('signature', 'no suitable key or wrong key type')
    return key
  }
}

/** A fresh ES256 key, private half included. */
export const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) }
}

/** A shared secret as a key. */
export const secretKey = (secret: string): JWK => ({
  kty: 'oct',
  alg: 'HS256',
  k: Buffer.from(secret).toString('base64url'),
})

const importKey = async (jwk: JWK): Promise<Key> => {
  const algorithm = ALGORITHMS.find((name) => name === jwk.alg)
  if (!algorithm) throw new Error(`Keys need an 'alg' of ${ALGORITHMS.join(', ')}`)
  const publicJwk = jwk.kty === 'oct' ? undefined : publicHalf(jwk)
  const verifying = await importJWK(publicJwk ?? jwk, algorithm)
  const isPrivate = jwk.kty === 'oct' || jwk.d !== undefined
  const signing = isPrivate ? await importJWK(jwk, algorithm) : undefined
  return { kid: jwk.kid, algorithm, signing, verifying, publicJwk }
}

const publicHalf = ({ kty, kid, alg, crv, x, y, n, e }: JWK): JWK => {
  const half = { kty, kid, alg, crv, x, y, n, e, use: 'sig', key_ops: ['verify'], ext: true }
  return Object.fromEntries(Object.entries(half).filter(([, value]) => value !== undefined)) as JWK
}

const readHeader = (token: string) => {
  try {
    return decodeProtectedHeader(token)
  } catch (error) {
    throw asTokenError(error)
  }
}

const asTokenError = (error: unknown): TokenError => {
  const cause = { cause: error }
  if (error instanceof errors.JWTExpired) return new TokenError('expired', 'JWT expired', cause)
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'nbf'
      ? new TokenError('premature', 'JWT not yet valid', cause)
      : new TokenError('claims', `invalid claim: ${error.claim}`, cause)
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new TokenError('signature', 'signature is invalid', cause)
  }
  return new TokenError('malformed', 'token is malformed', cause)
}
