import { ApiKeys, KeyRing } from '@listwright/server'
import { type Secrets, signingKeysOf } from '../data/secrets-file.ts'
import type { Settings } from '../settings/env.ts'

export type Keys = Awaited<ReturnType<typeof openKeys>>

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60

/** The keys of an installation: the operator's where they are set, those of the data folder otherwise. */
export const openKeys = async (settings: Settings, secrets: Secrets) => {
  const keyRing = await KeyRing.create(
    signingKeysOf(settings, secrets),
    `${settings.SITE_URL}/auth/v1`,
  )
  return {
    apiKeys: new ApiKeys(
      settings.SUPABASE_PUBLISHABLE_KEY ?? secrets.publishableKey,
      settings.SUPABASE_SECRET_KEY ?? secrets.secretKey,
    ),
    keyRing,
    /** Pages present it before anybody signs in: a token that states the role and nothing else. */
    anonymousKey: await keyRing.sign({
      role: 'anon',
      exp: Math.floor(Date.now() / 1000) + TEN_YEARS_SECONDS,
    }),
    encryptionKey: settings.ENCRYPTION_KEY ?? secrets.encryptionKey,
  }
}
