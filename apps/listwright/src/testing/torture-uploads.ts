import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@listwright/server'
import { startPostgres, withDatabase } from '@listwright/server/testing'
import { killUploads } from './kill-uploads.ts'

// Kills a process in the middle of uploads: nothing acknowledged may be lost, and nothing may be left over.
//   npm run torture:uploads                     200 kills on each kind of database
//   npm run torture:uploads -- 50 postgres      so many, on one of them: embedded, postgres
const [count = '200', only] = process.argv.slice(2)
let faults = 0
if (only !== 'postgres') await torture('embedded', undefined)
if (only !== 'embedded') await onPostgres()
process.exit(faults === 0 ? 0 : 1)

async function onPostgres() {
  const postgres = await startPostgres()
  const server = await openPostgres({ url: postgres.url, connections: 1 })
  await server.execute('drop database if exists torture_uploads with (force)')
  await server.execute('create database torture_uploads')
  await server.close()
  await torture('postgres', withDatabase(postgres.url, 'torture_uploads'))
  await postgres.stop()
}

async function torture(database: string, url: string | undefined) {
  const directory = await mkdtemp(join(tmpdir(), 'torture-uploads-'))
  const outcome = await killUploads(directory, Number(count), url, (soFar) => {
    if (soFar.rounds % 20 === 0) report({ database, ...soFar })
  })
  await rm(directory, { recursive: true })
  report({ torture: 'kill -9 during uploads', database, ...outcome })
  faults += outcome.lost + outcome.broken + outcome.orphans
}

function report(line: object) {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
