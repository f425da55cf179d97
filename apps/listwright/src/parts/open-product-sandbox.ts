import { join } from 'node:path'
import { createSandbox, type Sandbox } from '@listwright/sandbox'
import type { AuthSettings } from '@listwright/server'
import type { Settings } from '../settings/env.ts'
import type { Cleanup } from '../take-down.ts'

/** The sandbox, where the settings ask for it. */
export const openProductSandbox = (
  settings: Settings,
  localUrl: string,
  cleanups: Cleanup[],
): Sandbox | undefined => {
  if (!settings.SANDBOX) return undefined
  const sandbox = createSandbox({
    origin: settings.SITE_URL,
    directory: join(settings.DATA_DIR, 'sandbox'),
    webhookUrl: `${localUrl}${settings.SANDBOX_WEBHOOK_PATH}`,
  })
  cleanups.push(() => sandbox.close())
  return sandbox
}

/** The configured identity providers; the sandbox stands in for each one that is not configured. */
export const withStandInProviders = (
  given: AuthSettings['providers'] | undefined,
  sandbox: Sandbox | undefined,
): AuthSettings['providers'] => ({
  google: given?.google ?? sandbox?.identity.google ?? null,
  azure: given?.azure ?? sandbox?.identity.azure ?? null,
})
