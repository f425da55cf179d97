import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { listenForTest, type TestListener } from '../testing/listen-for-test.ts'
import { createTestApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openFunctions } from './open-functions.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Functions leave a file where they have come to, and remember the bodies they gave without keeping them. */
const COMMON = `
  import { writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  globalThis.given ??= []
  const give = (source) => {
    const body = new ReadableStream(source)
    globalThis.given.push(new WeakRef(body))
    return new Response(body)
  }
  const text = (words) => new TextEncoder().encode(words)
  const whole = { start(controller) { controller.enqueue(text('too late')); controller.close() } }
  const leftBy = ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', resolve))
  const noteIn = (folder) => (file) => writeFileSync(join(folder, file), '')`
const SOURCES: Record<string, string> = {
  'answer-late': `export default ({ FOLDER }) => async (request) => {
    const left = leftBy(request)
    request = undefined
    noteIn(FOLDER)('late-begun')
    await left
    noteIn(FOLDER)('late-left')
    return give(whole) }`,
  'never-end': `export default ({ FOLDER }) => async () => give({
    start(controller) { controller.enqueue(text('one')) },
    cancel: () => noteIn(FOLDER)('stream-cancelled') })`,
  answer: 'export default () => async () => give(whole)',
  'count-kept': `export default () => async () => {
    collect()
    return Response.json(globalThis.given.filter((body) => body.deref()).length) }`,
}

let folder: string
let database: Database
let listener: TestListener
let publishable: string
let close: () => Promise<void>
const requests: WeakRef<Request>[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaving-clients-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, source] of Object.entries(SOURCES))
    await writeFile(join(folder, `${name}.js`), `${COMMON}\n${source}`)
  database = await openTestDatabase('pglite')
  const opened = await openFunctions({ folder, environment: { FOLDER: folder } })
  close = opened.close
  const functions = [...opened.functions].map(
    ([name, handle]) =>
      [
        name,
        (request: Request) => {
          requests.push(new WeakRef(request))
          return handle(request)
        },
      ] as const,
  )
  const { app, apiKeys } = await createTestApp(database, {
    functions: { functions: new Map(functions), verify: new Map() },
  })
  publishable = apiKeys.publishable
  listener = await listenForTest()
  listener.serve((request, env) => app.fetch(request, env))
})
afterAll(async () => {
  await listener.close()
  await close()
  await database.close()
  await rm(folder, { recursive: true })
})

const send = async (name: string, method = 'POST'): Promise<Socket> => {
  const socket = connect(listener.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `${method} /functions/v1/${name} HTTP/1.1`,
    'host: a.test',
    `apikey: ${publishable}`,
  ]
  socket.write([...head, 'content-length: 0', '', ''].join('\r\n'))
  return socket
}
const isThere = (file: string) => expect.poll(() => existsSync(join(folder, file))).toBe(true)

/** Of the calls before; this one is kept, and is not counted. */
const kept = async () => {
  const before = [...requests]
  const answer = await fetch(`${listener.url}/functions/v1/count-kept`, {
    headers: { apikey: publishable },
  })
  const inThread: unknown = await answer.json()
  collect()
  return { here: before.filter((request) => request.deref()).length, inThread }
}

it('a client that leaves before the answer is heard of and leaves nothing behind', async () => {
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const socket = await send('answer-late')
  await isThere('late-begun')
  // A first count runs the garbage collector, so that what is counted below is really referenced.
  await kept()
  socket.resetAndDestroy()
  await isThere('late-left')
  await expect.poll(kept).toEqual({ here: 0, inThread: 0 })
  expect(errors).not.toHaveBeenCalled()
})

it('a client that leaves during a stream leaves nothing behind', async () => {
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const socket = await send('never-end')
  await once(socket, 'data')
  socket.resetAndDestroy()
  await isThere('stream-cancelled')
  await expect.poll(kept).toEqual({ here: 0, inThread: 0 })
  expect(errors).not.toHaveBeenCalled()
})

it('an answer without the body that a function gave leaves nothing behind', async () => {
  const socket = await send('answer', 'HEAD')
  const [head] = await once(socket, 'data')
  expect(String(head)).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  await expect.poll(kept).toEqual({ here: 0, inThread: 0 })
})
