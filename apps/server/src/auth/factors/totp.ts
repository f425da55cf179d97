import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20

export const newTotpSecret = () => toBase32(randomBytes(SECRET_BYTES))

/** The time step whose code this is: now, the one before or the one after; nothing otherwise. */
export const matchingStep = (secret: string, code: string, now: Date): number | undefined => {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => equals(codeAt(secret, step), code))
}

/** RFC 6238 with SHA-1, as every authenticator app has it. Exported for tests, which have no such app. */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step of a moment; exported for tests, with `codeAt`. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** What authenticator apps read from the QR code. */
export const totpUri = (issuer: string, account: string, secret: string): string => {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(DIGITS),
    issuer,
    period: String(STEP_SECONDS),
    secret,
  })
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const octets = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
}

/** Compares bytes, not characters: digits of other scripts are longer in UTF-8, and `timingSafeEqual` needs equal lengths. */
const equals = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
