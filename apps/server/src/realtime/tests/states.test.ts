import { createServer, type Server } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../../database/database.ts'
import { describeDatabases, openTestDatabase } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening, stateOf } from '../testing/subscribed.ts'

describeDatabases((open) => {
  let database: Database
  let server: TestRealtime
  beforeAll(async () => {
    database = await open()
    await buildNotes(database)
    server = await startRealtime(database)
  })
  afterAll(() => server.close())

  it('[RT-01] [RT-03] [RT-09] a client that joins a channel at /realtime/v1 is SUBSCRIBED', async () => {
    const addresses: string[] = []
    class Watched extends WebSocket {
      constructor(address: string | URL) {
        super(address)
        addresses.push(new URL(address).pathname)
      }
    }
    const channel = server.client({ transport: Watched as never }).channel('lobby')
    expect(await stateOf(channel)).toEqual({ status: 'SUBSCRIBED', error: undefined })
    expect(addresses).toEqual(['/realtime/v1/websocket'])
  })

  it('[RT-04] [RT-05] [RT-06] [RT-07] a channel is closed, joining, joined, leaving and closed again', async () => {
    const states: string[] = []
    // The client closes the channel as soon as it has said that it leaves.
    class Watched extends WebSocket {
      override send(frame: never) {
        if (String(frame).includes('phx_leave')) states.push(channel.state)
        super.send(frame)
      }
    }
    const channel = server.client({ transport: Watched as never }).channel('walk')
    states.push(channel.state)
    const subscribed = stateOf(channel, 'SUBSCRIBED')
    states.push(channel.state)
    await subscribed
    states.push(channel.state)
    expect(await channel.unsubscribe()).toBe('ok')
    states.push(channel.state)
    expect(states).toEqual(['closed', 'joining', 'joined', 'leaving', 'closed'])
  })

  it('[RT-08] [RT-10] a join that the server refuses is a CHANNEL_ERROR, and the channel errored', async () => {
    const { client } = await server.user()
    const channel = client.channel('somebody-else', { config: { private: true } })
    expect(await stateOf(channel)).toEqual({
      status: 'CHANNEL_ERROR',
      error:
        'Unauthorized: You do not have permissions to read from this Channel topic: somebody-else',
    })
    expect(channel.state).toBe('errored')
  })

  it.each(['1.0.0', '2.0.0'])('a client of version %s joins, is told, and hears', async (vsn) => {
    const { client } = await server.user(undefined, { vsn })
    const heard: unknown[] = []
    const channel = client
      .channel(`of-${vsn}`, { config: { broadcast: { self: true, ack: true } } })
      .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, () => undefined)
      .on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload))
    expect(await listening(channel)).toBe('ok: Subscribed to PostgreSQL')
    const sent = await channel.send({ type: 'broadcast', event: 'hello', payload: { ü: 'ñ' } })
    expect(sent).toBe('ok')
    await expect.poll(() => heard).toEqual([{ ü: 'ñ' }])
  })
})

describe('what the client does when the server does not', () => {
  let database: Database
  let server: TestRealtime
  const closers: (() => void)[] = []
  beforeAll(async () => {
    database = await openTestDatabase('pglite')
    await buildNotes(database)
    server = await startRealtime(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const close of closers.splice(0)) close()
  })

  const clientAt = (port: number, options = {}) => {
    const client = createClient(`http://127.0.0.1:${port}`, 'sb_publishable_x', {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never, heartbeatIntervalMs: 30_000, ...options },
    })
    closers.push(() => void client.realtime.disconnect())
    return client
  }

  /** A server of ours that answers what it is told to. */
  const standIn = async (answer: (message: unknown[], socket: WebSocket) => void) => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    let connections = 0
    sockets.on('connection', (socket) => {
      connections += 1
      socket.on('message', (data, isBinary) => {
        if (!isBinary) answer(JSON.parse(String(data)), socket)
      })
    })
    await new Promise((resolve) => sockets.once('listening', resolve))
    closers.push(() => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    })
    const { port } = sockets.address() as { port: number }
    return { port, connections: () => connections }
  }
  /** Replaces the client's clock: time advances only when the test says so, or with each attempt of `waitUntil`. */
  const stopClock = () =>
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 40_000 })

  it('[RT-11] [RT-19] a join that nobody answers is TIMED_OUT after 10 s', async () => {
    const { port } = await standIn(() => undefined)
    const client = clientAt(port)
    client.realtime.connect()
    await expect.poll(() => client.realtime.isConnected()).toBe(true)
    stopClock()
    const states: string[] = []
    client.channel('silence').subscribe((status) => states.push(status))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(states).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(states).toEqual(['TIMED_OUT'])
  })

  it('[RT-12] bindings other than the client asked for are a CHANNEL_ERROR', async () => {
    const { port } = await standIn(([joinRef, ref, topic, event], socket) => {
      if (event !== 'phx_join') return
      const response = {
        postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'x', id: 1 }],
      }
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]))
    })
    const channel = clientAt(port)
      .channel('mismatch')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => undefined)
    expect(await stateOf(channel, 'CHANNEL_ERROR')).toEqual({
      status: 'CHANNEL_ERROR',
      error: 'mismatch between server and client bindings for postgres changes',
    })
  })

  it('[RT-02] [RT-13] [RT-14] heartbeats go out every 30 s; one that stays unanswered forces a new connection', async () => {
    const beats: number[] = []
    const { port, connections } = await standIn(([, ref, topic, event], socket) => {
      if (event !== 'heartbeat') return
      beats.push(Date.now())
      if (beats.length > 1) return
      socket.send(JSON.stringify([null, ref, topic, 'phx_reply', { status: 'ok', response: {} }]))
    })
    stopClock()
    const client = clientAt(port)
    client.realtime.connect()
    await until(() => client.realtime.isConnected())
    const started = Date.now()
    await vi.advanceTimersByTimeAsync(30_000)
    await until(() => beats.length === 1)
    expect((beats[0] ?? 0) - started).toBeGreaterThan(29_900)
    expect((beats[0] ?? 0) - started).toBeLessThan(31_500)
    await vi.advanceTimersByTimeAsync(30_000)
    await until(() => beats.length === 2)
    expect((beats[1] ?? 0) - (beats[0] ?? 0)).toBeGreaterThan(29_000)
    expect((beats[1] ?? 0) - (beats[0] ?? 0)).toBeLessThan(31_500)
    expect(connections()).toBe(1)
    await vi.advanceTimersByTimeAsync(40_000)
    await until(() => connections() === 2)
  })

  it('[RT-02] our server answers heartbeats in both versions', async () => {
    const answers: unknown[] = []
    for (const vsn of ['1.0.0', '2.0.0']) {
      const socket = server.socket({ vsn })
      await new Promise((resolve) => socket.once('open', resolve))
      const answer = new Promise((resolve) =>
        socket.once('message', (data) => resolve(JSON.parse(String(data)))),
      )
      socket.send(
        vsn === '1.0.0'
          ? '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"7"}'
          : '[null,"7","phoenix","heartbeat",{}]',
      )
      answers.push(await answer)
      socket.close()
    }
    const payload = { status: 'ok', response: {} }
    expect(answers).toEqual([
      { topic: 'phoenix', event: 'phx_reply', payload, ref: '7', join_ref: null },
      [null, '7', 'phoenix', 'phx_reply', payload],
    ])
  })

  it('[RT-15] [RT-16] [RT-17] [RT-18] a refused connection is tried again after 1, 2, 5, 10 and 10 s', async () => {
    const client = clientAt(1)
    const delays = [1, 2, 3, 4, 5, 6].map((tries) => client.realtime.reconnectAfterMs(tries))
    expect(delays).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])

    // And the first two of them as the client waits for them.
    const tries: number[] = []
    const refusing: Server = createServer((socket) => {
      tries.push(Date.now())
      socket.destroy()
    })
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
    closers.push(() => refusing.close())
    stopClock()
    clientAt((refusing.address() as { port: number }).port).realtime.connect()
    await until(() => tries.length >= 3)
    const [first = 0, second = 0, third = 0] = tries
    expect(second - first).toBeGreaterThan(950)
    expect(second - first).toBeLessThan(1_900)
    expect(third - second).toBeGreaterThan(1_950)
    expect(third - second).toBeLessThan(3_500)
  })

  it('after a restart of the server the client is back by itself, and is told of changes again', async () => {
    const former = await startRealtime(database)
    const told: unknown[] = []
    const states: string[] = []
    const listens: string[] = []
    const client = former.client()
    const channel = client
      .channel('board')
      .on('system', {}, ({ message }) => listens.push(message))
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, (change) =>
        told.push(change.new),
      )
    channel.subscribe((status) => states.push(status))
    await expect.poll(() => states).toEqual(['SUBSCRIBED'])
    await expect.poll(() => listens).toHaveLength(1)
    await former.stop()
    const later = await startRealtime(
      database,
      { keyRing: former.keyRing, apiKeys: former.apiKeys },
      former.port,
    )
    await expect.poll(() => listens).toHaveLength(2)
    expect(states.length).toBeGreaterThan(1)
    expect(states.at(-1)).toBe('SUBSCRIBED')
    await database.execute("insert into board values (77, 'back')")
    await expect.poll(() => told).toEqual([{ id: 77, text: 'back' }])
    await client.removeAllChannels()
    await client.realtime.disconnect()
    await later.close()
  })

  it('a request for a WebSocket elsewhere gets none', async () => {
    for (const path of ['/', '/rest/v1/', '/realtime/v1', '/realtime/v1/api/broadcast']) {
      const socket = server.socket({}, {}, path)
      const status = await new Promise((resolve) => {
        socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode))
        socket.once('error', () => undefined)
      })
      expect(status).toBe(404)
    }
  })
})
