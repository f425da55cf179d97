import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Database } from '../database/database.ts'
import { createTestApp, TEST_SITE } from '../testing/test-app.ts'
import { describeDatabases, openTestDatabase } from '../testing/test-database.ts'
import { Metrics } from './metrics.ts'

const TOKEN = 'a-token-that-scrapers-know'

type App = Awaited<ReturnType<typeof createTestApp>>['app']

const scrape = (app: App, token = TOKEN) =>
  app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })

/** The value of a sample, by its whole name. */
const sample = (text: string, name: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

describe('who reads the figures', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('pglite')
  })
  afterAll(() => database.close())

  it('nobody, where no token is set', async () => {
    const { app } = await createTestApp(database)
    expect((await scrape(app)).status).toBe(404)
    const counting = await createTestApp(database, { metrics: { metrics: new Metrics() } })
    expect((await scrape(counting.app, '')).status).toBe(404)
  })

  it('whoever has the token, and nobody else', async () => {
    const { app, apiKeys } = await createTestApp(database, {
      metrics: { metrics: new Metrics(), token: TOKEN },
    })
    expect((await app.request('/metrics')).status).toBe(401)
    for (const wrong of ['', TOKEN.slice(0, -1), `${TOKEN}x`, apiKeys.secret])
      expect((await scrape(app, wrong)).status).toBe(401)
    const answer = await scrape(app)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('not through the path of the functions', async () => {
    const { app } = await createTestApp(database, {
      metrics: { metrics: new Metrics(), token: TOKEN },
    })
    const relay = app.relayAt('/secret')
    const request = new Request(`${TEST_SITE}/secret/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect((await relay.fetch(request)).status).toBe(404)
  })
})

describe('what is counted', () => {
  let database: Database
  let world: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    database = await openTestDatabase('pglite')
    world = await createTestApp(database, {
      metrics: { metrics: new Metrics(), token: TOKEN },
      functions: {
        functions: new Map([
          [
            'say-hello',
            async (request: Request) => {
              if (new URL(request.url).pathname.endsWith('/wrong')) throw new Error('no')
              return new Response('hello')
            },
          ],
        ]),
        verify: new Map(),
      },
    })
  })
  afterAll(() => database.close())

  it('requests, by the pattern that answered and their status, however many addresses are made up', async () => {
    const { app, apiKeys } = world
    const headers = { apikey: apiKeys.publishable }
    for (let n = 0; n < 40; n += 1) {
      await app.request(`/rest/v1/made_up_${n}?id=eq.${n}`, { headers })
      await app.request(`/auth/v1/made-up/${n}`, { headers })
      await app.request(`/made/up/${n}`)
    }
    const client = createClient(TEST_SITE, apiKeys.publishable, {
      realtime: { transport: WebSocket as never },
      global: { fetch: async (input, init) => app.request(new Request(input, init)) },
    })
    await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'not hers' })

    const text = await (await scrape(app)).text()
    expect(text).not.toMatch(/made|ada@/)
    const counts = [...text.matchAll(/^http_requests_total\{(.*)\} (\d+)$/gm)]
    const labels = Object.fromEntries(counts.map(([, label, count]) => [label, Number(count)]))
    expect(labels).toMatchObject({
      'method="GET",route="/rest/v1/:relation",status="404"': 40,
      'method="GET",route="/auth/v1/*",status="404"': 40,
      'method="POST",route="/auth/v1/token",status="400"': 1,
    })
    expect(counts.length).toBeLessThan(10)
    expect(
      sample(text, 'http_request_duration_seconds_count{method="GET",route="/rest/v1/:relation"}'),
    ).toBe(40)
  })

  it('functions, by name and status', async () => {
    const { app, apiKeys } = world
    const headers = { apikey: apiKeys.publishable }
    await app.request('/functions/v1/say-hello', { method: 'POST', headers })
    await app.request('/functions/v1/say-hello/wrong', { method: 'POST', headers })
    await app.request('/functions/v1/unknown', { method: 'POST', headers })
    const text = await (await scrape(app)).text()
    const counts = [...text.matchAll(/^function_duration_seconds_count\{(.*)\} (\d+)$/gm)]
    expect(counts.map(([, labels]) => labels).sort()).toEqual([
      'function="say-hello",status="200"',
      'function="say-hello",status="500"',
    ])
  })

  it('a reading that fails or never comes is not a number, and keeps nobody waiting', async () => {
    const unread: unknown[] = []
    const metrics = new Metrics((name, cause) => unread.push([name, cause]))
    metrics.reading({ name: 'failing', help: 'fails' }, () => Promise.reject(new Error('away')))
    metrics.reading({ name: 'silent', help: 'never comes' }, () => new Promise(() => undefined))
    metrics.reading({ name: 'fine', help: 'comes' }, () => 3)
    const text = await metrics.text()
    expect(sample(text, 'failing')).toBeNaN()
    expect(sample(text, 'silent')).toBeNaN()
    expect(sample(text, 'fine')).toBe(3)
    expect(unread).toEqual([['failing', new Error('away')]])
  })
})

describeDatabases((open) => {
  it('how busy the database is', async () => {
    const database = await open()
    const { app } = await createTestApp(database, {
      metrics: { metrics: new Metrics(), token: TOKEN },
    })
    let release = () => {}
    const isHeld = new Promise<void>((resolve) => {
      release = resolve
    })
    const busy = Array.from({ length: database.sessions + 2 }, () =>
      database.transaction(() => isHeld),
    )
    const load = async () => {
      const text = await (await scrape(app)).text()
      const names = ['database_sessions', 'database_sessions_idle', 'database_waiting']
      return names.map((name) => sample(text, name))
    }
    await expect.poll(load).toEqual([database.sessions, 0, 2])
    release()
    await Promise.all(busy)
    expect(await load()).toEqual([database.sessions, database.sessions, 0])
  })
})
