import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, signedIn } from './auth/testing/sign-in.ts'
import { startAuth } from './auth/testing/start-auth.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/postgres.ts'
import { createTestApp } from './testing/test-app.ts'
import { createPostgresDatabase } from './testing/test-database.ts'

const SESSIONS = 2
/** 50 for each session. */
const PLACES = 100
/** However slow the machine is, nothing that may be served waits for as long as this. */
const PATIENT = 100_000

describe('more requests than the database has sessions', () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>
  beforeAll(async () => {
    created = await createPostgresDatabase()
  })
  afterAll(() => created.drop())

  const start = async (patienceMs: number) => {
    const database = await openPostgres({ url: created.url, connections: SESSIONS, patienceMs })
    const world = await createTestApp(database)
    // The platform's own key: others wait at the gate, where each of them has a share.
    const ask = async () =>
      world.app.request('/rest/v1/mail_outbox?select=id', {
        headers: { apikey: world.apiKeys.secret },
      })
    // What is read once about the schema is not to be counted below.
    await expect.poll(async () => (await ask()).status).toBe(200)
    return { ...world, ask, occupy: () => occupy(database), close: () => database.close() }
  }

  it('wait for one, as long as there are places to wait; the others are sent away at once', async () => {
    const { ask, occupy, close } = await start(PATIENT)
    const release = await occupy()
    const answers = Array.from({ length: PLACES + 40 }, ask)
    const refused = await Promise.all(answers.slice(PLACES))
    for (const answer of refused) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await release()
    const served = await Promise.all(answers.slice(0, PLACES))
    expect(served.map(({ status }) => status)).toEqual(served.map(() => 200))
    await close()
  })

  it('are sent away when they have waited for too long, whichever service they asked', async () => {
    const { app, apiKeys, ask, occupy, close } = await start(1_000)
    const release = await occupy()
    const signIn = async () =>
      app.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: apiKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.test', password: 'correct horse 7' }),
      })
    const answers = await Promise.all([ask(), signIn()])
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await release()
    await expect.poll(async () => (await ask()).status).toBe(200)
    await close()
  })
})

/** Nobody else gets a session until what this resolves to is called. */
const occupy = async (database: Database) => {
  const release: (() => void)[] = []
  const held: Promise<void>[] = []
  for (let session = 0; session < SESSIONS; session += 1) {
    await new Promise<void>((begun) => {
      const work = () => new Promise<void>((end) => begun(void release.push(end)))
      held.push(database.transaction(work))
    })
  }
  return () => {
    for (const end of release) end()
    return Promise.all(held)
  }
}

describe('[SEC-IN-04] more requests to /auth/v1 of one account than may wait', () => {
  it('leave the other accounts alone', async () => {
    const { url, drop } = await createPostgresDatabase()
    const database = await openPostgres({ url, connections: 5, patienceMs: PATIENT })
    const auth = await startAuth(database)
    const [ann, bob] = [await signedIn(auth), await signedIn(auth)]

    let release = () => {}
    const isHeld = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = database.transaction(async (tx) => {
      await tx.query('select from auth.users where id = $1::uuid for update', [ann.id])
      await isHeld
    })
    const enrolments = Array.from({ length: 400 }, () =>
      auth.post('/factors', { factor_type: 'totp' }, bearer(ann.session)),
    )
    await expect.poll(() => database.load().idle).toBeLessThan(4)
    expect((await auth.request('/user', { headers: bearer(bob.session) })).status).toBe(200)
    expect(database.load().waiting).toBeLessThan(10)
    release()
    await holding
    const statuses = (await Promise.all(enrolments)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await database.close()
    await drop()
  })
})
