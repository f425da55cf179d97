import type { Hono } from 'hono'
import { Hono as App } from 'hono'
import { type AppDeps, createApp } from '../app.ts'
import type { Database } from '../database/database.ts'
import { trustProxies } from '../http/client-address.ts'
import { WebFile } from '../http/web-files.ts'
import { ApiKeys, newPublishableKey, newSecretKey } from '../keys/api-keys.ts'
import { KeyRing, newSigningKey, secretKey } from '../keys/key-ring.ts'
import { createLogger } from '../logger.ts'

export const TEST_SITE = 'http://127.0.0.1:4100'
export const TEST_SECRET = 'T3st-only-shared-secret-of-40-characters'

/** The app with real keys over a database; services and settings as far as a test names them. */
export async function createTestApp(
  database: Database,
  overrides: Partial<Omit<AppDeps, 'services'>> & { services?: Partial<AppDeps['services']> } = {},
) {
  const keyRing = await KeyRing.create(
    [await newSigningKey(), secretKey(TEST_SECRET)],
    `${TEST_SITE}/auth/v1`,
  )
  const apiKeys = new ApiKeys(newPublishableKey(), newSecretKey())
  const { services, ...rest } = overrides
  const nothing: Hono = new App()
  const app = createApp({
    log: createLogger('silent'),
    database,
    keyRing,
    apiKeys,
    trustedProxies: trustProxies([]),
    bodyLimitBytes: 1_048_576,
    corsOrigins: [TEST_SITE],
    config: {
      siteUrl: TEST_SITE,
      hasSite: true,
      supabaseAnonKey: apiKeys.publishable,
      sandbox: true,
      extra: {},
    },
    web: new Map(
      Object.entries(WEB).map(([path, text]) => [path, new WebFile(path, Buffer.from(text))]),
    ),
    services: { auth: nothing, rest: nothing, functions: nothing, ...services },
    ...rest,
  })

  /** An access token as sign-in would give it. */
  const tokenFor = (sub: string, claims: Record<string, unknown> = {}) =>
    keyRing.sign({
      sub,
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + 3600,
      ...claims,
    })

  return { app, keyRing, apiKeys, tokenFor }
}

const WEB = {
  '/index.html': '<!doctype html><title>Home</title><script>boot()</script>',
  '/app.html': '<!doctype html><title>App</title>',
  '/404.html': '<!doctype html><title>Missing</title>',
  '/routes.json': '{"app":["/generate","/generate/:id"]}',
  '/pricing/index.html':
    '<!doctype html><title>Pricing</title><img src="https://pictures.example/a.jpg">',
  '/assets/app-Ab3dE6gh.js': `console.log(${JSON.stringify('x'.repeat(3_000))})`,
}
