import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { TEST_SITE } from '../../testing/test-app.ts'
import { Relay } from '../relay.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening, stateOf } from '../testing/subscribed.ts'

let database: Database
let server: TestRealtime
beforeAll(async () => {
  database = await openTestDatabase('postgres')
  await buildNotes(database)
  server = await startRealtime(database, {
    corsOrigins: ['https://partner.example'],
    realtimeLimits: {
      channelsPerSocket: 5,
      socketsPerUser: 3,
      unsentBytes: 200_000,
      recheckMs: 500,
      idleMs: 600_000,
      frameBytes: 100_000,
    },
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** 'open', or the status and words of the refusal. */
const knock = (parameters = {}, headers = {}) =>
  new Promise<[number, string] | 'open'>((resolve) => {
    const socket = server.socket(parameters, headers)
    socket.on('error', () => undefined)
    socket.once('open', () => {
      socket.terminate()
      resolve('open')
    })
    socket.once('unexpected-response', (_, answer) => {
      let text = ''
      answer.on('data', (data) => (text += data))
      answer.on('end', () => resolve([answer.statusCode ?? 0, JSON.parse(text).error]))
    })
  })

const opened = async (parameters = {}, headers = {}) => {
  const socket = server.socket(parameters, headers)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  return socket
}
const closeOf = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
const answerOf = (socket: WebSocket, frame: unknown[]) =>
  new Promise<unknown>((resolve) => {
    socket.on('message', (data) => {
      const [, ref, , event, payload] = JSON.parse(String(data))
      if (event === 'phx_reply' && ref === frame[1]) resolve(payload)
    })
    socket.send(JSON.stringify(frame))
  })
const isServing = async () => {
  const channel = server.client().channel(randomUUID())
  expect((await stateOf(channel)).status).toBe('SUBSCRIBED')
  await channel.unsubscribe()
}

describe('[SEC-AC-16] the handshake', () => {
  it.each([
    ['https://evil.example'],
    ['null'],
    [`${TEST_SITE}.evil.example`],
    ['https://partner.example.evil.example'],
    ['http://partner.example'],
    ['not an origin'],
  ])('refuses a page of %s', async (origin) => {
    expect(await knock({}, { origin })).toEqual([403, 'This origin may not connect'])
  })

  it('lets in our own pages, those of allowed origins, and programs', async () => {
    for (const origin of [TEST_SITE, 'https://partner.example', server.url])
      expect(await knock({}, { origin })).toBe('open')
    expect(await knock()).toBe('open')
  })

  it('refuses keys that are missing, unknown, forged or expired', async () => {
    const anon = { role: 'anon' }
    const expired = await server.keyRing.sign({ ...anon, exp: Math.floor(Date.now() / 1000) - 100 })
    const [head, body] = (await server.keyRing.sign(anon)).split('.')
    expect(await knock({ apikey: '' })).toEqual([401, 'API key is missing'])
    expect(await knock({ apikey: 'sb_publishable_other' })).toEqual([
      401,
      'The token provided is not a valid JWT',
    ])
    expect(await knock({ apikey: 'eyJ' })).toEqual([401, 'The token provided is not a valid JWT'])
    expect(await knock({ apikey: expired })).toEqual([401, 'Token has expired'])
    expect(await knock({ apikey: `${head}.${body}.AAAA` })).toEqual([
      401,
      'Failed to validate JWT signature',
    ])
    expect(await knock({ vsn: '3.0.0' })).toEqual([400, 'Version 3.0.0 is not spoken here'])
  })

  it('refuses the secret key in a browser, by the handshake and by a join', async () => {
    const origin = TEST_SITE
    expect(await knock({ apikey: server.apiKeys.secret }, { origin })).toMatchObject([
      401,
      /secret/,
    ])
    const token = await server.keyRing.sign({ role: 'service_role' })
    const socket = await opened({}, { origin })
    const join = ['1', '1', 'realtime:x', 'phx_join', { access_token: token }]
    expect(await answerOf(socket, join)).toMatchObject({ status: 'error' })
    socket.terminate()
  })

  it('refuses a path that is none', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.once('data', (data) => {
        socket.destroy()
        resolve(String(data))
      })
      socket.write(
        'GET // HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('survives a client that leaves in the middle of it', async () => {
    for (let n = 0; n < 50; n += 1) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        `GET /realtime/v1/websocket?apikey=${server.apiKeys.publishable}&vsn=2.0.0 HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      )
      setTimeout(() => socket.destroy(), n % 5)
    }
    await isServing()
  })
})

describe('[SEC-IN-02] what is no message', () => {
  const frames: [string, string | Buffer][] = [
    ['no JSON', 'hello'],
    ['half a message', '["1","1","realtime:x"'],
    ['an object where an array belongs', '{"topic":"realtime:x","event":"phx_join"}'],
    ['numbers for names', '[1,2,3,4,5]'],
    [
      'a topic without end',
      JSON.stringify(['1', '1', `realtime:${'x'.repeat(5_000)}`, 'phx_join', {}]),
    ],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['empty bytes', Buffer.alloc(0)],
    ['an unknown kind', Buffer.from([9, 0, 0, 0, 0, 0, 0])],
    ['lengths that lie', Buffer.from([3, 255, 255, 255, 255, 255, 1, 65])],
    ['bytes that claim to be JSON', Buffer.from([3, 1, 1, 1, 1, 0, 1, 49, 49, 97, 98, 123])],
  ]
  it.each(frames)('%s ends that socket and no other', async (_, frame) => {
    const socket = await opened()
    const closed = closeOf(socket)
    socket.send(frame)
    expect(await closed).toBe(1008)
    await isServing()
  })

  it('a frame that is too long ends that socket', async () => {
    const socket = await opened()
    const closed = closeOf(socket)
    socket.send(`["1","1","realtime:x","broadcast",${JSON.stringify('x'.repeat(200_000))}]`)
    expect(await closed).toBe(1009)
  })

  it('random bytes do no harm', async () => {
    for (let n = 0; n < 200; n += 1) {
      const socket = await opened()
      const bytes = randomBytes(1 + (n % 60))
      if (n % 2 === 0) bytes[0] = 3
      socket.send(bytes)
      socket.send(bytes.toString('latin1'))
      setTimeout(() => socket.terminate(), 20)
    }
    await isServing()
  })

  it.each([
    [null],
    ['text'],
    [{ config: 7 }],
    [{ config: { broadcast: [], presence: 'x', private: 'yes', postgres_changes: {} } }],
    [{ config: { postgres_changes: [null, 7, {}, { event: 'DROP', schema: 'x' }] } }],
    [{ config: { presence: { key: { a: 1 }, enabled: true } } }],
  ])('a join with %j is answered', async (payload) => {
    const socket = await opened()
    const answer = await answerOf(socket, ['1', '1', 'realtime:odd', 'phx_join', payload])
    expect(answer).toMatchObject({ status: 'ok' })
    socket.terminate()
  })

  it.each<[string, unknown]>([
    ['a NUL', { name: 'a\0b' }],
    ['half a character', { name: '\ud800' }],
    ['a NUL in a name', { 'a\0b': 1 }],
    ['many brackets', { name: '('.repeat(2_000) }],
    ['deep nesting', JSON.parse(`${'{"a":'.repeat(400)}1${'}'.repeat(400)}`)],
  ])('a presence with %s is answered, and the socket stays', async (_, payload) => {
    const socket = await opened()
    await answerOf(socket, ['1', '1', 'realtime:odd', 'phx_join', {}])
    const track = { type: 'presence', event: 'track', payload }
    expect(await answerOf(socket, ['1', '2', 'realtime:odd', 'presence', track])).toBeDefined()
    expect(await answerOf(socket, [null, '3', 'phoenix', 'heartbeat', {}])).toBeDefined()
    socket.terminate()
  })

  it('[SEC-IN-02] JSON that nests without end ends the socket, or is answered 422 by HTTP', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const frame of [
      `["1","2","realtime:x","broadcast",{"event":"e","payload":${deep}}]`,
      `["1","2","realtime:x","phx_join",{"config":{"postgres_changes":[${deep}]}}]`,
      Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1, 120, 101]), Buffer.from(deep)]),
    ]) {
      const socket = await opened()
      const closed = closeOf(socket)
      socket.send(frame)
      expect(await closed).toBe(1008)
    }
    for (const [path, body] of [
      ['broadcast', `{"messages":[{"topic":"t","event":"e","payload":${deep}}]}`],
      ['broadcast/t/events/e', deep],
    ]) {
      const { status } = await fetch(`${server.url}/realtime/v1/api/${path}`, {
        method: 'POST',
        headers: { apikey: server.apiKeys.publishable, 'content-type': 'application/json' },
        body: body ?? '',
      })
      expect(status).toBe(422)
    }
  })

  it.each([
    ['realtime:a\0b', 'UnmatchedTopic: unmatched topic'],
    ['realtime:', 'TopicNameRequired: You must provide a topic name'],
    ['phoenix', 'UnmatchedTopic: unmatched topic'],
    [`realtime:${'x'.repeat(300)}`, 'TopicNameTooLong: A topic name has at most 255 bytes'],
  ])('a join of %s is refused', async (topic, reason) => {
    const socket = await opened()
    const answer = await answerOf(socket, ['1', '1', topic, 'phx_join', {}])
    expect(answer).toEqual({ status: 'error', response: { reason } })
    socket.terminate()
  })
})

describe('[SEC-AC-15] tokens', () => {
  const join = async (token: string) => {
    const socket = await opened()
    const answer = await answerOf(socket, [
      '1',
      '1',
      'realtime:x',
      'phx_join',
      { access_token: token },
    ])
    socket.terminate()
    return (answer as { response: { reason?: string } }).response.reason
  }

  it('that are forged, expired or of nobody are refused', async () => {
    const good = await server.tokenFor(randomUUID())
    const [head, body] = good.split('.')
    expect(await join(good)).toBeUndefined()
    expect(await join('nonsense')).toMatch(/^InvalidJWTToken: The token provided/)
    expect(await join(`${head}.${body}.AAAA`)).toMatch(/^InvalidJWTToken: Failed to validate/)
    const past = Math.floor(Date.now() / 1000) - 120
    expect(await join(await server.tokenFor(randomUUID(), { exp: past }))).toMatch(/expired/)
    const over = await server.tokenFor(randomUUID(), { session_id: randomUUID() })
    expect(await join(over)).toBe('InvalidJWTToken: The session of the token is over')
  })

  it('[SEC-SES-08] the token of a session that is over does not pass as the key of the handshake either', async () => {
    const over = await server.tokenFor(randomUUID(), { session_id: randomUUID() })
    const socket = await opened({ apikey: over })
    const answer = await answerOf(socket, ['1', '1', 'realtime:x', 'phx_join', {}])
    socket.terminate()
    expect(answer).toMatchObject({
      response: { reason: 'InvalidJWTToken: The session of the token is over' },
    })
  })

  it('that expire end their channel, with a reason', async () => {
    const other = await startRealtime(database, {
      realtimeLimits: { recheckMs: 200, idleMs: 600_000 },
    })
    const soon = Math.floor(Date.now() / 1000) + 60
    const client = await other.signedIn(await other.tokenFor(randomUUID(), { exp: soon }))
    const said: string[] = []
    const states: string[] = []
    client
      .channel('short')
      .on('system', {}, ({ message }) => said.push(message))
      .subscribe((status) => states.push(status))
    await expect.poll(() => states).toEqual(['SUBSCRIBED'])
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    try {
      await expect.poll(() => states).toEqual(['SUBSCRIBED', 'CLOSED'])
    } finally {
      vi.useRealTimers()
    }
    expect(said).toEqual([
      expect.stringMatching(/^InvalidJWTToken: Token has expired \d+ seconds ago$/),
    ])
    await other.close()
  })

  it('a channel goes on with a new token, for whom that stands for', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()]
    const client = await server.signedIn(await server.tokenFor(ann))
    const told: unknown[] = []
    const channel = client
      .channel('notes')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
        told.push(change.new.title),
      )
    await listening(channel)
    await database.query("insert into notes (owner, title) values ($1::uuid, 'a1')", [ann])
    await expect.poll(() => told).toEqual(['a1'])
    await client.realtime.setAuth(await server.tokenFor(bob))
    // One message after the other: when this is answered, the token has been taken.
    await stateOf(client.channel('public'), 'SUBSCRIBED')
    await database.query("insert into notes (owner, title) values ($1::uuid, 'a2')", [ann])
    await database.query("insert into notes (owner, title) values ($1::uuid, 'b1')", [bob])
    await expect.poll(() => told).toEqual(['a1', 'b1'])
    await client.realtime.setAuth('forged')
    await expect.poll(() => channel.state).toBe('closed')
  })

  it('[SEC-SES-09] a user who is banned loses the socket', async () => {
    const user = randomUUID()
    const { rows } = await database.query<{ id: string }>(
      `with someone as (insert into auth.users (id, email) values ($1::uuid, $2) returning id)
       insert into auth.sessions (user_id) select id from someone returning id`,
      [user, `${user}@example.test`],
    )
    const token = await server.tokenFor(user, { session_id: rows[0]?.id })
    const socket = await opened()
    await answerOf(socket, ['1', '1', 'realtime:x', 'phx_join', { access_token: token }])
    const closed = closeOf(socket)
    await database.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1::uuid",
      [user],
    )
    expect(await closed).toBe(1008)
  })

  it('[SEC-AC-11] who is no longer let in by the policies loses a private channel', async () => {
    const ann = await server.user()
    await database.execute(`create table public.allowed (id uuid primary key);
      insert into public.allowed values ('${ann.id}');
      create policy "the allowed hear" on realtime.messages for select to authenticated
        using (realtime.topic() = 'club' and exists (select from public.allowed a where a.id = auth.uid()))`)
    const states: string[] = []
    ann.client
      .channel('club', { config: { private: true } })
      .subscribe((status) => states.push(status))
    await expect.poll(() => states).toEqual(['SUBSCRIBED'])
    await database.execute('delete from public.allowed')
    await expect.poll(() => states.at(-1)).toBe('CLOSED')
  })
})

describe('nobody takes more than their share:', () => {
  it('channels of a socket', async () => {
    const socket = await opened()
    const reasons = []
    for (let n = 0; n < 7; n += 1) {
      const answer = await answerOf(socket, [`${n}`, `${n}`, `realtime:t${n}`, 'phx_join', {}])
      reasons.push((answer as { response: { reason?: string } }).response.reason)
    }
    const refused = 'ChannelRateLimitReached: Too many channels'
    expect(reasons).toEqual([...Array(5).fill(undefined), refused, refused])
    socket.terminate()
  })

  it('sockets of a user', async () => {
    const token = await server.tokenFor(randomUUID())
    const sockets = []
    const reasons = []
    for (let n = 0; n < 4; n += 1) {
      const socket = await opened()
      sockets.push(socket)
      const answer = await answerOf(socket, [
        '1',
        '1',
        'realtime:x',
        'phx_join',
        { access_token: token },
      ])
      reasons.push((answer as { response: { reason?: string } }).response.reason)
    }
    expect(reasons).toEqual([
      ...Array(3).fill(undefined),
      'ConnectionRateLimitReached: Too many connected users',
    ])
    for (const socket of sockets) socket.terminate()
  })

  const waiting = async () =>
    (await database.query("select from pg_locks where locktype = 'relation' and not granted"))
      .rowCount

  /** Closes sockets while the table keeps what they asked for waiting. */
  const closeDuring = (table: string, sockets: WebSocket[], frame: unknown[]) =>
    database.transaction(async (tx) => {
      await tx.query(`lock table ${table}`)
      for (const socket of sockets) socket.send(JSON.stringify(frame))
      await expect.poll(waiting).toBeGreaterThan(0)
      for (const socket of sockets) socket.terminate()
      await new Promise((resolve) => setTimeout(resolve, 300))
    })

  it('sockets that close during a join do not count any more', async () => {
    const user = randomUUID()
    const { rows } = await database.query<{ id: string }>(
      `with someone as (insert into auth.users (id, email) values ($1::uuid, $2) returning id)
       insert into auth.sessions (user_id) select id from someone returning id`,
      [user, `${user}@example.test`],
    )
    const token = await server.tokenFor(user, { session_id: rows[0]?.id })
    const join = ['1', '1', 'realtime:x', 'phx_join', { access_token: token }]
    const sockets = [await opened(), await opened(), await opened()]
    await closeDuring('auth.sessions', sockets, join)
    const joinAgain = async () => {
      const socket = await opened()
      const answer = await answerOf(socket, join)
      socket.terminate()
      return answer
    }
    await expect.poll(joinAgain).toMatchObject({ status: 'ok' })
  })

  it('nobody stays present whose socket closed while it said so', async () => {
    const topic = randomUUID()
    // A server enters its name before the first presence, which is when the socket closes.
    const other = await startRealtime(database)
    const socket = other.socket()
    await new Promise((resolve) => socket.once('open', resolve))
    await answerOf(socket, ['1', '1', `realtime:${topic}`, 'phx_join', {}])
    const track = { type: 'presence', event: 'track', payload: {} }
    const frame = ['1', '2', `realtime:${topic}`, 'presence', track]
    await closeDuring('realtime.nodes', [socket], frame)
    // Long enough for a presence to appear; it may disappear again.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const present = async () => {
      const found = await database.query('select from realtime.presences where topic = $1', [
        `public:${topic}`,
      ])
      return found.rowCount
    }
    await expect.poll(present).toBe(0)
    await other.close()
  })

  it('joins of an address, which gets its share again however often it asks', async () => {
    const other = await startRealtime(database, { realtimeLimits: { joinsPerAddress: 1 } })
    const socket = other.socket()
    await new Promise((resolve) => socket.once('open', resolve))
    let asked = 0
    const join = () => {
      asked += 1
      return answerOf(socket, [`${asked}`, `${asked}`, 'realtime:x', 'phx_join', {}])
    }
    expect(await Promise.all(Array.from({ length: 40 }, join))).toContainEqual({
      status: 'error',
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
    await expect.poll(join).toMatchObject({ status: 'ok' })
    socket.terminate()
    await other.close()
  })

  it('presences of a socket and of a topic', async () => {
    const other = await startRealtime(database)
    const socket = other.socket()
    await new Promise((resolve) => socket.once('open', resolve))
    const prefix = randomUUID()
    const track = async (n: number) => {
      const topic = `realtime:${prefix}${n}`
      await answerOf(socket, [`j${n}`, `j${n}`, topic, 'phx_join', {}])
      const payload = { type: 'presence', event: 'track', payload: {} }
      return answerOf(socket, [`j${n}`, `t${n}`, topic, 'presence', payload])
    }
    expect(await track(0)).toMatchObject({ status: 'ok' })
    await database.query(
      `insert into realtime.presences (id, node_id, topic, key, ref, payload)
       select gen_random_uuid(), node_id, $1 || '1', n, gen_random_uuid(), '{}'
       from realtime.presences, generate_series(1, 200) as n where topic = $1 || '0'`,
      [`public:${prefix}`],
    )
    expect(await track(1)).toEqual({
      status: 'error',
      response: { reason: 'Too many presences on this Channel topic' },
    })
    for (let n = 2; n < 21; n += 1) expect(await track(n)).toMatchObject({ status: 'ok' })
    expect(await track(21)).toEqual({
      status: 'error',
      response: { reason: 'Too many channels with a presence' },
    })
    socket.terminate()
    await other.close()
  })

  it('bytes of an address over HTTP', async () => {
    const other = await startRealtime(database, { realtimeLimits: { bytesPerSecond: 1_000 } })
    const send = async () => {
      const answer = await fetch(`${other.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { apikey: other.apiKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({
          messages: [{ topic: 't', event: 'e', payload: { text: 'x'.repeat(8_000) } }],
        }),
      })
      return answer.status
    }
    expect([await send(), await send()]).toEqual([202, 429])
    await other.close()
  })

  it('what waits for the other servers while the database is slow', async () => {
    const failures: unknown[] = []
    const relay = new Relay({
      database: Object.assign(Object.create(database), {
        query: () => new Promise(() => undefined),
      }),
      nodeId: randomUUID(),
      onBroadcast: () => undefined,
      onFailure: (cause) => failures.push(cause),
    })
    const json = JSON.stringify('x'.repeat(1_000_000))
    for (let n = 0; n < 20; n += 1) relay.send('t', { event: 'e', json })
    expect(failures.length).toBe(9)
  })

  it('messages of a socket, joins included', async () => {
    const socket = await opened()
    const closed = closeOf(socket)
    for (let n = 0; n < 3_000; n += 1)
      socket.send(JSON.stringify([`${n}`, `${n}`, `realtime:t${n % 9}`, 'phx_join', {}]))
    expect(await closed).toBe(1008)
    await isServing()
  })

  it('what waits for a reader who does not read', async () => {
    const other = await startRealtime(database, {
      realtimeLimits: { unsentBytes: 200_000, bytesPerSecond: 100_000_000, idleMs: 600_000 },
    })
    const slow = other.socket()
    await new Promise((resolve) => slow.once('open', resolve))
    const config = { presence: { key: 'slow', enabled: true } }
    await answerOf(slow, ['1', '1', 'realtime:flood', 'phx_join', { config }])
    const track = { type: 'presence', event: 'track', payload: {} }
    await answerOf(slow, ['1', '2', 'realtime:flood', 'presence', track])
    const closed = closeOf(slow)
    slow.pause()
    const speaker = other
      .client()
      .channel('flood', { config: { broadcast: { ack: true } } })
      .on('presence', { event: 'sync' }, () => undefined)
    await stateOf(speaker)
    const present = () => Object.keys(speaker.presenceState())
    await expect.poll(present).toEqual(['slow'])
    const text = 'x'.repeat(500_000)
    // How much the server can send before it has to wait depends on the operating system's buffers, so this sends until the
    // slow member is gone.
    const flood = async () => {
      await speaker.send({ type: 'broadcast', event: 'e', payload: { text } })
      return present()
    }
    await expect.poll(flood, { interval: 10 }).toEqual([])
    // A socket that is not read does not notice that the other side has gone.
    slow.resume()
    expect(await closed).toBe(1006)
    await other.close()
    await isServing()
  })

  it('a socket that says nothing any more', async () => {
    const other = await startRealtime(database, { realtimeLimits: { recheckMs: 100, idleMs: 500 } })
    const socket = other.socket()
    await new Promise((resolve) => socket.once('open', resolve))
    expect(await closeOf(socket)).toBe(1006)
    await other.close()
  })
})
