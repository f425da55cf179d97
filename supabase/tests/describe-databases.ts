import { randomBytes } from 'node:crypto'
import { openPostgres } from '@listwright/server'
import { describeDatabases as describeOwnDatabases, withDatabase } from '@listwright/server/testing'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from './cast.ts'

type Grants = keyof ReturnType<typeof inject<'hostedTemplates'>>

/** A fresh database as hosted Supabase has it, with our migrations applied by its user, who is no superuser. */
export const openHostedDatabase = async (grants: Grants = 'without'): Promise<Database> => {
  const url = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const onServer = async (statement: string) => {
    const server = await openPostgres({ url, connections: 1 })
    await server.execute(statement)
    await server.close()
  }
  await onServer(
    `create database ${name} owner hosted_owner template ${inject('hostedTemplates')[grants]}`,
  )
  const database = await openPostgres({
    url: withDatabase(inject('hostedUrl'), name),
    connections: 6,
  })
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await onServer(`drop database if exists ${name} with (force)`)
  }
  return database
}

/** Runs a suite on both databases of our own server and on one as hosted Supabase has it. */
export const describeDatabases = (
  suite: (open: () => Promise<Database>) => void,
  hosted: Grants[] = ['without'],
) => {
  describeOwnDatabases(suite)
  describe.each(hosted)('on Supabase’s, %s automatic grants', (grants) => {
    const opened: Database[] = []
    suite(async () => {
      const database = await openHostedDatabase(grants)
      opened.push(database)
      return database
    })
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()))
    })
  })
}
