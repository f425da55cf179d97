import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'
import { KeyRing, secretKey } from '../../keys/key-ring.ts'
import { createPostgresDatabase } from '../../testing/index.ts'
import { TEST_SECRET } from '../../testing/test-app.ts'
import { buildNotes } from '../testing/start-realtime.ts'
import { listening, stateOf } from '../testing/subscribed.ts'

/** Two operating system processes that share PostgreSQL, a folder and their keys, and nothing else. */
const script = fileURLToPath(new URL('../../testing/server-process.ts', import.meta.url))
const user = randomUUID()
const file = `${user}/letter.txt`
let databaseUrl: string
let drop: () => Promise<void>
let database: Database
let directory: string
let token: string
const processes: ChildProcess[] = []
const clients: SupabaseClient[] = []
const ports: number[] = []

const start = async (port = 0) => {
  const child = fork(script, [databaseUrl, directory, String(port), TEST_SECRET], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = await once(child, 'message')
  return { child, port: Number(message.port) }
}

beforeAll(async () => {
  const created = await createPostgresDatabase()
  databaseUrl = created.url
  drop = created.drop
  directory = await mkdtemp(join(tmpdir(), 'processes-'))
  database = await openPostgres({ url: databaseUrl, connections: 2 })
  await buildNotes(database)
  await database.execute(`
    insert into storage.buckets (id, name) values ('shared', 'shared');
    create policy "owners keep their folder" on storage.objects to authenticated
      using ((storage.foldername(name))[1] = (select auth.uid()::text))
      with check ((storage.foldername(name))[1] = (select auth.uid()::text))`)
  const keyRing = await KeyRing.create([secretKey(TEST_SECRET)], 'http://127.0.0.1:4100/auth/v1')
  const exp = Math.floor(Date.now() / 1000) + 3600
  token = await keyRing.sign({ sub: user, role: 'authenticated', aud: 'authenticated', exp })
  for (const { child, port } of await Promise.all([start(), start()])) {
    processes.push(child)
    ports.push(port)
    const client = createClient(`http://127.0.0.1:${port}`, 'sb_publishable_of_all', {
      accessToken: async () => token,
      realtime: { transport: WebSocket as never },
    })
    await client.realtime.setAuth()
    clients.push(client)
  }
})
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels()
  await Promise.all(
    processes.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }),
  )
  await database.close()
  await drop()
  await rm(directory, { recursive: true, force: true })
})

const [one, other] = [() => clients[0] as SupabaseClient, () => clients[1] as SupabaseClient]

/** Follows the user's notes at a process; answers what was told so far. */
const follow = async (client: SupabaseClient) => {
  const told: string[] = []
  const channel = client.channel(randomUUID())
  channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
    told.push(String(change.new.title)),
  )
  await listening(channel)
  return told
}
const write = async (client: SupabaseClient, title: string) => {
  const { error } = await client.from('notes').insert({ owner: user, title })
  expect(error).toBeNull()
}

it('changes, broadcasts and presence cross from one process to the other', async () => {
  const told = [await follow(one()), await follow(other())]
  await write(one(), 'from one')
  await write(other(), 'from the other')
  await expect
    .poll(() => told)
    .toEqual([
      ['from one', 'from the other'],
      ['from one', 'from the other'],
    ])

  const topic = `room-of-${user}`
  const heard: unknown[] = []
  const channels = [one(), other()].map((client, index) =>
    client
      .channel(topic, { config: { private: true, presence: { key: `tab-${index}` } } })
      .on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
      .on('presence', { event: 'sync' }, () => undefined),
  )
  for (const [index, channel] of channels.entries()) {
    expect((await stateOf(channel)).status).toBe('SUBSCRIBED')
    await channel.track({ index })
  }
  await channels[0]?.send({ type: 'broadcast', event: 'e', payload: { from: 0 } })
  await channels[1]?.send({ type: 'broadcast', event: 'e', payload: { from: 1 } })
  // Each came from a process of its own, so either may be the first.
  await expect.poll(() => heard).toEqual(expect.arrayContaining([{ from: 0 }, { from: 1 }]))
  const present = () => channels.map((channel) => Object.keys(channel.presenceState()).sort())
  await expect.poll(present).toEqual([
    ['tab-0', 'tab-1'],
    ['tab-0', 'tab-1'],
  ])
  await channels[1]?.unsubscribe()
  await expect.poll(() => present()[0]).toEqual(['tab-0'])
  await channels[0]?.unsubscribe()
})

it('a file that one process takes, the other reads, signs, moves and removes', async () => {
  const [here, there] = [one().storage.from('shared'), other().storage.from('shared')]
  expect((await here.upload(file, 'dear all')).error).toBeNull()
  expect(await (await there.download(file)).data?.text()).toBe('dear all')
  const { data } = await there.createSignedUrl(file, 60)
  const elsewhere = String(data?.signedUrl).replace(`:${ports[1]}/`, `:${ports[0]}/`)
  expect(await (await fetch(elsewhere)).text()).toBe('dear all')
  expect((await there.move(file, `${user}/moved.txt`)).error).toBeNull()
  expect((await fetch(elsewhere)).status).toBe(400)
  expect(await (await here.download(`${user}/moved.txt`)).data?.text()).toBe('dear all')
  expect((await here.remove([`${user}/moved.txt`])).error).toBeNull()
  expect((await there.exists(`${user}/moved.txt`)).data).toBe(false)
})

it('a client is back by itself after its process was killed, and so are its files', async () => {
  const told = await follow(other())
  await write(one(), 'before')
  await expect.poll(() => told).toEqual(['before'])
  expect((await other().storage.from('shared').upload(file, 'kept')).error).toBeNull()
  const [, killed] = processes
  killed?.kill('SIGKILL')
  if (killed) await once(killed, 'exit')
  const states: string[] = []
  const watched = one().channel(randomUUID())
  watched.subscribe((status) => states.push(status))
  await expect.poll(() => states).toEqual(['SUBSCRIBED'])
  const again = await start(ports[1])
  processes[1] = again.child
  await expect
    .poll(
      async () => {
        await write(one(), 'after')
        return told.includes('after')
      },
      { interval: 1_000 },
    )
    .toBe(true)
  expect(await (await other().storage.from('shared').download(file)).data?.text()).toBe('kept')
})
