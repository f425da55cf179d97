import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'
import { createPostgresDatabase, describeDatabases } from '../../testing/index.ts'
import {
  ANON,
  buildLibrary,
  openRest,
  READER_A,
  READER_B,
  SERVICE,
  type Send,
} from '../testing/library.ts'

/** Ways to ask for notes that might forget whose they are. */
const NOTE_QUERIES = [
  '/notes?select=*',
  '/notes?select=who:owner,what:body&order=body.desc',
  '/notes?or=(owner.not.is.null,id.not.is.null)',
  '/notes?not.and=(body.eq.x,body.neq.x)',
  '/notes?select=body,books(title,notes(body,owner))',
  '/books?select=title,notes(*)&order=id',
  '/books?select=title,notes!inner(*)',
  '/books?select=title,...notes(body,owner)',
  '/books?select=title,notes()&notes=not.is.null',
  '/notes?select=body,...books(title)&order=books(title)',
  '/rpc/books_by?author=1&select=title,notes(*)',
  '/authors?select=name,books!author_id(title,notes(body,owner))',
]

describeDatabases((open) => {
  let database: Database
  let as: (caller: Caller) => Send
  beforeAll(async () => {
    database = await open()
    await buildLibrary(database)
    as = openRest(database)
  })

  it('[SEC-AUTH-18] the description of the API names no host that a request brought along', async () => {
    const text = await (await as(ANON)('/')).text()
    expect(JSON.parse(text)).toMatchObject({ swagger: '2.0', basePath: '/rest/v1' })
    expect(text).not.toContain('library.test')
  })

  describe.each([
    ['a', READER_A],
    ['b', READER_B],
  ])('reader %s', (name, caller) => {
    it.each(NOTE_QUERIES)('SEC-AC-05 finds only own notes with %s', async (path) => {
      const text = await (await as(caller)(path, { headers: { prefer: 'count=exact' } })).text()
      const foreign = name === 'a' ? 'b' : 'a'
      expect(text).not.toContain(`${foreign} on `)
      expect(text).not.toContain(`00000000000${foreign}`)
    })

    it.each(['exact', 'planned', 'estimated'])(
      'SEC-AC-05 counts only own notes (%s)',
      async (count) => {
        const { rows } = await database.queryAs<{ n: number }>(caller, {
          text: 'select count(*)::int as n from notes',
        })
        const answer = await as(caller)('/notes?limit=1', {
          method: 'HEAD',
          headers: { prefer: `count=${count}` },
        })
        expect(answer.headers.get('content-range')).toBe(`0-0/${rows[0]?.n}`)
      },
    )

    it('SEC-AC-05 cannot change or delete foreign notes, whatever the filter', async () => {
      const before = await notes(database)
      const headers = { 'content-type': 'application/json', prefer: 'count=exact' }
      const foreign = name === 'a' ? READER_B : READER_A
      const patch = await as(caller)(`/notes?owner=eq.${foreign.claims.sub}`, {
        method: 'PATCH',
        body: '{"body":"taken"}',
        headers,
      })
      expect(patch.headers.get('content-range')).toBe('*/0')
      await as(caller)('/notes?owner=not.is.null&body=eq.none', { method: 'DELETE', headers })
      const forged = await as(caller)('/notes', {
        method: 'POST',
        body: JSON.stringify({ owner: foreign.claims.sub, body: 'forged' }),
        headers,
      })
      expect([forged.status, (await forged.json()).code]).toEqual([403, '42501'])
      expect(await notes(database)).toEqual(before)
    })
  })

  it('SEC-AC-05 anon sees no notes and is not told how many there are', async () => {
    const answer = await as(ANON)('/notes', { headers: { prefer: 'count=exact' } })
    expect([answer.headers.get('content-range'), await answer.json()]).toEqual(['*/0', []])
  })

  it('[SEC-CFG-06] a function that fails on a hidden row does not show it to its caller', async () => {
    await database.query(
      `create function change_vault() returns void language sql security definer set search_path = ''
       as 'update public.vaults set id = null where id = 1'`,
    )
    const told = async (caller: Caller) => {
      const answer = await openRest(database)(caller)('/rpc/change_vault', { method: 'POST' })
      return [answer.status, (await answer.json()).details]
    }
    expect(await told(READER_A)).toEqual([400, null])
    expect(await told(ANON)).toEqual([400, null])
    expect(await told(SERVICE)).toEqual([400, 'Failing row contains (null, 1, the combination).'])
    await database.query('drop function change_vault')
  })

  it.each([
    'auth',
    'storage',
    'realtime',
    'platform',
    'pg_catalog',
    'information_schema',
    'public ,auth',
    'Public',
  ])('SEC-AC-06 the schema %s is out of reach', async (profile) => {
    const attempts: RequestInit[] = [
      { headers: { 'accept-profile': profile } },
      {
        method: 'POST',
        body: '{}',
        headers: { 'content-profile': profile, 'content-type': 'application/json' },
      },
    ]
    for (const init of attempts) {
      const answer = await as(SERVICE)('/users', init)
      expect([answer.status, (await answer.json()).code]).toEqual([406, 'PGRST106'])
    }
  })

  it('SEC-AC-06 hints name only what the caller has rights to', async () => {
    const hint = async (caller: Caller, path: string) =>
      (await (await as(caller)(path)).json()).hint
    expect(await hint(ANON, '/vault')).toBeNull()
    expect(await hint(READER_A, '/vault')).toBeNull()
    expect(await hint(SERVICE, '/vault')).toBe("Perhaps you meant the table 'public.vaults'")
    expect(await hint(ANON, '/books?select=vault(id)')).toBeNull()
    expect(await hint(ANON, '/rpc/secret_functio')).toBeNull()
    expect(await hint(ANON, '/users')).toBeNull()
  })

  it.each([
    ['/vaults', '42501', 401],
    ['/books?select=title,vaults(secret)', '42501', 401],
    ['/rpc/secret_function', '42501', 401],
    ['/users', 'PGRST205', 404],
    ['/pg_authid', 'PGRST205', 404],
    ['/auth.users', 'PGRST205', 404],
    ['/books?select=tableoid', '42703', 400],
    ['/books?select=id::regclass', '42704', 400],
    ['/books?xmin=gt.0', '42703', 400],
    ['/rpc/pg_sleep?seconds=1', 'PGRST202', 404],
    ['/rpc/set_config', 'PGRST202', 404],
    ['/rpc/uid', 'PGRST202', 404],
  ])('SEC-AC-06 anon gets nothing out of %s', async (path, code, status) => {
    const answer = await as(ANON)(path)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
  })

  it('SEC-AC-09 500 interleaved requests of 5 callers never mix', async () => {
    const callers = Array.from({ length: 5 }, (_, n): Caller => {
      const sub = `00000000-0000-4000-8000-0000000001${n}0`
      return { role: 'authenticated', claims: { sub, role: 'authenticated' } }
    })
    const headers = { 'content-type': 'application/json', prefer: 'return=representation' }
    const answers = await Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const caller = callers[n % 5] ?? ANON
        const send = as(caller)
        const answer = await (n % 3 === 0
          ? send('/notes?select=owner', { method: 'POST', body: `{"body":"${n}"}`, headers })
          : n % 3 === 1
            ? send('/notes?select=owner,books(notes(owner))')
            : send(`/notes?select=owner&body=match.(`))
        return { caller, status: answer.status, rows: await answer.json() }
      }),
    )
    for (const { caller, status, rows } of answers) {
      if (status >= 400) continue
      for (const row of rows) expect(row.owner).toBe(caller.claims.sub)
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(167)
  })

  it('a schema that changes is read again when the database says so', async () => {
    await database.execute('create table late (id int primary key)')
    expect((await as(ANON)('/late')).status).toBe(404)
    await database.execute(`notify pgrst, 'reload schema'`)
    await expect.poll(async () => (await as(ANON)('/late')).status).toBe(200)
  })
})

it('SEC-IN-04 a query that takes too long is stopped and answered with 504', async () => {
  const { url, drop } = await createPostgresDatabase()
  const database = await openPostgres({ url, limits: { authenticated: 300 } })
  await buildLibrary(database)
  const answer = await openRest(database)(READER_A)('/rpc/refuse', {
    method: 'POST',
    body: '{"state":"slow"}',
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.status, (await answer.json()).code]).toEqual([504, '57014'])
  await database.close()
  await drop()
})

const notes = async (database: Database) =>
  (await database.query('select owner, body from notes order by owner, body')).rows
