import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { writeAtRandom } from '../testing/random-writes.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'

/** `REALTIME_WRITES=10000` for the long run. */
const WRITES = Number(process.env.REALTIME_WRITES ?? 400)

describeDatabases((open) => {
  let database: Database
  let server: TestRealtime
  beforeAll(async () => {
    database = await open()
    await buildNotes(database)
    server = await startRealtime(database)
  })
  afterAll(() => server.close())

  it(`[SEC-AC-15] of ${WRITES} random writes by five users, each is told every change they may read and no other`, async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => server.user()))
    const { told, expected } = await writeAtRandom(database, users, WRITES)
    await expect
      .poll(() => told.map(({ length }) => length), { interval: 200 })
      .toEqual(expected.map(({ length }) => length))
    expect(told).toEqual(expected)
    expect(told.every((changes) => changes.length > WRITES / 50)).toBe(true)
  })
})
