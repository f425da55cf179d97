import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { createTestApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openFunctions } from './open-functions.ts'

/** Functions do something until a file of this name is there, or leave a file where they have heard something. */
const FILES = `
  import { existsSync, writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const bytes = (text) => new TextEncoder().encode(text)`
/** Longer than any machine takes, and shorter than the limit of a test. */
const GIVE_UP_MS = 100_000
const SOURCES: Record<string, string> = {
  echo: `export default () => async (request) => new Response(await request.arrayBuffer(), {
    status: 207, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2'], ['x-method', request.method]] })`,
  nothing: 'export default () => async () => new Response(null, { status: 204 })',
  compute: `export default ({ FOLDER }) => async (request) => {
    const end = Date.now() + ${GIVE_UP_MS}
    const file = join(FOLDER, await request.text())
    while (!existsSync(file)) if (Date.now() > end) return new Response('nobody else did anything')
    return new Response('computed') }`,
  'take-turns': `let turns = 0
    export default ({ FOLDER }) => async () => {
    const end = Date.now() + ${GIVE_UP_MS}
    turns += 1
    while (!existsSync(join(FOLDER, 'turn-' + turns))) if (Date.now() > end) break
    return new Response('done') }`,
  wait: `export default ({ FOLDER }) => async (request) => {
    const file = join(FOLDER, await request.text())
    writeFileSync(file + '-begun', '')
    while (!existsSync(file)) await sleep(10)
    return new Response('waited') }`,
  'loop-for-ever': `export default ({ FOLDER }) => async () => {
    writeFileSync(join(FOLDER, 'looping'), '')
    for (;;); }`,
  'loop-and-report': `export default (env, report) => async () => {
    const end = Date.now() + ${GIVE_UP_MS}
    while (Date.now() < end) {
      const next = Date.now() + 20
      while (Date.now() < next);
      report('round', 1, {})
    }
    return new Response('nobody stopped it') }`,
  stream: `export default ({ FOLDER }) => async (request) => {
    const file = join(FOLDER, await request.text())
    return new Response(new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes('one'))
        while (!existsSync(file)) await sleep(10)
        controller.enqueue(bytes('two'))
        controller.close()
      },
      cancel: () => writeFileSync(file, ''),
    })) }`,
  'break-off': `export default () => async () => new Response(new ReadableStream({
    start(controller) { controller.enqueue(bytes('one')) },
    pull() { throw new Error('no more') } }, { highWaterMark: 0 }))`,
  'note-abort': `export default ({ FOLDER }) => async (request) => {
    const file = join(FOLDER, await request.text())
    writeFileSync(file + '-begun', '')
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
    writeFileSync(file, '')
    return new Response(null, { status: 499 }) }`,
  'answer-nonsense': 'export default () => async () => Response.error()',
  'throw-itself': `export default () => async () => {
    const error = new Error('round')
    throw Object.assign(error, { cause: error, name: () => 'no text' }) }`,
  'throw-nothing': 'export default () => async () => { throw Object.create(null) }',
  'fail-later': `export default () => async () => {
    setTimeout(() => { throw new Error('forgotten') }, 0)
    await sleep(${GIVE_UP_MS})
    return new Response('too late') }`,
  measure: `export default (env, report) => async () => {
    report('word', 3, { language: 'en' })
    return new Response('measured') }`,
}

let directory: string
let database: Database
let world: Awaited<ReturnType<typeof openWorld>>
const reports: unknown[] = []
const restarts: Error[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'open-functions-'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  for (const [name, source] of Object.entries(SOURCES))
    await writeFile(join(directory, `${name}.js`), `${FILES}\n${source}`)
  database = await openTestDatabase('pglite')
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
  await database.close()
  await rm(directory, { recursive: true })
})

/** The server with the functions in a thread of its own. */
const openWorld = async (options: Partial<Parameters<typeof openFunctions>[0]> = {}) => {
  const { functions, close } = await openFunctions({
    folder: directory,
    environment: { FOLDER: directory },
    report: (...report) => void reports.push(report),
    onRestart: (cause) => void restarts.push(cause),
    ...options,
  })
  const { app, apiKeys } = await createTestApp(database, {
    functions: { functions, verify: new Map() },
  })
  const call = async (name: string, body: BodyInit = '', init: RequestInit = {}) =>
    app.request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: apiKeys.publishable },
      body,
      ...init,
    })
  return { app, call, close }
}
const call: typeof world.call = (...args) => world.call(...args)
const create = (file: string) => writeFile(join(directory, file), '')
const isThere = (file: string) => existsSync(join(directory, file))

describe('a function in its thread', () => {
  it('gets every byte and every header, and so does its caller', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const answer = await call('echo', bytes)
    expect(answer.status).toBe(207)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    const { status, body } = await call('nothing')
    expect([status, body]).toEqual([204, null])
    expect((await call('echo', '', { method: 'GET', body: null })).headers.get('x-method')).toBe(
      'GET',
    )
  })

  it('[SEC-IN-04] computes while everybody else is answered', async () => {
    const computing = ['a', 'b', 'c'].map(async () => (await call('compute', 'others')).text())
    for (const path of ['/health', '/config.json', '/'])
      expect((await world.app.request(path)).status).toBe(200)
    await create('others')
    expect(await Promise.all(computing)).toEqual(['computed', 'computed', 'computed'])
  })

  it('sends a stream as it is made', async () => {
    const reader = (await call('stream', 'half-read')).body?.getReader()
    const text = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await text()).toBe('one')
    await create('half-read')
    expect(await text()).toBe('two')
    expect((await reader?.read())?.done).toBe(true)
  })

  it('hears that nobody reads its stream any more', async () => {
    const { body } = await call('stream', 'cancelled')
    await body?.cancel()
    await expect.poll(() => isThere('cancelled')).toBe(true)
  })

  it('hears that its caller has gone', async () => {
    const leaving = new AbortController()
    const answer = call('note-abort', 'aborted', { signal: leaving.signal })
    await expect.poll(() => isThere('aborted-begun')).toBe(true)
    leaving.abort()
    await answer
    expect(isThere('aborted')).toBe(true)
  })

  it('can break its stream off', async () => {
    const { body } = await call('break-off')
    await expect(new Response(body).text()).rejects.toThrow('no more')
  })

  it.each(['answer-nonsense', 'throw-itself', 'throw-nothing'])(
    '%s fails alone, whatever it answers or throws',
    async (name) => {
      restarts.length = 0
      const beside = call('wait', name)
      await expect.poll(() => isThere(`${name}-begun`)).toBe(true)
      expect((await call(name)).status).toBe(500)
      await create(name)
      expect(await (await beside).text()).toBe('waited')
      expect(restarts).toEqual([])
    },
  )

  it('reports what it measured', async () => {
    await call('measure')
    expect(reports).toEqual([['word', 3, { language: 'en' }]])
  })

  it('is answered, and the server goes on, when nobody can take its report', async () => {
    const lost: unknown[] = []
    const { call, close } = await openWorld({
      report: () => {
        throw new Error('not a number')
      },
      onReportLost: (cause) => void lost.push(cause),
    })
    onTestFinished(close)
    expect(await (await call('measure')).text()).toBe('measured')
    expect(lost).toMatchObject([{ message: 'not a number' }])
  })
})

const MISSED = 3
/** The server, whose thread is pinged only when the test says so: a busy machine may keep it from answering for long. */
const openPinged = async (options: Parameters<typeof openWorld>[0] = {}) => {
  restarts.length = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = await openWorld({ silenceMs: MISSED * 1_000, ...options })
  onTestFinished(world.close)
  return { ...world, ping: () => vi.advanceTimersByTime(1_000) }
}

describe('[SEC-IN-04] a function that never ends', () => {
  it('is stopped, what waited behind it is answered, and what it had begun beside it is not done twice', async () => {
    const { call, ping } = await openPinged()
    const beside = call('wait', 'beside')
    const { body: stream } = await call('stream', 'never')
    await expect.poll(() => isThere('beside-begun')).toBe(true)
    const endless = call('loop-for-ever')
    await expect.poll(() => isThere('looping')).toBe(true)
    const behind = call('echo', 'behind')
    await create('beside')
    for (let pings = 0; pings <= MISSED; pings += 1) ping()
    for (const stopped of [await endless, await beside]) {
      expect(stopped.status).toBe(546)
      expect(await stopped.json()).toMatchObject({ code: 'WORKER_LIMIT' })
    }
    await expect(new Response(stream).text()).rejects.toThrow('stopped')
    expect(await (await behind).text()).toBe('behind')
    expect(await (await call('echo', 'afterwards')).text()).toBe('afterwards')
    expect(restarts).toHaveLength(1)
  })
})

describe('[SEC-IN-04] with its pings sent by hand, a thread', () => {
  it('is in no endless loop while calls that take long end one after another', async () => {
    const { call, ping } = await openPinged()
    let answered = 0
    const calls = [1, 2, 3, 4].map(async () => {
      const answer = await call('take-turns')
      answered += 1
      return answer.text()
    })
    for (const turn of calls.keys()) {
      for (let pings = 1; pings < MISSED; pings += 1) ping()
      await create(`turn-${turn + 1}`)
      await expect.poll(() => answered).toBe(turn + 1)
    }
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'done'))
    expect(restarts).toEqual([])
  })

  it('is stopped though the function in its endless loop reports something', async () => {
    let rounds = 0
    const { call, ping } = await openPinged({
      report: () => {
        rounds += 1
      },
    })
    const endless = call('loop-and-report')
    for (let pings = 0; pings <= MISSED; pings += 1) {
      const before = rounds
      await expect.poll(() => rounds).toBeGreaterThan(before)
      ping()
    }
    expect((await endless).status).toBe(546)
    expect(restarts).toHaveLength(1)
  })
})

it('an error that a function does not catch stops nothing but the functions under way', async () => {
  restarts.length = 0
  expect((await call('fail-later')).status).toBe(546)
  expect(await (await call('echo', 'afterwards')).text()).toBe('afterwards')
  expect(restarts).toMatchObject([{ message: 'forgotten' }])
})

describe('a thread that ends or does not start', () => {
  const folderOf = async (sources: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'open-functions-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    for (const [name, source] of Object.entries(sources))
      await writeFile(join(folder, `${name}.js`), source)
    return folder
  }
  const HELLO = `export default () => async () => new Response('hello')`

  it('is started again only for a caller, after a longer pause each time', async () => {
    const ends: number[] = []
    const { call, close } = await openWorld({
      folder: await folderOf({
        hello: HELLO,
        die: `setTimeout(() => { throw new Error('dead') }, 500)\n${HELLO}`,
      }),
      onRestart: () => void ends.push(performance.now()),
    })
    onTestFinished(close)
    const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await expect.poll(() => ends.length).toBe(1)
    await sleep(1_000)
    expect(ends).toHaveLength(1)
    while (ends.length < 5) {
      // An answer that nobody reads stays a call under way; one whose thread ends meanwhile breaks off.
      await (await call('hello')).text().catch(() => undefined)
      await sleep(10)
    }
    const lives = ends.slice(1).map((end, n) => end - (ends[n] ?? 0))
    for (const [n, pause] of [200, 400, 800].entries())
      expect(lives[n + 1]).toBeGreaterThan(500 + pause - 10)
  })

  it('loads the other functions when one of them never finishes loading', async () => {
    const { call, close } = await openWorld({
      folder: await folderOf({
        hello: HELLO,
        stuck: `await new Promise((resolve) => setTimeout(resolve, 1e8))\n${HELLO}`,
      }),
      loadMs: 100,
    })
    onTestFinished(close)
    await expect.poll(async () => (await call('hello')).text()).toBe('hello')
    expect((await call('stuck')).status).toBe(503)
  })

  it('calls a function that loaded only after the thread had started', async () => {
    const late = `${FILES}
      while (!existsSync(${JSON.stringify(join(directory, 'may-load'))})) await sleep(10)
      ${HELLO}`
    const { call, close } = await openWorld({ folder: await folderOf({ late }), loadMs: 100 })
    onTestFinished(close)
    expect((await call('late')).status).toBe(503)
    await create('may-load')
    await expect.poll(async () => (await call('late')).status).toBe(200)
  })

  it('is given up when a module computes for ever while it is loaded', async () => {
    const folder = await folderOf({ hello: HELLO, loop: `for (;;);\n${HELLO}` })
    await expect(openWorld({ folder, startMs: 2_000 })).rejects.toThrow(
      'The functions did not start within 2000 ms',
    )
  })
})

it('a call after the functions were closed is refused', async () => {
  const { functions, close } = await openFunctions({ folder: directory, environment: {} })
  const asking = functions.get('wait')?.(
    new Request('http://a.test', { method: 'POST', body: 'x' }),
  )
  await Promise.all([expect(asking).rejects.toThrow('stopped'), close()])
  await expect(functions.get('echo')?.(new Request('http://a.test'))).rejects.toThrow('stopped')
})
