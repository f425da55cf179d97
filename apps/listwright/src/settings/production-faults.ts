interface SigningKey {
  kty: string
  alg: string
  /** The secret itself, where it is shared. */
  k?: unknown
  /** The modulus of an RSA key. */
  n?: unknown
}

interface Secrets {
  SITE_URL?: string | undefined
  JWT_SECRET?: string | undefined
  JWT_KEYS?: SigningKey[] | undefined
  ENCRYPTION_KEY?: string | undefined
  SUPABASE_PUBLISHABLE_KEY?: string | undefined
  SUPABASE_SECRET_KEY?: string | undefined
  RESEND_API_KEY?: string | undefined
  SMTP_URL?: string | undefined
}

/** What production must not be started without, each with what to do about it. */
export const productionFaults = (settings: Secrets, sandbox: boolean): string[] => {
  const faults: string[] = []
  if (!settings.SITE_URL)
    faults.push('SITE_URL: missing; the address people use, such as https://example.com')
  if (!settings.JWT_SECRET && !settings.JWT_KEYS) {
    faults.push('JWT_KEYS or JWT_SECRET: missing; signs the sessions of users')
  }
  for (const name of [
    'ENCRYPTION_KEY',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
  ] as const) {
    if (!settings[name]) faults.push(`${name}: missing`)
  }
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY', 'SUPABASE_SECRET_KEY'] as const) {
    const secret = settings[name]
    if (secret && isGuessable(secret)) {
      faults.push(
        `${name}: too easy to guess; use 32 random bytes, such as from \`openssl rand -base64 32\``,
      )
    }
  }
  settings.JWT_KEYS?.forEach((key, index) => {
    const fault = weaknessOf(key)
    if (fault) faults.push(`JWT_KEYS: key ${index + 1} ${fault}`)
  })
  if (sandbox) {
    faults.push('SANDBOX: shows every mail and lets anybody in as anybody; not for production')
  }
  if (!sandbox && !settings.RESEND_API_KEY && !settings.SMTP_URL) {
    faults.push('RESEND_API_KEY or SMTP_URL: missing; without one no mail can be sent')
  }
  return faults
}

/** RFC 7518: as many bytes as the hash has, and 2,048 bits. */
const weaknessOf = ({ kty, k, n }: SigningKey): string | undefined => {
  if (kty === 'oct') {
    const secret = Buffer.from(typeof k === 'string' ? k : '', 'base64url')
    if (secret.length < MIN_LENGTH) return 'is shorter than 32 bytes'
    const isText = /^[\x20-\x7e]+$/.test(secret.toString('latin1'))
    if (isText && isGuessable(secret.toString('latin1'))) return 'is too easy to guess'
    if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS) return 'is too easy to guess'
  }
  const modulus = Buffer.from(typeof n === 'string' ? n : '', 'base64url')
  if (kty === 'RSA' && modulus.length < 256) return 'is shorter than 2,048 bits'
  return undefined
}

const PLACEHOLDER =
  /change.?me|example|placeholder|your.?(secret|key|jwt)|super.?secret|password|0123456789|abcdefgh/i
const MIN_LENGTH = 32
const MIN_DIFFERENT_CHARACTERS = 12

const isGuessable = (secret: string) => {
  const random = secret.replace(/^sb_secret_/, '')
  return (
    random.length < MIN_LENGTH ||
    new Set(random).size < MIN_DIFFERENT_CHARACTERS ||
    PLACEHOLDER.test(random)
  )
}
