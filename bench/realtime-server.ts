import {
  ApiKeys,
  authSettings,
  createServer,
  KeyRing,
  listen,
  migrate,
  newSigningKey,
  openPglite,
  openPostgres,
  trustProxies,
} from '@listwright/server'
import { testFolders } from '@listwright/server/testing'

// The server that bench/realtime.ts connects to, in a process of its own, so that its memory is its own.

const SITE = 'http://127.0.0.1:4820'
const url = process.argv[2]
const database = url ? await openPostgres({ url }) : await openPglite()
if (!url) await migrate(database, testFolders)
await database.execute(`
  create table public.bench_posts (id int primary key, author uuid, text text);
  alter table public.bench_posts enable row level security;
  create policy "signed-in users read posts" on public.bench_posts for select to authenticated
    using (auth.uid() is not null);
  alter publication supabase_realtime add table public.bench_posts;
  insert into public.bench_posts select -n, null, 'A post of some length, as posts are.' from generate_series(1, 200) as n`)
const keyRing = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
const apiKeys = new ApiKeys('sb_publishable_bench', 'sb_secret_bench')
const server = createServer({
  database,
  keyRing,
  apiKeys,
  auth: authSettings({ siteUrl: SITE, encryptionKey: 'an encryption key for the benchmark' }),
  mailer: { enqueue: async () => undefined },
  // All sockets of the benchmark come from one address, at once.
  realtimeLimits: { socketsPerAddress: 100_000, joinsPerSecond: 100_000, joinsPerAddress: 100_000 },
})
const listener = await listen({
  host: '127.0.0.1',
  port: 0,
  requestTimeoutMs: 10_000,
  maxConnectionsPerAddress: 100_000,
  trustedProxies: trustProxies([]),
})
listener.serve(server.fetch, server.upgrade)

let posts = 0
process.on('message', async (message: { ask: string; users?: number }) => {
  if (message.ask === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage())
  }
  if (message.ask === 'tokens') {
    const exp = Math.floor(Date.now() / 1000) + 3600
    const claims = { role: 'authenticated', aud: 'authenticated', exp }
    const users = Array.from({ length: message.users ?? 0 }, () => crypto.randomUUID())
    process.send?.(await Promise.all(users.map((sub) => keyRing.sign({ ...claims, sub }))))
  }
  if (message.ask === 'post') {
    await database.query("insert into public.bench_posts values ($1, null, 'news')", [++posts])
    process.send?.(Date.now())
  }
})
process.send?.({ port: listener.port })
