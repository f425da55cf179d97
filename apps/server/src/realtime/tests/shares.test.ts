import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Database } from '../../database/database.ts'
import { trustProxies } from '../../http/client-address.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening, stateOf } from '../testing/subscribed.ts'

/** The lock that joins of topics named 'held…' wait for. */
const HELD = 4711

let database: Database
let server: TestRealtime
beforeAll(async () => {
  database = await openTestDatabase('postgres')
  await buildNotes(database)
  await database.execute(`
    create table public.allowed (id uuid primary key);
    grant select on public.allowed to authenticated;
    create policy "the allowed hear" on realtime.messages for select to authenticated
      using (realtime.topic() = 'club' and exists (select from public.allowed a where a.id = auth.uid()));
    create policy "one that waits" on realtime.messages for select to authenticated
      using (case when realtime.topic() like 'held%'
        then pg_advisory_xact_lock_shared(${HELD}) is not null else false end);
    create function public.still_allowed() returns boolean language plpgsql security definer as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtext(auth.uid()::text));
        return exists (select from public.allowed a where a.id = auth.uid());
      end $$;
    create policy "the allowed hear, once they have been looked up" on realtime.messages
      for select to authenticated
      using (case when realtime.topic() = 'late' then public.still_allowed() else false end)`)
  server = await startRealtime(database, {
    trustedProxies: trustProxies(['127.0.0.1']),
    realtimeLimits: { socketsPerAddress: 5, filtersPerUser: 3 },
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const opened = async (parameters = {}, address: string = randomAddress(), from = server) => {
  const socket = from.socket(parameters, { 'x-forwarded-for': address })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  return socket
}
const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
const closeOf = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
const answerOf = (socket: WebSocket, frame: unknown[]) =>
  new Promise<{ status: string; response: { reason?: string } }>((resolve) => {
    const hear = (data: unknown) => {
      const [, ref, , event, payload] = JSON.parse(String(data))
      if (event !== 'phx_reply' || ref !== frame[1]) return
      socket.off('message', hear)
      resolve(payload)
    }
    socket.on('message', hear)
    socket.send(JSON.stringify(frame))
  })
const join = (topic: string, token?: string) => [
  '1',
  '1',
  `realtime:${topic}`,
  'phx_join',
  { access_token: token, config: { private: true } },
]

describe('[SEC-IN-04] the sockets of one account', () => {
  it('leave connections to the database for others', async () => {
    const token = await server.tokenFor(randomUUID())
    const sockets = await Promise.all(Array.from({ length: 24 }, () => opened()))
    const [other, others] = [await opened(), await server.tokenFor(randomUUID())]
    let answered = 0
    const joinHeld = async (socket: WebSocket, n: number) => {
      const { status } = await answerOf(socket, join(`held${n}`, token))
      answered += 1
      return status
    }
    const waiting = async () =>
      (await database.query('select from pg_locks where objid = $1 and not granted', [HELD]))
        .rowCount
    const { joins } = await database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [HELD])
      const joins = sockets.map(joinHeld)
      await expect.poll(waiting).toBe(2)
      await Promise.all(
        Array.from({ length: 3 }, () => database.query('select 1 where auth.uid() is null')),
      )
      expect(await answerOf(other, join('announcements', others))).toMatchObject({ status: 'ok' })
      expect(await waiting()).toBe(2)
      expect(answered).toBe(0)
      return { joins }
    })
    for (const status of await Promise.all(joins)) expect(['ok', 'error']).toContain(status)
    for (const socket of [...sockets, other]) socket.terminate()
  })

  it('wait for presences without keeping rows from others', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => opened()))
    let release = () => {}
    const isHeld = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = database.transaction(async (tx) => {
      await tx.execute('lock table realtime.presences')
      await isHeld
    })
    const waiting = async () =>
      (await database.query("select from pg_locks where locktype = 'relation' and not granted"))
        .rowCount
    const config = { presence: { enabled: true } }
    for (const [n, socket] of sockets.entries())
      expect(
        await answerOf(socket, ['1', '1', `realtime:open${n}`, 'phx_join', { config }]),
      ).toMatchObject({ status: 'ok' })
    const answer = await fetch(`${server.url}/rest/v1/notes?select=id&limit=1`, {
      headers: {
        apikey: server.apiKeys.publishable,
        authorization: `Bearer ${await server.tokenFor(randomUUID())}`,
        'x-forwarded-for': randomAddress(),
      },
    })
    expect(answer.status).toBe(200)
    // It was answered while they waited, not because they gave up.
    expect(await waiting()).toBeGreaterThan(0)
    release()
    await holding
    for (const socket of sockets) socket.terminate()
  })

  it('have a number of different filters between them, and are told when they want more', async () => {
    const token = await server.tokenFor(randomUUID())
    const clients: Awaited<ReturnType<typeof server.signedIn>>[] = []
    const listen = async (name: string, titles: string[]) => {
      const client = await server.signedIn(token)
      clients.push(client)
      const channel = client.channel(name)
      for (const title of titles)
        channel.on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'notes', filter: `title=eq.${title}` },
          () => undefined,
        )
      return { channel, told: await listening(channel) }
    }
    const first = await listen('first', ['a', 'b'])
    expect(first.told).toMatch(/^ok/)
    expect((await listen('second', ['b', 'c'])).told).toMatch(/^ok/)
    const refused = 'error: Too many filters: one user may listen with 3 different ones at a time'
    expect((await listen('third', ['d'])).told).toBe(refused)
    await first.channel.unsubscribe()
    expect((await listen('fourth', ['d'])).told).toMatch(/^ok/)
    for (const client of clients) client.realtime.disconnect()
  })

  it('are told when they ask for more than can wait', async () => {
    const token = await server.tokenFor(randomUUID())
    const one = randomAddress()
    const socket = await opened({}, one)
    const refused = 'DatabaseLackOfConnections: Too many requests at a time, please try again'
    const statuses = new Set<number>()
    const ask = async () => {
      const { status } = await fetch(
        `${server.url}/realtime/v1/api/broadcast/held/events/e?private=true`,
        {
          method: 'POST',
          headers: {
            apikey: server.apiKeys.publishable,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-forwarded-for': one,
          },
          body: '{}',
        },
      )
      statuses.add(status)
    }
    const { answers } = await database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [HELD])
      // More than one user may have waiting.
      const answers = Promise.all(Array.from({ length: 150 }, ask))
      await expect.poll(() => [...statuses]).toEqual([429])
      const { response } = await answerOf(socket, join('announcements', token))
      expect(response.reason).toBe(refused)
      return { answers }
    })
    await answers
    expect([...statuses].sort()).toEqual([202, 429])
    socket.terminate()
  })
})

describe('[SEC-IN-04] one address', () => {
  const knock = (address: string) =>
    new Promise<number | WebSocket>((resolve) => {
      const socket = server.socket({}, { 'x-forwarded-for': address })
      socket.on('error', () => undefined)
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_, answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
    })

  it('has a number of sockets, counted as HTTP counts addresses', async () => {
    const knocks = await Promise.all(
      Array.from({ length: 9 }, (_, n) => knock(`2001:db8:1:2::${n + 1}`)),
    )
    const open = knocks.filter((each) => typeof each !== 'number')
    expect(open.length).toBe(5)
    expect(knocks.filter((each) => each === 429).length).toBe(4)
    expect(await knock('2001:db8:1:3::1')).not.toBe(429)
    for (const socket of open) socket.terminate()
    await expect
      .poll(async () => {
        const again = await knock('2001:db8:1:2::1')
        if (typeof again !== 'number') again.terminate()
        return typeof again
      })
      .toBe('object')
  })

  it('is not believed about other addresses unless a proxy of ours says so', async () => {
    const direct = await startRealtime(database, { realtimeLimits: { socketsPerAddress: 1 } })
    const first = await opened({}, '198.51.100.1', direct)
    const second = direct.socket({}, { 'x-forwarded-for': '198.51.100.2' })
    second.on('error', () => undefined)
    const status = await new Promise<number>((resolve) => {
      second.once('open', () => resolve(101))
      second.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    })
    expect(status).toBe(429)
    first.terminate()
    second.terminate()
    await direct.close()
  })
})

describe('[SEC-SES-09] what has changed since', () => {
  it('is looked at from the first socket on, also where nobody ever joins', async () => {
    const impatient = await startRealtime(database, {
      realtimeLimits: { recheckMs: 100, idleMs: 300 },
    })
    expect(await closeOf(await opened({}, undefined, impatient))).toBe(1006)
    await impatient.close()

    const other = await startRealtime(database, {
      realtimeLimits: { recheckMs: 100, idleMs: 600_000 },
    })
    const exp = Math.floor(Date.now() / 1000) + 60
    const short = await opened({ apikey: await other.tokenFor(randomUUID(), { exp }) }, '', other)
    const closed = closeOf(short)
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    try {
      expect(await closed).toBe(1008)
    } finally {
      vi.useRealTimers()
    }
    await other.close()
  })

  it('of a user whose permissions changed is looked at as soon as the database says so', async () => {
    const [ann, bob] = [await server.user(), await server.user()]
    await database.query('insert into public.allowed values ($1::uuid), ($2::uuid)', [
      ann.id,
      bob.id,
    ])
    const states: Record<string, string[]> = { ann: [], bob: [] }
    for (const [name, { client }] of Object.entries({ ann, bob })) {
      const channel = client.channel('club', { config: { private: true } })
      channel.subscribe((status) => states[name]?.push(status))
      await expect.poll(() => states[name]).toEqual(['SUBSCRIBED'])
    }
    await database.query('delete from public.allowed where id = $1::uuid', [ann.id])
    await database.query("select pg_notify('realtime_permissions', $1)", [ann.id])
    await expect.poll(() => states.ann?.at(-1)).toBe('CLOSED')
    expect(states.bob).toEqual(['SUBSCRIBED'])
  })

  it('does not undo a token that came meanwhile', async () => {
    const other = await startRealtime(database, { realtimeLimits: { recheckMs: 300 } })
    const [ann, bob] = [randomUUID(), randomUUID()]
    await database.query('insert into public.allowed values ($1::uuid), ($2::uuid)', [ann, bob])
    const client = await other.signedIn(await other.tokenFor(ann))
    const channel = client.channel('late', { config: { private: true } })
    expect((await stateOf(channel)).status).toBe('SUBSCRIBED')
    const lookups = async () =>
      (await database.query("select from pg_locks where locktype = 'advisory' and not granted"))
        .rowCount
    await database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [ann])
      await expect.poll(lookups).toBe(1)
      await database.query('delete from public.allowed where id = $1::uuid', [ann])
      await client.realtime.setAuth(await other.tokenFor(bob))
      // One message after the other: when this is answered, the token has been taken.
      await stateOf(client.channel('public'), 'SUBSCRIBED')
    })
    await expect.poll(lookups).toBe(0)
    await sleep(500)
    expect(channel.state).toBe('joined')
    await other.close()
  })
})
