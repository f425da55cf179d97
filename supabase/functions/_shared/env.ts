import { z } from 'zod'

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Several, with commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
const prices = list.transform((items) => items.map(Number)).pipe(z.array(z.number().min(0)))

const settings = z.object({
  SUPABASE_URL: address,
  SUPABASE_PUBLISHABLE_KEY: z.string(),
  SUPABASE_SECRET_KEY: z.string(),
  /** With it the database of a hosted project believes us about the address of a caller. */
  RELAY_SECRET: optional,
  SITE_URL: address,
  /** Without it there are no payments. */
  STRIPE_SECRET_KEY: optional,
  /** Another address than the real processor's, such as the sandbox's. */
  STRIPE_API_URL: address.optional(),
  /** Several, with commas, while a secret is being replaced. */
  STRIPE_WEBHOOK_SECRET: list,
  PUBLIC_FOUNDING_OFFER_ENDS_AT: optional,
  /** Who hears of new beta invites. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Stands above the letters. */
  APP_NAME: z.string().default('Listwright'),
  MAIL_FROM: z.string().default('Listwright <hello@listwright.test>'),
  RESEND_API_KEY: optional,
  RESEND_API_URL: address.default('https://api.resend.com'),
  /** Language models that may write instead of the built-in writer, the preferred one first. */
  MODEL_PROVIDER: z.enum(['openai', 'anthropic', 'google', 'openai-compatible']).default('openai'),
  MODEL_URL: address.optional(),
  MODEL_KEY: optional,
  MODEL_NAME: list,
  /** US dollars per million tokens, in the order of the names: what a text cost is said where both are known. */
  MODEL_PRICE_INPUT: prices,
  MODEL_PRICE_OUTPUT: prices,
})
export type Settings = z.infer<typeof settings>

/** Reads the settings of the functions, or fails with the list of bad names. */
export const readSettings = (env: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse({ ...given, ...keysIn(given) })
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`These settings of the functions need attention: ${names.join('; ')}`)
}

/** Hosted Supabase still sets the former names when it no longer accepts what they hold, so they come last. */
const keysIn = (env: Record<string, string | undefined>) => ({
  SUPABASE_PUBLISHABLE_KEY:
    keyAmong(env.SUPABASE_PUBLISHABLE_KEYS) ??
    env.SUPABASE_PUBLISHABLE_KEY ??
    env.SUPABASE_ANON_KEY,
  SUPABASE_SECRET_KEY:
    keyAmong(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SECRET_KEY ?? env.SUPABASE_SERVICE_ROLE_KEY,
})

const keysByName = z.record(z.string(), z.string())

/** Several keys by name, such as {"default":"sb_secret_…"}. The default counts, or else the first. */
const keyAmong = (json: string | undefined): string | undefined => {
  if (json === undefined) return undefined
  const byName = keysByName.parse(JSON.parse(json))
  return byName.default ?? Object.values(byName)[0]
}
