import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { trustProxies } from './http/client-address.ts'
import { safeHeaders } from './http/security-headers.ts'
import { type Listener, type ListenOptions, listen } from './listen.ts'

const open: Listener[] = []
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close()
})

const aListener = async (options: Partial<ListenOptions> = {}, closeLater = open) => {
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 60_000,
    maxConnectionsPerAddress: 3,
    trustedProxies: trustProxies([]),
    ...options,
  })
  closeLater.push(listener)
  return listener
}

const send = async (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

it('before the app is up every request is asked to come back', async () => {
  const { port, serve } = await aListener()
  const early = await fetch(`http://127.0.0.1:${port}/health`)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('1')
  serve(() => new Response('up'))
  expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('up')
})

it('a listener that is about to leave ends each connection with its answer, and finishes what is under way', async () => {
  const listener = await aListener()
  let answer: ((answer: Response) => void) | undefined
  listener.serve((request) =>
    request.url.endsWith('/slow')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : new Response('served'),
  )
  const at = `http://127.0.0.1:${listener.port}`
  expect((await fetch(at)).headers.get('connection')).toBe('keep-alive')
  listener.leave()
  const last = await fetch(at)
  expect(last.headers.get('connection')).toBe('close')
  expect(await last.text()).toBe('served')

  const slow = fetch(`${at}/slow`)
  await expect.poll(() => answer).toBeDefined()
  const closed = listener.close()
  answer?.(new Response('finished'))
  expect(await (await slow).text()).toBe('finished')
  await closed
  await expect(fetch(at)).rejects.toThrow()
})

it('a connection that was opened and never used, as browsers do, does not hold up the end', async () => {
  const { port, serve, close } = await aListener({ graceMs: 3_600_000 })
  serve(() => new Response('up'))
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  // Connections are taken in order, so the spare one has been.
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('up')
  await Promise.all([once(spare, 'close'), close()])
})

it('an answer that began before the end and is finished after it does not hold up the end', async () => {
  const { port, serve, close } = await aListener({ graceMs: 3_600_000 })
  let finish = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('first, '))
      finish = () => {
        controller.enqueue(Buffer.from('last'))
        controller.close()
      }
    },
  })
  serve(() => new Response(body))
  const answer = await fetch(`http://127.0.0.1:${port}`)
  const closing = close()
  finish()
  expect(await answer.text()).toBe('first, last')
  await closing
})

it('a port in use is one clear sentence', async () => {
  const { port } = await aListener()
  await expect(aListener({ port })).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose another with PORT.`,
  )
})

it('one address cannot take more than its share of connections', async () => {
  const { port, serve } = await aListener()
  serve(() => new Response('up'))
  const held = [1, 2, 3].map(() => connect(port, '127.0.0.1'))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  expect(await send(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toBe('')
  held[0]?.destroy()
  await expect
    .poll(() => send(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))
    .toContain('200 OK')
  for (const socket of held) socket.destroy()
})

it('SEC-CFG-05 TRACE is not answered', async () => {
  const { port, serve } = await aListener()
  serve(() => new Response('up'))
  const answer = await send(port, 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 405/)
})

it('[SEC-CFG-02] what no service answers has the headers of everything else', async () => {
  const { port } = await aListener({ headers: safeHeaders({ secure: true }) })
  for (const method of ['TRACE', 'GET', 'PROPFIND']) {
    const answer = await send(port, `${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    for (const [name, value] of Object.entries(safeHeaders({ secure: true })))
      expect(answer.toLowerCase(), `${method} ${name}`).toContain(`${name}: ${value}`.toLowerCase())
  }
})

describe('[SEC-CFG-02] answers that Node gives itself have the headers of everything else', () => {
  const always = safeHeaders({ secure: true })
  const HOST = 'host: x\r\n'
  it.each([
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, 400],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n`,
      400,
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
    [
      'an expectation',
      `GET / HTTP/1.1\r\n${HOST}expect: wonders\r\nconnection: close\r\n\r\n`,
      417,
    ],
    ['huge headers', `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ])('to %s', async (_, request, status) => {
    const { port, serve } = await aListener({ headers: always })
    serve(() => new Response('up'))
    const answer = await send(port, request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(always))
      expect(answer.toLowerCase(), name).toContain(`${name}: ${value}`.toLowerCase())
  })

  it('also after another request on the same connection', async () => {
    const { port, serve } = await aListener({ headers: always })
    serve(() => new Response('up'))
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
    await expect.poll(() => received).toContain('up')
    received = ''
    socket.write(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`)
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 431 /)
    expect(received).toContain('x-content-type-options: nosniff')
  })

  it('to a request that never ends', async () => {
    const { port } = await aListener({ headers: always, requestTimeoutMs: 1_000 })
    const answer = await send(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-len')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('and a page keeps the policy of its own', async () => {
    const { port, serve } = await aListener({ headers: always })
    const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'own' }
    serve(() => new Response('up', { headers }))
    const answer = await send(port, `GET / HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
    expect(answer.match(/content-security-policy: .*/gi)).toEqual(['content-security-policy: own'])
  })
})

it('[SEC-IN-03] whoever is answered before their long body was taken is told that the connection ends', async () => {
  const { port, serve } = await aListener()
  serve(() => new Response('too long', { status: 413 }))
  const post = (length: number) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(length) })
  const long = await post(5_000_000)
  expect([long.status, long.headers.get('connection')]).toEqual([413, 'close'])
  const short = await post(100)
  expect([short.status, short.headers.get('connection')]).toEqual([413, 'keep-alive'])
})

it('a request that never ends is ended', async () => {
  const { port } = await aListener({ requestTimeoutMs: 1_000 })
  const answer = await send(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-len')
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
})

describe.concurrent('[SEC-CFG-10] a connection that holds on without asking anything is ended', () => {
  const LIMIT_MS = 1_000
  // The server looks around every two seconds, and a busy machine is late. Nothing else would ever end them.
  const PATIENCE_MS = LIMIT_MS + 100_000

  const lasting: Listener[] = []
  afterAll(async () => {
    for (const listener of lasting) await listener.close()
  })

  const lifeOf = async (use: (socket: Socket) => void, options: Partial<ListenOptions> = {}) => {
    const { port, serve } = await aListener({ requestTimeoutMs: LIMIT_MS, ...options }, lasting)
    serve(async (request) => new Response(await request.text()))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    await once(socket, 'connect')
    const started = performance.now()
    use(socket)
    await new Promise((resolve) => socket.once('close', resolve))
    return performance.now() - started
  }

  /** A byte every tenth of a second, so that the socket itself is never idle. */
  const drip = (socket: Socket, text: string) => {
    let at = 0
    const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ''), 100)
    socket.once('close', () => clearInterval(timer))
  }

  it('silent from the start', async () => {
    expect(await lifeOf(() => undefined)).toBeLessThan(PATIENCE_MS)
  })

  it('with headers that never end', async () => {
    const life = await lifeOf((socket) => {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
      drip(socket, 'x-a: b\r\n')
    })
    expect(life).toBeLessThan(PATIENCE_MS)
  })

  it('with a body that never ends', async () => {
    const life = await lifeOf((socket) => {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n')
      drip(socket, 'x')
    })
    expect(life).toBeLessThan(PATIENCE_MS)
  })

  it('that takes nothing of its answer', async () => {
    const { port, serve } = await aListener({ idleMs: LIMIT_MS }, lasting)
    const givenUp = new Promise((resolve) => {
      serve((_, env) => {
        ;(env as HttpBindings).incoming.socket.once('close', resolve)
        return new Response('x'.repeat(50_000_000))
      })
    })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).pause()
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    const ended = once(socket, 'close')
    await givenUp
    // A socket that is not read does not notice that the other side has gone.
    socket.resume()
    await ended
    expect(socket.bytesRead).toBeLessThan(50_000_000)
  })
})
