import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Database } from '../database/database.ts'
import { trustProxies } from '../http/client-address.ts'
import { createTestApp, TEST_SITE } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readVerifySettings } from './function-settings.ts'
import { openFunctions } from './open-functions.ts'
import type { Handle } from './routes.ts'

type Stream = ReadableStreamDefaultController<Uint8Array>
interface HeldStream {
  answer: Response
  stream: Stream | undefined
  caller: AbortController
}

const SOURCES: Record<string, string> = {
  'say-hello': `export default (env: { GREETING: string }) => async (request: Request) => Response.json({
    greeting: env.GREETING, method: request.method, body: await request.text(),
    address: request.headers.get('x-forwarded-for'), path: new URL(request.url).pathname })`,
  'take-webhook': `export default () => async () => new Response('taken', { headers: { 'access-control-allow-origin': '*' } })`,
  'stream-words': `export default () => async () => new Response(new ReadableStream({ async start(c) {
    for (const word of ['one', 'two']) { c.enqueue(new TextEncoder().encode('data: ' + word + '\\n\\n')); await new Promise((r) => setTimeout(r, 20)) }
    c.close() } }), { headers: { 'content-type': 'text/event-stream' } })`,
  'throw-error': `export default () => async () => { throw new Error('password is hunter2') }`,
  'refuse-start': `throw new Error('cannot start')`,
  'list-environment': `export default () => async () => Response.json(Object.keys(process.env))`,
  'tell-loading': `const loadedAt = Date.now(); export default () => async () => Response.json(loadedAt)`,
}
const CONFIG = `
project_id = "x"
[functions.say-hello]
verify_jwt = true
[functions.take-webhook]
verify_jwt = false
`

let directory: string
let database: Database
let world: Awaited<ReturnType<typeof createTestApp>>
let close: () => Promise<void>
let openedAt: number

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'))
  for (const [name, source] of Object.entries(SOURCES)) {
    await mkdir(join(directory, name))
    await writeFile(join(directory, name, 'handler.ts'), source)
  }
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  await writeFile(join(directory, 'config.toml'), CONFIG)
  database = await openTestDatabase('pglite')
  const opened = await openFunctions({ folder: directory, environment: { GREETING: 'hi' } })
  close = opened.close
  openedAt = Date.now()
  const verify = await readVerifySettings(join(directory, 'config.toml'))
  world = await createTestApp(database, { functions: { functions: opened.functions, verify } })
})
afterAll(async () => {
  await close()
  await database.close()
  await rm(directory, { recursive: true })
})

const client = () =>
  createClient(TEST_SITE, world.apiKeys.publishable, {
    realtime: { transport: WebSocket as never },
    global: { fetch: async (input, init) => world.app.request(new Request(input, init)) },
  })

it('a function gets the request, its settings and the true address of the sender', async () => {
  const { data, error } = await client().functions.invoke('say-hello', {
    body: { a: 1 },
    headers: { 'x-forwarded-for': '198.51.100.1' },
  })
  expect(error).toBeNull()
  expect(data).toEqual({
    greeting: 'hi',
    method: 'POST',
    body: '{"a":1}',
    address: '127.0.0.1',
    path: '/functions/v1/say-hello',
  })
})

it('a function does not see the environment of the server', async () => {
  const { data } = await client().functions.invoke<string[]>('list-environment')
  expect(data).not.toContain('PATH')
})

it('callers without credentials reach only functions that say so', async () => {
  const call = (name: string) => world.app.request(`/functions/v1/${name}`, { method: 'POST' })
  expect((await call('say-hello')).status).toBe(401)
  expect((await call('stream-words')).status).toBe(401)
  const open = await call('take-webhook')
  expect(await open.text()).toBe('taken')
  expect(open.headers.get('access-control-allow-origin')).toBeNull()
})

it('functions are loaded before anybody calls them, so that no request waits for it', async () => {
  const { data } = await client().functions.invoke<number>('tell-loading')
  expect(data).toBeLessThanOrEqual(openedAt)
})

it('a stream arrives as it is made', async () => {
  const { data } = await client().functions.invoke<Response>('stream-words')
  expect(await data?.text()).toBe('data: one\n\ndata: two\n\n')
})

it('SEC-CFG-06 a function that throws answers 500 without saying why', async () => {
  const { error } = await client().functions.invoke('throw-error')
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(500)
  expect(await error.context.text()).toBe('Internal Server Error')
})

describe('[SEC-IN-04] whoever has too many calls under way', () => {
  /** The server with one function, and calls of it by anybody from anywhere. */
  const open = async (handle: Handle) => {
    const { app, apiKeys, tokenFor } = await createTestApp(database, {
      functions: { functions: new Map([['work', handle]]), verify: new Map() },
      trustedProxies: trustProxies(['127.0.0.1']),
    })
    const tokens = await Promise.all(
      [0, 1, 2, 3].map((n) => tokenFor(`00000000-0000-4000-8000-00000000000${n}`)),
    )
    const call = async (address: string, token = apiKeys.publishable, init: RequestInit = {}) =>
      app.request('/functions/v1/work', {
        method: 'POST',
        ...init,
        headers: {
          apikey: apiKeys.publishable,
          authorization: `Bearer ${token}`,
          'x-forwarded-for': address,
          ...init.headers,
        },
      })
    const begin = (count: number, address: string, token?: string) =>
      Array.from({ length: count }, () => call(address, token))
    return { call, begin, tokens }
  }

  it('begins no more; others do', async () => {
    let held = 0
    let goOn = () => {}
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { call, begin, tokens } = await open(async () => {
      held += 1
      await isHeld
      return new Response('held')
    })
    const ofAccount = begin(40, '203.0.113.1', tokens[0])
    await expect.poll(() => held).toBe(40)
    const elsewhere = await call('198.51.100.1', tokens[0])
    expect([elsewhere.status, elsewhere.headers.get('retry-after')]).toEqual([429, '1'])
    const ofNetwork = [
      ...begin(30, '203.0.113.1', tokens[1]),
      ...begin(30, '203.0.113.1', tokens[2]),
    ]
    await expect.poll(() => held).toBe(100)
    expect((await call('203.0.113.1', tokens[3])).status).toBe(429)
    expect((await call('203.0.113.1')).status).toBe(429)
    const others = [call('198.51.100.1', tokens[3]), call('198.51.100.2')]
    goOn()
    for (const answer of await Promise.all([...ofAccount, ...ofNetwork, ...others]))
      expect(await answer.text()).toBe('held')
    expect((await call('203.0.113.1', tokens[0])).status).toBe(200)
  })

  it.each<[string, (held: HeldStream) => void]>([
    ['was read', ({ answer, stream }) => [stream?.close(), answer.text()]],
    ['failed', ({ answer, stream }) => [stream?.error(), answer.text().catch(() => undefined)]],
    ['is not wanted any more', ({ answer }) => answer.body?.cancel()],
    ['is left unread by a caller who has gone', ({ caller }) => caller.abort()],
  ])('begins one more when the stream of an answer %s, and not before', async (_, end) => {
    const streams: Stream[] = []
    const { call, begin, tokens } = await open(
      async () =>
        new Response(new ReadableStream({ start: (stream) => void streams.push(stream) })),
    )
    const address = '203.0.113.1'
    const caller = new AbortController()
    const answer = await call(address, tokens[0], { signal: caller.signal })
    const [stream] = streams
    await Promise.all(begin(39, address, tokens[0]))
    expect((await call(address, tokens[0])).status).toBe(429)
    end({ answer, stream, caller })
    await expect.poll(async () => (await call(address, tokens[0])).status).toBe(200)
    // Only one place became free: a call that ended in two ways is given back once.
    expect((await call(address, tokens[0])).status).toBe(429)
  })

  it('has none under way while their bodies are not here', async () => {
    let awaited = 0
    const { call, tokens } = await open(
      async (request) => new Response(await request.arrayBuffer()),
    )
    const unfinished = () => {
      const pull = () => {
        awaited += 1
        return new Promise<void>(() => undefined)
      }
      return {
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        headers: { 'content-length': '10' },
        duplex: 'half',
      } as RequestInit
    }
    for (let n = 0; n < 100; n += 1) void call('203.0.113.1', undefined, unfinished())
    await expect.poll(() => awaited).toBe(100)
    expect((await call('203.0.113.1', tokens[0])).status).toBe(200)
  })
})

it('a function that cannot start is a relay error', async () => {
  const { error } = await client().functions.invoke('refuse-start')
  expect(error).toBeInstanceOf(FunctionsRelayError)
  expect(error.context.status).toBe(503)
})

it.each(['nobody', '..%2fsay-hello', '_shared', 'config.toml'])(
  'SEC-IN-11 %s is no function',
  async (name) => {
    const answer = await world.app.request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: world.apiKeys.publishable },
    })
    expect(answer.status).toBe(404)
  },
)
