import { openPostgres } from '@listwright/server'
import type { TestProject } from 'vitest/node'
import { createMigratedProject } from './migrated-project.ts'
import { asOwner, createProjectRoles } from './project-roles.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Migrated databases to copy from: with and without automatic grants. */
    hostedTemplates: Record<'with' | 'without', string>
    hostedUrl: string
  }
}

/** For `globalSetup` of vitest, after the one that starts PostgreSQL: databases as hosted Supabase has them. */
export default async function setup(project: TestProject) {
  const { postgresUrl } = project.getProvidedContext()
  const server = await openPostgres({ url: postgresUrl, connections: 1 })
  await createProjectRoles(server)
  const [withGrants, without] = await Promise.all([
    createMigratedProject(postgresUrl, 'on'),
    createMigratedProject(postgresUrl, 'off'),
  ])
  project.provide('hostedTemplates', { with: withGrants, without })
  project.provide('hostedUrl', asOwner(postgresUrl))
  return async () => {
    for (const name of [withGrants, without])
      await server.execute(`drop database if exists ${name} with (force)`)
    await server.close()
  }
}
