import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { CANARY, hostileRequest } from '../testing/hostile-requests.ts'
import { ANON, buildLibrary, openRest, READER_A, type Send } from '../testing/library.ts'
import { watchedDatabase } from '../testing/watched-database.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 400)
const QUOTED_IDENTIFIER = /"(?:[^"]|"")*"/g

describeDatabases((open) => {
  let database: Database
  let callers: Send[]
  const statements: string[] = []
  beforeAll(async () => {
    database = await open()
    await buildLibrary(database)
    const rest = openRest(watchedDatabase(database, (text) => statements.push(text)))
    callers = [rest(ANON), rest(READER_A)]
  })

  it('SEC-IN-01 SEC-IN-02 no request makes the server fail or writes SQL', async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(hostileRequest, fc.nat(1), async ({ path, init }, who) => {
        statements.length = 0
        const answer = await callers[who]?.(path, init)
        const body = (await answer?.text()) ?? ''
        const status = answer?.status ?? 0
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (status >= 500) throw new Error(`${status} ${body}\n${statements.join('\n')}`)
        // The database never stumbles over our SQL: only over a text search, or its words, that somebody wrote.
        if (body.includes('"42601"')) expect(body).toMatch(/syntax error in ts(?:query|vector)/)
        for (const text of statements)
          expect(text.replaceAll(QUOTED_IDENTIFIER, '')).not.toContain(CANARY)
      }),
      { numRuns: RUNS },
    )
    // A corpus that is only ever refused would prove nothing.
    expect(seen.get(200) ?? 0).toBeGreaterThan(RUNS / 50)
    const alive = await callers[0]?.('/books?select=id&limit=1')
    expect(alive?.status).toBe(200)
  })

  it('SEC-IN-02 raw bytes that are no UTF-8 are refused or replaced, never a failure', async () => {
    for (const bytes of ['%ED%A0%80', '%FF%FE', '%C0%80', '%00', '%', '%zz', '%E2%82']) {
      for (const path of [
        `/books?title=eq.${bytes}`,
        `/books?select=${bytes}`,
        `/${bytes}`,
        `/rpc/${bytes}`,
        `/books?${bytes}=eq.1`,
      ]) {
        const answer = await callers[0]?.(path)
        expect(answer?.status, path).toBeLessThan(500)
      }
    }
  })

  it('SEC-IN-02 a body that is no UTF-8 is refused', async () => {
    const body = new Uint8Array([
      ...Buffer.from('{"id":80,"name":"'),
      0xff,
      0xfe,
      ...Buffer.from('"}'),
    ])
    const answer = await callers[1]?.('/genres', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer?.status, (await answer?.json())?.code]).toEqual([400, 'PGRST102'])
  })

  it('SEC-IN-04 a limit beyond all bounds gives no more than the most allowed', async () => {
    const rest = openRest(database, 2)
    for (const path of [
      '/books?limit=1000000000',
      '/books?limit=99999999999999999999',
      '/books',
      '/rpc/books_by?author=1&limit=50',
      '/rpc/titles',
    ]) {
      const rows: unknown[] = await (await rest(ANON)(path)).json()
      expect(rows).toHaveLength(2)
    }
    const [author] = await (await rest(ANON)('/genres?id=eq.1&select=books(id)')).json()
    expect(author.books).toHaveLength(2)
  })
})
