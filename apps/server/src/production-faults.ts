interface Secrets {
  SITE_URL?: string | undefined
  JWT_SECRET?: string | undefined
  JWT_KEYS?: unknown[] | undefined
  ENCRYPTION_KEY?: string | undefined
  SUPABASE_PUBLISHABLE_KEY?: string | undefined
  SUPABASE_SECRET_KEY?: string | undefined
  RESEND_API_KEY?: string | undefined
  SMTP_URL?: string | undefined
}

/** What production must not be started without, each with what to do about it. */
export function productionFaults(settings: Secrets, sandbox: boolean): string[] {
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
  if (!sandbox && !settings.RESEND_API_KEY && !settings.SMTP_URL) {
    faults.push('RESEND_API_KEY or SMTP_URL: missing; without one no mail can be sent')
  }
  return faults
}

const PLACEHOLDER =
  /change.?me|example|placeholder|your.?(secret|key|jwt)|super.?secret|password|0123456789|abcdefgh/i
const MIN_LENGTH = 32
const MIN_DIFFERENT_CHARACTERS = 12

function isGuessable(secret: string) {
  const random = secret.replace(/^sb_secret_/, '')
  return (
    random.length < MIN_LENGTH ||
    new Set(random).size < MIN_DIFFERENT_CHARACTERS ||
    PLACEHOLDER.test(random)
  )
}
