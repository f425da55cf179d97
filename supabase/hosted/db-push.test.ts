import { readdirSync } from 'node:fs'
import { openPostgres } from '@listwright/server'
import { withDatabase } from '@listwright/server/testing'
import { describe, expect, inject, it } from 'vitest'
import { exampleEnv, findBinaries, runSupabase } from './testing/command-line.ts'
import { createEmptyProject } from './testing/empty-project.ts'

const binaries = findBinaries()
const MIGRATIONS = readdirSync(new URL('../migrations', import.meta.url)).map(
  (name) => name.split('_')[0],
)

describe.skipIf('missing' in binaries)('supabase db push', () => {
  it('migrates a new project as its user, who is no superuser, and has nothing to do the second time', async () => {
    if ('missing' in binaries) return
    const serverUrl = inject('postgresUrl')
    const name = await createEmptyProject(serverUrl, 'off')
    const url = withDatabase(inject('hostedUrl'), name)
    const push = () =>
      runSupabase({
        binary: binaries.supabase,
        // Nothing is asked of the management API.
        apiUrl: 'http://127.0.0.1:1',
        args: ['db', 'push', '--yes', '--db-url', `${url}?sslmode=disable`],
        env: exampleEnv(),
      })
    await push()
    const project = await openPostgres({ url, connections: 1 })
    const { rows } = await project.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    )
    await project.close()
    expect(rows.map(({ version }) => version)).toEqual(MIGRATIONS.toSorted())
    expect(await push()).toContain('up to date')
    const server = await openPostgres({ url: serverUrl, connections: 1 })
    await server.execute(`drop database ${name} with (force)`)
    await server.close()
  })
})
