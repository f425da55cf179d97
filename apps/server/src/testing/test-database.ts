import { randomBytes } from 'node:crypto'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import type { StatementLimits } from '../database/statement-limits.ts'
import { withDatabase } from './templates.ts'

// Provided by global-setup.ts.
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    postgresTemplate: string
    pgliteTemplate: string
  }
}

/**
 * A busy machine makes any statement slow. One that is stopped takes its account's share of time, and an embedded
 * database in memory, with it; tests of the limits set their own.
 */
const UNHURRIED: StatementLimits = { anon: 60_000, authenticated: 60_000, others: 60_000 }

/** A database of its own, migrated and empty; `close` also removes it. */
export const openTestDatabase = (kind: Database['kind']): Promise<Database> =>
  kind === 'pglite' ? openTestPglite() : openTestPostgres()

/**
 * Runs a suite on both kinds of database. `open` gives a fresh one, closed after the suite.
 *
 * @example
 * describeDatabases((open) => {
 *   let database: Database
 *   beforeAll(async () => { database = await open() })
 *   it('answers', async () => { … })
 * })
 */
export const describeDatabases = (suite: Suite) => describeOn(['pglite', 'postgres'], suite)

/**
 * Runs a suite on PostgreSQL alone, which is opened sooner and runs statements at the same time. For code that reaches
 * the database through the server's API only: that the API is the same on both is shown by the server's own tests.
 */
export const describePostgres = (suite: Suite) => describeOn(['postgres'], suite)

type Suite = (open: () => Promise<Database>) => void

const describeOn = (kinds: Database['kind'][], suite: Suite) => {
  describe.each(kinds)('on %s', (kind) => {
    const opened: Database[] = []
    suite(async () => {
      const database = await openTestDatabase(kind)
      opened.push(database)
      return database
    })
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()))
    })
  })
}

const openTestPglite = () => openPglite({ load: templateFile(), limits: UNHURRIED })

/** The migrated embedded database of this run, for `load`. */
export const templateFile = () => inject('pgliteTemplate')

const openTestPostgres = async (): Promise<Database> => {
  const { url, drop } = await createPostgresDatabase()
  const database = await openPostgres({ url, connections: 6, limits: UNHURRIED })
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await drop()
  }
  return database
}

/** A fresh database on the PostgreSQL server of this run, by its address: migrated, unless another template is named. */
export const createPostgresDatabase = async (template = inject('postgresTemplate')) => {
  const url = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = await openPostgres({ url, connections: 1 })
  await server.execute(`create database ${name} template ${template}`)
  await server.close()
  return {
    url: withDatabase(url, name),
    drop: async () => {
      const server = await openPostgres({ url, connections: 1 })
      await server.execute(`drop database if exists ${name} with (force)`)
      await server.close()
    },
  }
}
