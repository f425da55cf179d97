/**
 * What functions may read of the environment, by name: the settings of `supabase/functions/_shared/env.ts` but those that
 * the server tells them itself. A setting that is new here, or a secret of the server's, is none of their business.
 */
const FOR_FUNCTIONS = [
  'RELAY_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_API_URL',
  'STRIPE_WEBHOOK_SECRET',
  'PUBLIC_FOUNDING_OFFER_ENDS_AT',
  'OPERATOR_EMAIL',
  'APP_NAME',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'RESEND_API_URL',
  'MODEL_PROVIDER',
  'MODEL_URL',
  'MODEL_KEY',
  'MODEL_NAME',
  'MODEL_PRICE_INPUT',
  'MODEL_PRICE_OUTPUT',
]

type Environment = Record<string, string | undefined>

/** Settings that are not given are left out: named without a value, they would hide what stands in for them. */
export const settingsForFunctions = (given: Environment): Environment =>
  Object.fromEntries(
    FOR_FUNCTIONS.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  )
