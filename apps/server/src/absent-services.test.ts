import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { restRoutes } from './rest/routes.ts'
import { listenForTest, type TestListener } from './testing/listen-for-test.ts'
import { createTestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** What Supabase has and this server has not: it must be absent as a whole, not half open. */
let database: Database
let listener: TestListener
let world: Awaited<ReturnType<typeof createTestApp>>
let token: string

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  world = await createTestApp(database, { services: { rest: restRoutes({ database }) } })
  token = await world.tokenFor(crypto.randomUUID())
  listener = await listenForTest()
  listener.serve(world.app.fetch, world.app.upgrade)
})
afterAll(async () => {
  await world.app.close()
  await listener.close()
  await database.close()
})

const keys = () => [world.apiKeys.publishable, world.apiKeys.secret]

it.each([
  ['GET', '/storage/v1/bucket'],
  ['POST', '/storage/v1/bucket'],
  ['POST', '/storage/v1/object/list/private'],
  ['GET', '/storage/v1/object/private/a.svg'],
  ['GET', '/storage/v1/object/public/private/a.svg'],
  ['GET', '/storage/v1/object/sign/private/a.svg?token=x'],
  ['POST', '/storage/v1/object/sign/private/a.svg'],
  ['POST', '/storage/v1/object/private/a.svg'],
  ['PUT', '/storage/v1/object/private/a.svg'],
  ['POST', '/storage/v1/object/move'],
  ['POST', '/storage/v1/object/copy'],
  ['DELETE', '/storage/v1/object/private/a.svg'],
  ['POST', '/storage/v1/upload/resumable'],
  ['GET', '/storage/v1/s3'],
  ['GET', '/storage/v1/render/image/public/private/a.svg'],
])(
  '[SEC-AC-14] [SEC-IN-10] %s %s is not there: no file is stored, listed, signed or served',
  async (method, path) => {
    for (const key of keys()) {
      const answer = await world.app.request(path, {
        method,
        headers: { apikey: key, authorization: `Bearer ${token}`, 'x-upsert': 'true' },
        ...(method === 'GET' ? {} : { body: '<svg onload="alert(1)"/>' }),
      })
      expect([404, 405]).toContain(answer.status)
      expect(await answer.text()).not.toContain('svg onload')
    }
  },
)

it('[SEC-AC-14] [SEC-AC-15] the tables of files and messages cannot be reached as tables either', async () => {
  for (const schema of ['storage', 'realtime']) {
    for (const table of ['objects', 'buckets', 'messages']) {
      const answer = await world.app.request(`/rest/v1/${table}`, {
        headers: {
          apikey: world.apiKeys.publishable,
          authorization: `Bearer ${token}`,
          'accept-profile': schema,
        },
      })
      expect(answer.status).toBe(406)
    }
  }
})

it('[SEC-IN-10] a file sent to any API is refused', async () => {
  const form = new FormData()
  form.set('file', new File(['GIF89a<script>alert(1)</script>'], '../../evil.html'))
  for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/create_team', '/assets/', '/']) {
    const answer = await world.app.request(path, {
      method: 'POST',
      body: form,
      headers: { apikey: world.apiKeys.publishable, authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  }
})

it.each([
  ['/realtime/v1', undefined],
  ['/realtime/v1/websocket', 'https://evil.example'],
  ['/realtime/v1/websocket', 'null'],
  ['/realtime/v1/api/broadcast', 'https://evil.example'],
  ['/rest/v1/', 'https://evil.example'],
  ['/', 'https://evil.example'],
])(
  '[SEC-AC-15] [SEC-AC-16] a WebSocket handshake at %s from %s gets no socket',
  async (path, origin) => {
    const outcome = await new Promise<string>((resolve) => {
      const handshake = request({
        host: '127.0.0.1',
        port: listener.port,
        path: `${path}?apikey=${world.apiKeys.publishable}&vsn=1.0.0`,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...(origin && { origin }),
        },
      })
      handshake.on('upgrade', () => resolve('upgraded'))
      handshake.on('error', () => resolve('closed'))
      handshake.on('response', (answer) => {
        answer.resume()
        resolve(String(answer.statusCode))
      })
      handshake.end()
    })
    expect(outcome).not.toBe('upgraded')
    expect(outcome).not.toBe('101')
  },
)
