import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import type { AppEnv } from './http/app-env.ts'
import { listenForTest, type TestListener } from './testing/listen-for-test.ts'
import { createTestApp } from './testing/test-app.ts'
import { describeDatabases } from './testing/test-database.ts'

const USERS = Array.from({ length: 5 }, () => randomUUID())
const REQUESTS = 500

describeDatabases((open) => {
  let database: Database
  let listener: TestListener
  let tokens: Map<string, string>
  let apikey: string

  beforeAll(async () => {
    database = await open()
    await database.execute(`
      create table public.secrets (id bigint generated always as identity, owner uuid default auth.uid(), body text);
      alter table public.secrets enable row level security;
      create policy "owners" on public.secrets using (owner = auth.uid());
      ${USERS.map((user) => `insert into public.secrets (owner, body) select '${user}', 'row ' || n from generate_series(1, 20) n;`).join('\n')}
    `)
    const { app, tokenFor, apiKeys } = await createTestApp(database, {
      services: { rest: service() },
    })
    tokens = new Map(
      await Promise.all(USERS.map(async (user) => [user, await tokenFor(user)] as const)),
    )
    apikey = apiKeys.publishable
    listener = await listenForTest()
    listener.serve(app.fetch)
  })
  afterAll(() => listener.close())

  /** Reads and writes, single statements and transactions, some of which fail half way. */
  const service = () =>
    new Hono<AppEnv>()
      .get('/rows', async (c) => {
        const { rows } = await database.queryAs(c.get('caller'), {
          text: 'select owner, auth.uid() as uid from secrets',
        })
        return c.json(rows)
      })
      .get('/transaction', async (c) => {
        const rows = await database.transactionAs(c.get('caller'), async (tx) => {
          await tx.query("insert into secrets (body) values ('more')")
          await new Promise((resolve) => setTimeout(resolve, 1))
          const { rows } = await tx.query('select owner, auth.uid() as uid from secrets')
          await tx.query("delete from secrets where body = 'more'")
          return rows
        })
        return c.json(rows)
      })
      .get('/failing', async (c) => {
        await database
          .transactionAs(c.get('caller'), (tx) => tx.query('select owner / 0 from secrets'))
          .catch(() => undefined)
        const { rows } = await database.queryAs(c.get('caller'), {
          text: 'select owner, auth.uid() as uid from secrets',
        })
        return c.json(rows)
      })

  const PATHS = ['rows', 'transaction', 'failing']
  const urlOf = (index: number) =>
    `http://127.0.0.1:${listener.port}/rest/v1/${PATHS[index % PATHS.length]}`
  const userOf = (index: number) => USERS[index % USERS.length] ?? ''

  it('SEC-AC-09 no caller sees a row of another, aborted requests included', async () => {
    const ask = async (index: number) => {
      const user = userOf(index)
      const abort = new AbortController()
      if (index % 7 === 0) setTimeout(() => abort.abort(), index % 13)
      const headers = { apikey, authorization: `Bearer ${tokens.get(user)}` }
      const answer = await fetch(urlOf(index), { headers, signal: abort.signal })
      return foreignRows(user, await answer.json())
    }
    const outcomes = await Promise.allSettled(Array.from({ length: REQUESTS }, (_, i) => ask(i)))
    const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(answered.length).toBeGreaterThan(REQUESTS * 0.8)
    expect(answered.flatMap(({ value }) => value)).toEqual([])
  })

  it('SEC-AC-09 requests pipelined on one connection are answered each for its own user', async () => {
    const count = 100
    const socket = connect(listener.port, '127.0.0.1')
    await once(socket, 'connect')
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    for (let index = 0; index < count; index += 1) {
      socket.write(
        `GET ${new URL(urlOf(index)).pathname} HTTP/1.1\r\nhost: x\r\napikey: ${apikey}\r\nauthorization: Bearer ${tokens.get(userOf(index))}\r\n${index === count - 1 ? 'connection: close\r\n' : ''}\r\n`,
      )
    }
    await once(socket, 'close')
    const bodies = received.match(/\[\{.*?\}\]/g) ?? []
    expect(bodies).toHaveLength(count)
    bodies.forEach((body, index) => {
      expect(foreignRows(userOf(index), JSON.parse(body))).toEqual([])
    })
  })
})

const foreignRows = (user: string, rows: { owner: string; uid: string }[]) => {
  if (rows.length < 20) throw new Error(`Only ${rows.length} rows`)
  return rows.filter(({ owner, uid }) => owner !== user || uid !== user)
}
