import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '@listwright/server'
import { freePort } from '@listwright/server/testing'
import { expect, it } from 'vitest'
import { readTables } from './move/carried-tables.ts'
import { sumRows } from './move/copy-rows.ts'
import { readSettings } from './settings/env.ts'
import { startProduct } from './start-product.ts'
import { anAgent, EVERYTHING, findAgent } from './testing/agent.ts'
import { findPrograms, startPrograms } from './testing/postgres-programs.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const programs = findPrograms()

const documented = (name: string) => {
  const page = readFileSync(join(root, 'docs/running/backup.md'), 'utf8')
  return page.split(`\`\`\`sh ${name}\n`)[1]?.split('\n```')[0] ?? ''
}

const serve = async (dataDir: string, url: string) =>
  startProduct(
    readSettings({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SUPABASE_DIR: join(root, 'supabase'),
      FUNCTIONS_DIR: join(dataDir, 'none'),
      LOG_LEVEL: 'silent',
    }),
  )

const sumsOf = async (url: string) => {
  const database = await openPostgres({ url, connections: 1 })
  const sums: Record<string, string> = {}
  for (const { name: table, columns } of await readTables(database))
    sums[table] = await sumRows(database, { table, columns })
  await database.close()
  return sums
}

it.skipIf(!programs)(
  'the documented pg_dump and pg_restore carry a server’s database over, whole',
  async () => {
    const server = await startPrograms(programs ?? '')
    const directory = await mkdtemp(join(tmpdir(), 'pg-dump-'))
    const urls = { DATABASE_URL: server.urlOf('first'), NEW_DATABASE_URL: server.urlOf('second') }
    const setUp = await openPostgres({ url: server.urlOf('postgres'), connections: 1 })
    await setUp.execute('create database first')
    await setUp.execute('create database second')
    await setUp.close()
    const first = await serve(directory, urls.DATABASE_URL)
    const agent = await anAgent(first.url, directory)
    await first.stop()

    for (const name of ['dump', 'restore']) {
      const { status, stderr } = spawnSync('sh', ['-ec', documented(name)], {
        cwd: directory,
        env: { PATH: `${programs}:${process.env.PATH}`, ...urls },
        encoding: 'utf8',
      })
      expect([name, status, stderr]).toEqual([name, 0, expect.anything()])
    }
    expect(await sumsOf(urls.NEW_DATABASE_URL)).toEqual(await sumsOf(urls.DATABASE_URL))
    const second = await serve(directory, urls.NEW_DATABASE_URL)
    expect((await findAgent(second.url, agent)).found).toEqual(EVERYTHING)
    await second.stop()
    server.stop()
    await rm(directory, { recursive: true })
  },
)
