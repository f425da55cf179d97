import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { authRoutes } from './auth/routes.ts'
import { authSettings } from './auth/settings.ts'
import type { Database } from './database/database.ts'
import { functionsRoutes } from './functions/routes.ts'
import { KeyRing, newSigningKey } from './keys/key-ring.ts'
import { createLogger } from './logger.ts'
import { restRoutes } from './rest/routes.ts'
import { listenForTest, type TestListener } from './testing/listen-for-test.ts'
import { createTestApp, TEST_SITE } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

interface Line {
  level: string
  status?: number
  err?: object
}

let database: Database
let listener: TestListener
let world: Awaited<ReturnType<typeof createTestApp>>
const lines: Line[] = []
let begun = 0

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  const log = createLogger(
    'info',
    new Writable({
      write(line: Buffer, _, done) {
        lines.push(JSON.parse(line.toString()))
        done()
      },
    }),
  )
  const keys = await KeyRing.create([await newSigningKey()], `${TEST_SITE}/auth/v1`)
  const settings = authSettings({ siteUrl: TEST_SITE, encryptionKey: 'x'.repeat(32) })
  world = await createTestApp(database, {
    log,
    services: {
      auth: authRoutes({
        database,
        keys,
        settings,
        mailer: { enqueue: async () => undefined },
        log: (message, err) => log.error({ err }, message),
      }),
      rest: restRoutes({ database }),
      functions: functionsRoutes({
        functions: new Map([
          ['echo', async (request: Request) => new Response(await request.text())],
        ]),
        verify: new Map([['echo', false]]),
      }),
    },
  })
  listener = await listenForTest()
  listener.serve((request, env) => {
    begun += 1
    return world.app.fetch(request, env)
  })
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

it.each(['/rest/v1/books', '/auth/v1/signup', '/functions/v1/echo'])(
  '[SEC-CFG-06] a client that leaves in the middle of its body to %s is no failure of ours',
  async (path) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const framing of ['content-length: 1000', 'transfer-encoding: chunked']) {
      lines.length = 0
      const before = begun
      const socket = connect(listener.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\napikey: ${world.apiKeys.publishable}\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
      )
      socket.write(framing.startsWith('c') ? '{"a":' : '5\r\n{"a":\r\n')
      await expect.poll(() => begun).toBe(before + 1)
      socket.destroy()
      await expect.poll(() => lines.length).toBeGreaterThan(0)
      expect(lines.filter(({ level, err }) => err || level === 'error')).toEqual([])
      expect(lines.at(-1)).toMatchObject({ status: 499 })
    }
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  },
)
