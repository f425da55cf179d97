import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, DiskFiles, openPostgres, openStorage } from '@listwright/server'
import {
  createTestApp,
  listenForTest,
  openTestDatabase,
  withDatabase,
} from '@listwright/server/testing'
import { inject } from 'vitest'
import { createMigratedProject } from '../../../../supabase/hosted/testing/migrated-project.ts'
import { asOwner, createProjectRoles } from '../../../../supabase/hosted/testing/project-roles.ts'

/** As much of a Supabase project as a move meets: its database with our migrations, and its storage by the API. */
export const startProject = async () => {
  const serverUrl = inject('postgresUrl')
  const server = await openPostgres({ url: serverUrl, connections: 1 })
  await createProjectRoles(server)
  const name = await createMigratedProject(serverUrl, 'on')
  const url = withDatabase(serverUrl, name)
  const database = await openPostgres({ url, connections: 2 })
  const storage = await startProjectStorage(database)
  return {
    /** For `--to` and `--from`. */
    databaseUrl: asOwner(url),
    settings: { MOVE_PROJECT_URL: storage.url, MOVE_PROJECT_KEY: storage.key },
    /** As a superuser, to look at. */
    database,
    async stop() {
      await storage.stop()
      await database.close()
      await server.execute(`drop database ${name} with (force)`)
      await server.close()
    },
  }
}

/**
 * Our own storage server stands in for Supabase's, on a database of its own since it keeps more than Supabase's does.
 * The project gets the rows that Supabase's would have made.
 */
const startProjectStorage = async (project: Database) => {
  const directory = await mkdtemp(join(tmpdir(), 'project-'))
  const database = await openTestDatabase('pglite')
  const storage = await openStorage({
    database,
    files: new DiskFiles(join(directory, 'kept')),
    incoming: join(directory, 'incoming'),
    secret: 'of the project, which nobody else knows',
    isAlone: true,
  })
  const { app, apiKeys } = await createTestApp(database, { storage })
  const listener = await listenForTest()
  listener.serve(async (...request) => {
    const answer = await app.fetch(...request)
    if (answer.ok) await copyObjects(database, project)
    return answer
  })
  return {
    url: listener.url,
    key: apiKeys.secret,
    async stop() {
      await listener.close()
      await app.close()
      await storage.close()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const copyObjects = async (from: Database, to: Database) => {
  const { rows } = await from.query<{ objects: string }>(
    `select coalesce(json_agg(o), '[]')::text as objects from storage.objects o`,
  )
  await to.query(
    `insert into storage.objects (id, bucket_id, name, metadata, version, user_metadata)
     select id, bucket_id, name, metadata, version, user_metadata
     from json_populate_recordset(null::storage.objects, $1::json)
     on conflict do nothing`,
    [rows[0]?.objects],
  )
}
