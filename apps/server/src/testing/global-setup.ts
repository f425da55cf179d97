import type { TestProject } from 'vitest/node'
import { openPostgres } from '../database/postgres.ts'
import { startPostgres } from './start-postgres.ts'
import { createPgliteTemplate, createPostgresTemplate } from './templates.ts'

/** For `globalSetup` of vitest: one PostgreSQL server and one migrated template of each kind per run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const [postgresTemplate, pgliteTemplate] = await Promise.all([
    createPostgresTemplate(server.url),
    createPgliteTemplate(),
  ]).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', postgresTemplate)
  project.provide('pgliteTemplate', pgliteTemplate)
  return async () => {
    const database = await openPostgres({ url: server.url, connections: 1 })
    await database.execute(`drop database if exists ${postgresTemplate} with (force)`)
    await database.close()
    await server.stop()
  }
}
