import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, startProcess } from '@listwright/listwright/testing'
import { migrate, openPglite } from '@listwright/server'
import {
  createPostgresTemplate,
  freePort,
  startPostgres,
  testFolders,
  withDatabase,
} from '@listwright/server/testing'
import { report, rounded } from './report.ts'

// What operators wait for, with the programs that they run: a backup of a running server, its restore, and moves to
// PostgreSQL and back. The reference is a plain copy of the data folder.

const PROPERTIES = 10_000
const directory = await mkdtemp(join(tmpdir(), 'bench-move-'))
const origin = join(directory, 'origin')
const postgres = await startPostgres()
try {
  await fill(origin)
  const copySeconds = await timed(() => cp(origin, join(directory, 'copy'), { recursive: true }))
  const file = join(directory, 'bench.backup')
  const { seconds, longestWaitMs } = await backUpWhileServing(file)
  const restoreSeconds = await timed(() => tool('restore', [file], join(directory, 'restored')))
  report('backup', {
    rows: PROPERTIES,
    copySeconds: rounded(copySeconds, 2),
    backupSeconds: rounded(seconds, 2),
    restoreSeconds: rounded(restoreSeconds, 2),
    longestWaitMs: rounded(longestWaitMs, 0),
    ratioToCopy: rounded(seconds / copySeconds, 1),
  })

  const to = withDatabase(postgres.url, await createPostgresTemplate(postgres.url))
  const thereSeconds = await timed(() => tool('move', ['--to', to], origin))
  const back = ['--from', to, '--to', join(directory, 'back')]
  const backSeconds = await timed(() => tool('move', back, origin))
  report('move', {
    rows: PROPERTIES,
    toPostgresSeconds: rounded(thereSeconds, 2),
    backSeconds: rounded(backSeconds, 2),
    rowsPerSecond: rounded(PROPERTIES / thereSeconds, 0),
    ratioToCopy: rounded(thereSeconds / copySeconds, 1),
  })
} finally {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
process.exit(0)

async function fill(dataDir: string) {
  await mkdir(dataDir)
  const database = await openPglite({ directory: join(dataDir, 'database'), limits: { others: 0 } })
  await migrate(database, testFolders)
  const user = randomUUID()
  await database.query(
    'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())',
    [user, 'agent@example.test'],
  )
  await database.query(
    `insert into public.properties (user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price)
     select $1::uuid, n || ' Oak Street', 'Decatur', 'GA', '30030', 3, 2, 2013, 499900 from generate_series(1, $2::int) as n`,
    [user, PROPERTIES],
  )
  await database.close()
}

/** Meanwhile a client asks the database one question after the other; the longest wait is the pause of the copy. */
async function backUpWhileServing(file: string) {
  const server = await startProcess(await freePort(), { DATA_DIR: origin })
  try {
    return await backUpAsking(server.url, file)
  } finally {
    await server.stop()
  }
}

async function backUpAsking(url: string, file: string) {
  const { publishableKey } = JSON.parse(await readFile(join(origin, 'secrets.json'), 'utf8'))
  const waits: number[] = []
  let isAsking = true
  const asking = (async () => {
    while (isAsking) {
      const started = performance.now()
      await fetch(`${url}/rest/v1/plans?select=id`, {
        headers: { apikey: publishableKey },
      })
      waits.push(performance.now() - started)
    }
  })()
  const seconds = await timed(() => tool('backup', [file], origin))
  isAsking = false
  await asking
  return { seconds, longestWaitMs: Math.max(...waits) }
}

async function tool(name: 'backup' | 'restore' | 'move', args: string[], dataDir: string) {
  const { code, output } = await runProgram(name, args, { DATA_DIR: dataDir }).ended
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`)
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
