import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import {
  ApiKeys,
  authSettings,
  createServer,
  DiskFiles,
  KeyRing,
  migrate,
  newPublishableKey,
  newSecretKey,
  newSigningKey,
  openPglite,
  openPostgres,
  openStorage,
  platformMigrations,
} from '@listwright/server'
import { lockData } from '../data/data-lock.ts'

// Uploads files for as long as it lives, on the database of the address or an embedded one. At its start it says what it found, then each file once it is acknowledged.
const PLACES = 12
const AT_ONCE = 3
const LARGEST = 400_000
const SITE = 'http://127.0.0.1'
const SECRET = 'a-secret-that-only-this-torture-knows'

const [, , directory, url] = process.argv
if (!directory) throw new Error('Which directory?')
await lockData(directory)
const database = url
  ? await openPostgres({ url, connections: 4 })
  : await openPglite({ directory: `${directory}/database` })
await migrate(database, { platform: platformMigrations, product: `${directory}/none` })
await database.query(
  "insert into storage.buckets (id, name) values ('torture', 'torture') on conflict do nothing",
)
const files = `${directory}/files`
const storage = await openStorage({
  database,
  files: new DiskFiles(`${files}/kept`),
  incoming: `${files}/incoming`,
  secret: SECRET,
  isAlone: true,
})
const apiKeys = new ApiKeys(newPublishableKey(), newSecretKey())
const server = createServer({
  database,
  storage,
  apiKeys,
  keyRing: await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`),
  auth: authSettings({ siteUrl: SITE, encryptionKey: SECRET }),
  mailer: { enqueue: async () => undefined },
})
const headers = { apikey: apiKeys.secret }

const found = await lookAround()
process.stdout.write(`found ${JSON.stringify(found)}\n`)
let next = Math.max(0, ...Object.values(found.places)) + 1
await Promise.all(Array.from({ length: AT_ONCE }, uploadOn))

async function uploadOn(): Promise<never> {
  for (;;) {
    const n = next
    next += 1
    const place = n % PLACES
    const answer = await server.request(`/storage/v1/object/torture/${place}`, {
      method: 'PUT',
      headers: { ...headers, 'x-metadata': Buffer.from(JSON.stringify({ n })).toString('base64') },
      body: randomBytes((n * 7_919) % LARGEST),
    })
    if (answer.status !== 200) throw new Error(await answer.text())
    process.stdout.write(`wrote ${n} ${place}\n`)
  }
}

/** Every row is read to its end; every file on the disk must belong to one. */
async function lookAround() {
  const { rows } = await database.query<{ name: string; version: string; n: number; size: number }>(
    `select name, version, (user_metadata ->> 'n')::int as n, (metadata ->> 'size')::int as size
     from storage.objects`,
  )
  const broken: string[] = []
  for (const { name, size } of rows) {
    const answer = await server.request(`/storage/v1/object/torture/${name}`, { headers })
    if ((await answer.arrayBuffer()).byteLength !== size) broken.push(name)
  }
  const versions = new Set(rows.map(({ version }) => version))
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  const orphans = entries.filter((entry) => entry.isFile() && !versions.has(entry.name))
  return {
    places: Object.fromEntries(rows.map(({ name, n }) => [name, n])),
    broken,
    orphans: orphans.map(({ name }) => name),
  }
}
