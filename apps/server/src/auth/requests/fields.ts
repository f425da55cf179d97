import { z } from 'zod'
import { errors } from '../errors.ts'

const EMAIL_MAX = 255
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
// GoTrue also takes a domain without a dot, which no mail service delivers to.
export const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** PostgreSQL cannot store NUL, nor UTF-8 half a character. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).flat().every(isStorable)
}

// Every request carries it in its access token, and Node reads 16 KB of headers.
const METADATA_MAX_BYTES = 8 * 1024

/** Whether tokens with this metadata still fit into a request header. */
export const fitsIntoToken = (value: object): boolean =>
  Buffer.byteLength(JSON.stringify(value)) <= METADATA_MAX_BYTES

const text = z.string()
const UNSTORABLE = 'Contains characters that cannot be stored'
/** Optional fields may also be null or left empty, as GoTrue's clients send them. */
export const optionalText = text.nullish().transform((value) => value ?? '')
/** For texts that are stored as they are, rather than compared, hashed or matched against a pattern. */
export const storableText = optionalText.refine(isStorable, UNSTORABLE)
export const password = optionalText.refine(
  (value) => !/\p{Surrogate}/u.test(value),
  'Password is not valid text',
)
export const metadata = z
  .record(text, z.unknown())
  .nullish()
  .transform((value) => value ?? {})
  .refine(isStorable, UNSTORABLE)
  .refine(fitsIntoToken, 'Is longer than 8 KB')

export const pkceFields = { code_challenge: optionalText, code_challenge_method: optionalText }

export const securityField = {
  gotrue_meta_security: z.object({ captcha_token: optionalText }).nullish(),
}

/** The address as we keep it, or the reason it is none. */
export const normalEmail = (given: string): string => {
  const email = given.toLowerCase()
  if (email === '') throw errors.validation('An email address is required')
  if (email.length > EMAIL_MAX) throw errors.validation('An email address is too long')
  if (!EMAIL.test(email)) {
    throw errors.validation('Unable to validate email address: invalid format')
  }
  return email
}

/**
 * The PKCE challenge of a request, if it starts such a flow. GoTrue also takes `plain`, where
 * whoever sees the first request can redeem the code; clients choose it only without WebCrypto.
 */
export const readChallenge = (
  challenge: string | undefined,
  method: string | undefined,
): string | undefined => {
  if (!challenge && !method) return undefined
  if (!challenge || !method) {
    throw errors.validation('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!CHALLENGE.test(challenge)) {
    throw errors.validation('code challenge has to be between 43 and 128 valid characters')
  }
  if (method.toLowerCase() !== 's256') {
    throw errors.validation('Invalid code_challenge_method: only s256 is accepted')
  }
  return challenge
}
