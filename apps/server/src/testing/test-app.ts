import { authSettings } from '../auth/settings.ts'
import { createServer, type ServerDeps } from '../create-server.ts'
import type { Database } from '../database/database.ts'
import { WebFile } from '../http/web-files.ts'
import { ApiKeys, newPublishableKey, newSecretKey } from '../keys/api-keys.ts'
import { KeyRing, newSigningKey, secretKey } from '../keys/key-ring.ts'

export const TEST_SITE = 'http://127.0.0.1:4100'
export const TEST_SECRET = 'T3st-only-shared-secret-of-40-characters'

/** The server with real keys over a database; services and settings as far as a test names them. */
export const createTestApp = async (
  database: Database,
  overrides: Partial<Omit<ServerDeps, 'database'>> = {},
) => {
  const keyRing = await KeyRing.create(
    [await newSigningKey(), secretKey(TEST_SECRET)],
    `${TEST_SITE}/auth/v1`,
  )
  const apiKeys = new ApiKeys(newPublishableKey(), newSecretKey())
  const app = createServer({
    database,
    keyRing,
    apiKeys,
    auth: authSettings({ siteUrl: TEST_SITE, encryptionKey: TEST_SECRET }),
    mailer: { enqueue: async () => undefined },
    web: new Map(
      Object.entries(WEB).map(([path, text]) => [path, new WebFile(path, Buffer.from(text))]),
    ),
    ...overrides,
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
  '/service-worker.js': 'self.skipWaiting()',
  '/assets/app-Ab3dE6gh.js': `console.log(${JSON.stringify('x'.repeat(3_000))})`,
}
