import type { TestProject } from 'vitest/node'
import { openPostgres } from '../database/postgres.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'
import { createPgliteTemplate, createPostgresTemplate } from './templates.ts'

interface Prepared {
  server: RunningPostgres
  postgresTemplate: string
  pgliteTemplate: string
}

// The projects of a run load this file once each, in one process.
declare global {
  var preparedDatabases: { users: number; ready: Promise<Prepared> } | undefined
}

/** For `globalSetup` of vitest: one PostgreSQL server and one migrated template of each kind for all projects of a run. */
export default async function setup(project: TestProject) {
  globalThis.preparedDatabases ??= { users: 0, ready: prepare() }
  const shared = globalThis.preparedDatabases
  shared.users += 1
  const { server, postgresTemplate, pgliteTemplate } = await shared.ready
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', postgresTemplate)
  project.provide('pgliteTemplate', pgliteTemplate)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.preparedDatabases = undefined
    await dropDatabase(server.url, postgresTemplate)
    await server.stop()
  }
}

const prepare = async (): Promise<Prepared> => {
  const server = await startPostgres()
  const [postgresTemplate, pgliteTemplate] = await Promise.all([
    createPostgresTemplate(server.url),
    createPgliteTemplate(),
  ]).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return { server, postgresTemplate, pgliteTemplate }
}

const dropDatabase = async (url: string, name: string) => {
  const database = await openPostgres({ url, connections: 1 })
  await database.execute(`drop database if exists ${name} with (force)`)
  await database.close()
}
