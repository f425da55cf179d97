import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Database } from '../../database/database.ts'
import { openPglite } from '../../database/pglite.ts'
import { openPostgres } from '../../database/postgres.ts'
import { createPostgresDatabase } from '../../testing/index.ts'
import { templateFile } from '../../testing/test-database.ts'
import { ANON, buildLibrary, openRest, READER_A, READER_B, type Send } from '../testing/library.ts'

/** Statements that are not meant to be stopped are far quicker, also on a busy machine. */
const LIMITS = { anon: 1_000, authenticated: 3_000 }
const SLOW = '/rpc/refuse?state=slow'

const openers = {
  pglite: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cost-'))
    const database = await openPglite({
      directory: join(directory, 'database'),
      load: templateFile(),
      limits: LIMITS,
    })
    return { database, remove: () => rm(directory, { recursive: true }) }
  },
  postgres: async () => {
    const { url, drop } = await createPostgresDatabase()
    return { database: await openPostgres({ url, connections: 5, limits: LIMITS }), remove: drop }
  },
}

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  let database: Database
  let remove: () => Promise<void>
  let as: (caller: Caller) => Send
  beforeAll(async () => {
    ;({ database, remove } = await openers[kind]())
    await buildLibrary(database)
    await database.execute(
      'create function linger() returns text language sql as $$ select pg_sleep(0.7)::text $$',
    )
    as = openRest(database)
  })
  afterAll(async () => {
    await database.close()
    await remove()
  })

  const ask = async (caller: Caller, path: string) => {
    const answer = await as(caller)(path)
    const body = await answer.json()
    return { status: answer.status, code: body?.code, headers: answer.headers }
  }

  it('[SEC-IN-04] a statement past the limit of its role is answered with 504 and 57014', async () => {
    expect(await ask(ANON, SLOW)).toMatchObject({ status: 504, code: '57014' })
    expect(await ask(READER_B, SLOW)).toMatchObject({ status: 504, code: '57014' })
    expect((await ask(READER_A, '/books?id=eq.1')).status).toBe(200)
  })

  it('[SEC-IN-04] the slow statements of one account keep nobody else out', async () => {
    const attacker = { ...READER_B, claims: { ...READER_B.claims, sub: crypto.randomUUID() } }
    const attack = Array.from({ length: 40 }, () => ask(attacker, SLOW))
    const others = Array.from({ length: 10 }, () => ask(READER_A, '/books?id=eq.1'))
    for (const { status } of await Promise.all(others)) expect(status).toBe(200)
    for (const { status, code, headers } of await Promise.all(attack)) {
      expect([429, 504]).toContain(status)
      if (status === 429)
        expect([code, Number(headers.get('retry-after'))]).toEqual(['PGRST003', expect.any(Number)])
    }
  })

  it('[SEC-IN-04] slow statements within the limit use up the budget of their account alone', async () => {
    const attacker = { ...READER_B, claims: { ...READER_B.claims, sub: crypto.randomUUID() } }
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => ask(attacker, '/rpc/linger')),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { code, headers } of refused)
      expect([code, Number(headers.get('retry-after'))]).toEqual(['PGRST003', expect.any(Number)])
    expect(await ask(attacker, '/books?id=eq.1')).toMatchObject({ status: 429 })
    expect((await ask(READER_A, '/books?id=eq.1')).status).toBe(200)
  })
})
