import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { DatabaseUnavailable } from './database/database-unavailable.ts'
import type { AppEnv } from './http/app-env.ts'
import { trustProxies } from './http/client-address.ts'
import { createLogger } from './logger.ts'
import { createTestApp, TEST_SITE } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

let database: Database
let world: Awaited<ReturnType<typeof createTestApp>>

const rest = new Hono<AppEnv>()
  .get('/me', async (c) => {
    const { rows } = await database.queryAs(c.get('caller'), {
      text: `select current_user::text as role, auth.uid() as uid,
        current_setting('request.headers')::json as headers`,
    })
    return c.json(rows[0])
  })
  .post('/echo', async (c) => c.text(await c.req.text()))
  .get('/bug', () => {
    throw new Error('select secret from /etc/passwd')
  })
  .get('/away', () => {
    throw new DatabaseUnavailable('gone')
  })
  .get('/long', (c) => c.json({ text: 'x'.repeat(5_000) }))

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  world = await createTestApp(database, { services: { rest } })
  return () => database.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  world.app.request(path, { headers })

describe('callers', () => {
  it('without an API key are told so', async () => {
    const answer = await get('/rest/v1/me')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    })
  })

  it('with an unknown API key are refused', async () => {
    const answer = await get('/rest/v1/me', { apikey: 'sb_publishable_unknown' })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ message: 'Invalid API key' })
  })

  it('run under the role of their key, wherever they put it', async () => {
    const { publishable, secret } = world.apiKeys
    const roleOf = async (path: string, headers = {}) =>
      (await (await get(path, headers)).json()).role
    expect(await roleOf('/rest/v1/me', { apikey: publishable })).toBe('anon')
    expect(await roleOf(`/rest/v1/me?apikey=${publishable}`)).toBe('anon')
    expect(await roleOf('/rest/v1/me', { authorization: `Bearer ${publishable}` })).toBe('anon')
    expect(await roleOf('/rest/v1/me', { apikey: secret })).toBe('service_role')
    const jwt = await world.keyRing.sign({ role: 'service_role' })
    expect(await roleOf('/rest/v1/me', { apikey: jwt })).toBe('service_role')
  })

  it('run as the user of their token, and the database sees no credentials', async () => {
    const sub = randomUUID()
    const answer = await get('/rest/v1/me', {
      apikey: world.apiKeys.publishable,
      authorization: `Bearer ${await world.tokenFor(sub)}`,
      'x-forwarded-for': '198.51.100.9',
      'x-custom': 'kept',
    })
    const { role, uid, headers } = await answer.json()
    expect({ role, uid }).toEqual({ role: 'authenticated', uid: sub })
    expect(headers).toEqual({ 'x-custom': 'kept', 'x-forwarded-for': '127.0.0.1' })
  })

  it('SEC-SES-02 with an expired token get PostgREST’s answer', async () => {
    const token = await world.tokenFor(randomUUID(), { exp: 1_000 })
    const answer = await get('/rest/v1/me', {
      apikey: world.apiKeys.publishable,
      authorization: `Bearer ${token}`,
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
    expect(await answer.json()).toEqual({
      code: 'PGRST303',
      message: 'JWT expired',
      details: null,
      hint: null,
    })
  })

  it('SEC-AC-07 cannot use the secret key from a browser, not even where it sends no origin', async () => {
    const signs: Record<string, string>[] = [
      { origin: TEST_SITE },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const sign of signs) {
      const answer = await get('/rest/v1/me', { apikey: world.apiKeys.secret, ...sign })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({
        message: 'Forbidden use of secret API key in browser',
      })
    }
  })

  it('SEC-SES-12 leave no token in the log', async () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line: string) => lines.push(line) })
    const { app, apiKeys, tokenFor } = await createTestApp(database, { log, services: { rest } })
    const token = await tokenFor(randomUUID())
    await app.request(`/rest/v1/bug?access_token=${token}&apikey=${apiKeys.publishable}`, {
      headers: { authorization: `Bearer ${token}`, 'x-request-id': 'a "forged" id' },
    })
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.join('')).not.toMatch(/eyJ|access_token|sb_publishable_/)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('requestId')
  })
})

describe('the name of a request', () => {
  const named = async (id: string, trustedProxies: string[]) => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line: string) => lines.push(line) })
    const { app, apiKeys } = await createTestApp(database, {
      log,
      services: { rest },
      trustedProxies: trustProxies(trustedProxies),
    })
    const answer = await app.request('/rest/v1/bug', {
      headers: { apikey: apiKeys.publishable, 'x-request-id': id },
    })
    const logged = lines.map((line): string => JSON.parse(line).requestId)
    return { answered: answer.headers.get('x-request-id'), logged }
  }

  it('is the one that a trusted proxy gave it, in the answer and in every line of the log', async () => {
    const { answered, logged } = await named('from-the-proxy-1', ['127.0.0.1'])
    expect(answered).toBe('from-the-proxy-1')
    expect(logged).toEqual(['from-the-proxy-1', 'from-the-proxy-1'])
  })

  it.each([
    ['of somebody else', 'from-a-client-1', []],
    ['that is malformed', 'x"}\t{"level":"info', ['127.0.0.1']],
    ['that is too long', 'x'.repeat(65), ['127.0.0.1']],
  ])('is not one %s', async (_, id, proxies) => {
    const { answered, logged } = await named(id, proxies)
    expect(answered).toMatch(/^[\da-f-]{36}$/)
    expect(logged).toEqual([answered, answered])
  })
})

describe('answers', () => {
  const key = () => ({ apikey: world.apiKeys.publishable })

  it('SEC-CFG-06 never show what went wrong inside', async () => {
    const answer = await get('/rest/v1/bug', key())
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('{"message":"Internal server error"}')
  })

  it('say when to come back while the database is away', async () => {
    const answer = await get('/rest/v1/away', key())
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('SEC-CFG-02 carry the security headers, errors included', async () => {
    for (const path of ['/', '/health', '/nothing.png', '/rest/v1/me', '/rest/v1/bug']) {
      const { headers } = await get(path, path.endsWith('bug') ? key() : {})
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
      expect(headers.get('content-type'), path).toContain('charset=utf-8')
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{8,64}$/)
    }
  })

  it('SEC-CFG-02 ask for https where the site has it', async () => {
    const { app } = await createTestApp(database, {
      config: {
        siteUrl: 'https://example.test',
        hasSite: true,
        supabaseAnonKey: 'x',
        sandbox: false,
        extra: {},
      },
    })
    const { headers } = await app.request('/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('SEC-CFG-01 allow pages no inline script but the ones they were built with', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
  })

  it('SEC-SES-14 with personal data are not stored', async () => {
    expect((await get('/rest/v1/me', key())).headers.get('cache-control')).toBe('no-store')
  })

  it('SEC-IN-03 to bodies beyond the limit are 413, chunked ones too', async () => {
    const { app, apiKeys } = await createTestApp(database, {
      bodyLimitBytes: 1_000,
      services: { rest },
    })
    const send = (body: BodyInit) =>
      app.request(
        new Request(`${TEST_SITE}/rest/v1/echo`, {
          method: 'POST',
          headers: { apikey: apiKeys.publishable },
          body,
          duplex: 'half',
        } as RequestInit),
      )
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(600))),
    })
    expect((await send('x'.repeat(999))).status).toBe(200)
    expect((await send('x'.repeat(1_001))).status).toBe(413)
    expect((await send(chunks)).status).toBe(413)
  })

  it('are compressed when they are long and the client can read it', async () => {
    const brotli = await get('/rest/v1/long', { ...key(), 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    const gzip = await get('/rest/v1/long', { ...key(), 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect((await gzip.arrayBuffer()).byteLength).toBeLessThan(200)
    const short = await get('/rest/v1/me', { ...key(), 'accept-encoding': 'br' })
    expect(short.headers.has('content-encoding')).toBe(false)
  })
})

describe('SEC-CFG-03 an origin', () => {
  it.each([
    [TEST_SITE, true],
    ['http://127.0.0.1:4101', false],
    ['https://127.0.0.1:4100', false],
    ['http://127.0.0.1:4100.evil.test', false],
    ['http://evil.test/http://127.0.0.1:4100', false],
    ['http://127.0.0.1:41000', false],
    ['http://x127.0.0.1:4100', false],
    ['HTTP://127.0.0.1:4100', false],
    ['http://localhost:4100', false],
    ['null', false],
    ['*', false],
    ['', false],
  ])('%j may call: %s', async (origin, allowed) => {
    const answer = await world.app.request('/rest/v1/me', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null)
    if (allowed) expect(answer.headers.get('access-control-allow-headers')).toContain('apikey')
  })
})

describe('the web app', () => {
  it('has its prerendered pages, its shell for the addresses of the app, and a page for all others', async () => {
    expect(await (await get('/')).text()).toContain('<title>Home')
    expect(await (await get('/pricing')).text()).toContain('<title>Pricing')
    expect(await (await get('/generate/17')).text()).toContain('<title>App')
    const missing = await get('/no/such/page', { accept: 'text/html' })
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('<title>Missing')
  })

  it('may show the pictures that its pages name, and no others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
  })

  it('keeps hashed files for ever and asks again for pages', async () => {
    const script = await get('/assets/app-Ab3dE6gh.js', { 'accept-encoding': 'br' })
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-encoding')).toBe('br')
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const etag = page.headers.get('etag') ?? ''
    const unchanged = await get('/', { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    const policy = 'content-security-policy'
    expect(unchanged.headers.get(policy)).toBe(page.headers.get(policy))
  })

  it('lets its service worker fetch from here, and do nothing else', async () => {
    const worker = await get('/service-worker.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
  })

  it.each([
    '/assets/../../../../etc/passwd.txt',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets\\..\\..\\package.json',
    '/.git/config.txt',
    '/.env.local',
    '/assets/app-Ab3dE6gh.js.map',
    '/assets/gone-Ab3dE6gh.js',
    '/index.html%00.png',
  ])('SEC-IN-11 SEC-CFG-05 answers %s with 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('finds its settings in /config.json', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      supabaseUrl: TEST_SITE,
      supabaseAnonKey: world.apiKeys.publishable,
      siteUrl: TEST_SITE,
      sandbox: false,
    })
  })
})

describe('the client address', () => {
  it('is taken from proxies of ours only', async () => {
    const { app, apiKeys } = await createTestApp(database, {
      trustedProxies: trustProxies(['127.0.0.1', '10.0.0.0/8']),
      services: { rest },
    })
    const addressOf = async (forwarded: string) => {
      const answer = await app.request('/rest/v1/me', {
        headers: { apikey: apiKeys.publishable, 'x-forwarded-for': forwarded },
      })
      return (await answer.json()).headers['x-forwarded-for']
    }
    expect(await addressOf('203.0.113.5')).toBe('203.0.113.5')
    expect(await addressOf('1.1.1.1, 203.0.113.5, 10.2.3.4')).toBe('203.0.113.5')
    expect(await addressOf('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1')
    expect(await addressOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
    expect(await addressOf('"><script>')).toBe('127.0.0.1')
  })
})

describe('the sandbox', () => {
  const mailbox = new Hono().get('/mailbox', (c) => c.text('every mail there is'))
  const fromAddress = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })
  const statusFor = async (
    address: string,
    { url = `${TEST_SITE}/sandbox/mailbox`, headers = {}, isPublic = false } = {},
  ) => {
    const { app } = await createTestApp(database, {
      sandbox: { routes: mailbox, isPublic },
    })
    return (await app.request(url, { headers }, fromAddress(address))).status
  }

  it('[SEC-CFG-05] answers this machine, under names that are its own', async () => {
    expect(await statusFor('127.0.0.1')).toBe(200)
    expect(await statusFor('::1', { url: 'http://localhost:3000/sandbox/mailbox' })).toBe(200)
    expect(await statusFor('::ffff:127.0.0.1')).toBe(200)
    expect(await statusFor('127.0.0.1', { url: 'http://rebound.example/sandbox/mailbox' })).toBe(
      404,
    )
  })

  it('[SEC-CFG-05] is not there for others, nor behind a proxy on this machine', async () => {
    expect(await statusFor('192.0.2.7')).toBe(404)
    expect(await statusFor('2001:db8::7')).toBe(404)
    expect(await statusFor('127.0.0.1', { headers: { 'x-forwarded-for': '192.0.2.7' } })).toBe(404)
    expect(await statusFor('192.0.2.7', { isPublic: true })).toBe(200)
  })
})

describe('[SEC-AUTH-15] the door of functions', () => {
  it('opens only to those who know its path, and believes only them', async () => {
    const { app, apiKeys } = await createTestApp(database, { services: { rest } })
    const relay = app.relayAt('/only-functions-know')
    const headers = { apikey: apiKeys.publishable, 'x-forwarded-for': '198.51.100.9' }
    const ask = async (path: string) => relay.fetch(new Request(TEST_SITE + path, { headers }))
    expect((await ask('/rest/v1/me')).status).toBe(404)
    expect((await ask('/health')).status).toBe(404)
    const known = await ask('/only-functions-know/rest/v1/me')
    expect((await known.json()).headers['x-forwarded-for']).toBe('198.51.100.9')
  })
})
