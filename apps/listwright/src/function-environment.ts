import type { Sandbox } from '@listwright/sandbox'
import type { ApiKeys } from '@listwright/server'
import type { Settings } from './settings/env.ts'

interface Connection {
  apiKeys: Pick<ApiKeys, 'publishable' | 'secret'>
  /** Where the functions reach the server. */
  url: string
}

/**
 * What the functions find in their environment: the given settings, the stand-ins for what is not set, and the server.
 */
export const functionEnvironment = (
  settings: Settings,
  sandbox: Sandbox | undefined,
  { apiKeys, url }: Connection,
) => ({
  ...withStandInModel(
    withStandIns(settings.functionEnvironment, sandbox?.environment ?? {}),
    sandbox,
  ),
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: apiKeys.publishable }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: apiKeys.secret }),
  SITE_URL: settings.SITE_URL,
})

/** The sandbox stands in as a whole or not at all: half of it would send a real key to a stand-in. */
const withStandIns = (
  given: Record<string, string | undefined>,
  standIns: Record<string, string>,
) => {
  const isConfigured = Object.keys(standIns).some((name) => given[name])
  return isConfigured ? given : { ...standIns, ...given }
}

/** A model named 'sandbox', or 'sandbox-lying' and the like, is the sandbox's. */
const withStandInModel = (
  given: Record<string, string | undefined>,
  sandbox: Sandbox | undefined,
) => (sandbox && given.MODEL_NAME?.startsWith('sandbox') ? { ...sandbox.model, ...given } : given)
