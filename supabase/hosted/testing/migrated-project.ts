import { readdirSync, readFileSync } from 'node:fs'
import { openPostgres } from '@listwright/server'
import { withDatabase } from '@listwright/server/testing'
import { createEmptyProject } from './empty-project.ts'
import { asOwner } from './project-roles.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

/** A project of hosted Supabase with our migrations, applied and recorded as `supabase db push` does; answers its name. */
export const createMigratedProject = async (serverUrl: string, automaticGrants: 'on' | 'off') => {
  const name = await createEmptyProject(serverUrl, automaticGrants)
  const project = await openPostgres({
    url: withDatabase(asOwner(serverUrl), name),
    connections: 1,
  })
  await project.execute(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  `)
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const sql = readFileSync(new URL(file, MIGRATIONS), 'utf8')
    await project.execute(sql).catch((cause) => {
      throw new Error(`${file} fails on hosted Supabase`, { cause })
    })
    const [, version, title] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    await project.query(
      'insert into supabase_migrations.schema_migrations values ($1, array[$2]::text[], $3)',
      [version, sql, title],
    )
  }
  await project.close()
  return name
}
