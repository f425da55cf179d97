import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { openPostgres } from '../../database/postgres.ts'
import { startFlakyProxy } from '../../testing/flaky-proxy.ts'
import { createPostgresDatabase } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening, stateOf } from '../testing/subscribed.ts'

/** Two servers that know of each other only what PostgreSQL tells them. */
let databases: Database[]
let servers: TestRealtime[]
let url: string
let drop: () => Promise<void>
const first = () => servers[0] as TestRealtime
const second = () => servers[1] as TestRealtime

beforeAll(async () => {
  const created = await createPostgresDatabase()
  url = created.url
  drop = created.drop
  databases = [
    await openPostgres({ url: created.url, connections: 4 }),
    await openPostgres({ url: created.url, connections: 4 }),
  ]
  await buildNotes(databases[0] as Database)
  const one = await startRealtime(databases[0] as Database)
  const keys = { keyRing: one.keyRing, apiKeys: one.apiKeys }
  servers = [one, await startRealtime(databases[1] as Database, keys)]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const database of databases) await database.close()
  await drop()
})

it('a change that one server writes is told by the other', async () => {
  const token = await first().tokenFor(randomUUID())
  const told: unknown[][] = [[], []]
  for (const [index, server] of servers.entries()) {
    const client = await server.signedIn(token)
    const channel = client
      .channel('board')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, ({ new: row }) =>
        told[index]?.push(row),
      )
    expect(await listening(channel)).toBe('ok: Subscribed to PostgreSQL')
  }
  const rest = await fetch(`${first().url}/rest/v1/board`, {
    method: 'POST',
    headers: {
      apikey: first().apiKeys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: '{"id":1,"text":"once"}',
  })
  expect(rest.status).toBe(201)
  await databases[1]?.execute("insert into board values (2, 'twice')")
  const both = [
    { id: 1, text: 'once' },
    { id: 2, text: 'twice' },
  ]
  await expect.poll(() => told).toEqual([both, both])
})

it('whoever commits last is told last, and nobody is left out', async () => {
  const told: number[] = []
  const channel = second()
    .client()
    .channel('order')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, ({ new: row }) =>
      told.push(row.id),
    )
  await listening(channel)
  // The first to begin is the last to commit: its number is lower than what has been read by then.
  await databases[0]?.transaction(async (tx) => {
    await tx.query("insert into board values (10, 'began first')")
    await databases[1]?.query("insert into board values (11, 'committed first')")
    await expect.poll(() => told).toEqual([11])
  })
  await expect.poll(() => told).toEqual([11, 10])
})

it('what was written while a server had lost its database is told once it is back', async () => {
  const target = new URL(url)
  const proxy = await startFlakyProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const database = await openPostgres({ url: target.href, connections: 3 })
  const server = await startRealtime(database)
  const told: number[] = []
  const channel = server
    .client()
    .channel('outage')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, ({ new: row }) =>
      told.push(row.id),
    )
  await listening(channel)
  proxy.cut()
  await databases[0]?.execute("insert into board values (20, 'nobody hears')")
  await new Promise((resolve) => setTimeout(resolve, 300))
  proxy.mend()
  await expect.poll(() => told).toEqual([20])
  await server.close()
  await database.close()
  await proxy.close()
})

it('members of one channel hear each other across servers, long messages and bytes included', async () => {
  const topic = randomUUID()
  const heard: unknown[] = []
  const listener = second()
    .client()
    .channel(topic)
    .on('broadcast', { event: '*' }, ({ payload }) =>
      heard.push(payload instanceof ArrayBuffer ? payload.byteLength : payload),
    )
  await stateOf(listener)
  const speaker = first().client().channel(topic)
  await stateOf(speaker)
  const long = { text: 'ü'.repeat(200_000) }
  await speaker.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })
  await speaker.send({ type: 'broadcast', event: 'b', payload: long })
  await speaker.send({ type: 'broadcast', event: 'c', payload: new Uint8Array(50_000).buffer })
  await expect.poll(() => heard).toEqual([{ n: 1 }, long, 50_000])
})

it('a server that could not begin to listen hears everything once when it has', async () => {
  const database = failingOnce(databases[1] as Database, 'realtime_changes')
  const server = await startRealtime(database, {
    keyRing: first().keyRing,
    apiKeys: first().apiKeys,
  })
  const topic = randomUUID()
  expect(await stateOf(server.client().channel(topic))).toMatchObject({ status: 'CHANNEL_ERROR' })

  const heard: unknown[] = []
  const listener = server
    .client()
    .channel(topic)
    .on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
  await stateOf(listener, 'SUBSCRIBED')
  const speaker = first().client().channel(topic)
  await stateOf(speaker)
  const long = { text: 'ü'.repeat(20_000) }
  await speaker.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })
  await speaker.send({ type: 'broadcast', event: 'b', payload: long })
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(2)
  expect(heard).toEqual([{ n: 1 }, long])
  await server.close()
})

/** The same database, away at the moment when the channel is listened to for the first time. */
const failingOnce = (database: Database, channel: string): Database => {
  let hasFailed = false
  return new Proxy(database, {
    get(target, property) {
      if (property === 'listen')
        return async (name: string, onNotify: (payload: string) => void) => {
          if (name !== channel || hasFailed) return target.listen(name, onNotify)
          hasFailed = true
          throw new DatabaseUnavailable('away')
        }
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('presence is one across servers', async () => {
  const topic = randomUUID()
  const channels: RealtimeChannel[] = []
  for (const [index, server] of servers.entries()) {
    const channel = server
      .client()
      .channel(topic, { config: { presence: { key: `user-${index}` } } })
      .on('presence', { event: 'sync' }, () => undefined)
    await stateOf(channel)
    await channel.track({ server: index })
    channels.push(channel)
  }
  const keys = () => channels.map((channel) => Object.keys(channel.presenceState()).sort())
  await expect.poll(keys).toEqual([
    ['user-0', 'user-1'],
    ['user-0', 'user-1'],
  ])
  await channels[1]?.unsubscribe()
  await expect.poll(() => keys()[0]).toEqual(['user-0'])
})

it('a server that died is forgotten with everybody who was on it', async () => {
  const topic = randomUUID()
  const dead = randomUUID()
  const watcher = first()
    .client()
    .channel(topic, { config: { presence: { key: 'ann' } } })
    .on('presence', { event: 'sync' }, () => undefined)
  await stateOf(watcher)
  await databases[0]?.query(
    "insert into realtime.nodes (id, seen_at) values ($1::uuid, now() + interval '1 hour')",
    [dead],
  )
  await databases[0]?.query(
    `insert into realtime.presences (id, node_id, topic, key, ref, payload)
     values (gen_random_uuid(), $1::uuid, $2, 'ghost', 'r', '{}')`,
    [dead, `public:${topic}`],
  )
  await expect.poll(() => Object.keys(watcher.presenceState())).toEqual(['ghost'])
  await databases[0]?.query(
    "update realtime.nodes set seen_at = now() - interval '2 minutes' where id = $1::uuid",
    [dead],
  )
  await expect.poll(() => Object.keys(watcher.presenceState())).toEqual([])
})

it('[SEC-SES-09] a sign-out at one server closes the socket at the other', async () => {
  const user = randomUUID()
  const { rows = [] } =
    (await databases[0]?.query<{ id: string }>(
      `with someone as (insert into auth.users (id, email) values ($1::uuid, $2) returning id)
       insert into auth.sessions (user_id) select id from someone returning id`,
      [user, `${user}@example.test`],
    )) ?? {}
  const token = await first().tokenFor(user, { session_id: rows[0]?.id })
  const client = await second().signedIn(token)
  const channel = client.channel('mine')
  const states: string[] = []
  channel.subscribe((status) => states.push(status))
  await expect.poll(() => states).toEqual(['SUBSCRIBED'])
  await databases[0]?.query('delete from auth.sessions where user_id = $1::uuid', [user])
  await expect.poll(() => states.at(-1)).toBe('CLOSED')
  const again = await stateOf((await second().signedIn(token)).channel('mine'))
  expect(again).toEqual({
    status: 'CHANNEL_ERROR',
    error: 'InvalidJWTToken: The session of the token is over',
  })
})
