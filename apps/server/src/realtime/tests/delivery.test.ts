import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, Database, Statement } from '../../database/database.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { createLogger } from '../../logger.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening } from '../testing/subscribed.ts'

let database: Database
let server: TestRealtime
/** What the next check of rows throws. */
let failure: Error | undefined
const logged: string[] = []

beforeAll(async () => {
  database = await openTestDatabase('postgres')
  await buildNotes(database)
  const log = createLogger(
    'warn',
    new Writable({
      write(line: Buffer, _, done) {
        logged.push(JSON.parse(line.toString()).err?.message)
        done()
      },
    }),
  )
  server = await startRealtime(failingChecks(database), { log })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const failingChecks = (whole: Database) =>
  new Proxy(whole, {
    get(target, property) {
      if (property === 'queryAs')
        return async (caller: Caller, statement: Statement) => {
          const thrown = statement.name?.startsWith('changes-') ? failure : undefined
          if (!thrown) return target.queryAs(caller, statement)
          failure = undefined
          throw thrown
        }
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Resolves once a client that follows the board has followed it anew, because a check failed. */
const failedDelivery = async (id: number, thrown: Error) => {
  const channel = server
    .client()
    .channel(`board-${id}`)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, () => undefined)
  await listening(channel)
  const again = new Promise<void>((resolve) => channel.on('system', {}, () => resolve()))
  failure = thrown
  await database.query('insert into board values ($1::int, $2)', [id, 'x'])
  await again
}

it('an error that nobody foresaw while changes are told is logged', async () => {
  await failedDelivery(1, new TypeError('a bug'))
  expect(logged).toEqual(['a bug'])
})

it('a database that is away while changes are told is not logged for every audience', async () => {
  logged.length = 0
  await failedDelivery(2, new DatabaseUnavailable('away'))
  expect(logged).toEqual([])
})
