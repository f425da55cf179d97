import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../testing/test-database.ts'
import type { Caller, Database } from './database.ts'

const anon: Caller = { role: 'anon', claims: {} }
const ada: Caller = {
  role: 'authenticated',
  claims: { sub: '11111111-1111-4111-8111-111111111111' },
  request: { method: 'GET', path: '/notes', headers: { 'x-forwarded-for': '203.0.113.7' } },
}

describeDatabases((open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await database.execute(`
      create table public.notes (
        id int primary key generated always as identity,
        owner text not null default current_setting('request.jwt.claims')::json ->> 'sub',
        body text unique, amount numeric, data jsonb, tags text[],
        written timestamptz not null default now()
      );
      alter table public.notes enable row level security;
      create policy "owners" on public.notes to authenticated
        using (owner = current_setting('request.jwt.claims')::json ->> 'sub');
      revoke all on public.notes from anon;
      grant select, insert, update on public.notes to authenticated;
    `)
  })

  it('answers a statement that repeats by the tables of today', async () => {
    const columns = async () => {
      for (let n = 0; n < 8; n++) await database.query('select * from public.changing')
      const { rows } = await database.query<object>('select * from public.changing')
      return Object.keys(rows[0] ?? {})
    }
    await database.execute('create table public.changing as select 1 as a')
    expect(await columns()).toEqual(['a'])
    await database.execute('alter table public.changing add column b int')
    expect(await columns()).toEqual(['a', 'b'])
    await database.query('alter table public.changing add column c int')
    expect(await columns()).toEqual(['a', 'b', 'c'])
    await database.transaction((tx) => tx.query('alter table public.changing drop column a'))
    expect(await columns()).toEqual(['b', 'c'])
  })

  it('gives each statement the role, claims and request of its caller', async () => {
    const { rows } = await database.queryAs(ada, {
      text: `select current_user::text as role, current_setting('request.jwt.claims')::json as claims,
        current_setting('request.method') as method, current_setting('request.path') as path,
        current_setting('request.headers')::json ->> 'x-forwarded-for' as address`,
    })
    expect(rows).toEqual([
      {
        role: 'authenticated',
        claims: { ...ada.claims, role: 'authenticated' },
        method: 'GET',
        path: '/notes',
        address: '203.0.113.7',
      },
    ])
  })

  it('leaves nothing of a caller behind', async () => {
    await database.queryAs(ada, { text: 'select 1' })
    const { rows } = await database.query(
      "select current_user::text as role, current_setting('request.jwt.claims', true) as claims",
    )
    expect(rows[0]?.role).toBe('postgres')
    expect(rows[0]?.claims || null).toBeNull()
  })

  it('reads columns as JavaScript and JSON would have them', async () => {
    const { rows, rowCount } = await database.query(
      `select $1::int as a, $2::numeric as b, 12345678901234567890::numeric as c, 9007199254740993 as d,
        $3::boolean as e, $4::jsonb as f, '2026-01-02 03:04:05.6+00'::timestamptz as g,
        '{1,NULL,3}'::int[] as h, array['a b', 'c"d', null] as i, null::text as j, $5::bytea as k, 1.5::float8 as l`,
      [1, 2.5, true, { x: [1] }, Buffer.from([0, 255])],
    )
    expect(rowCount).toBe(1)
    expect(rows[0]).toEqual({
      a: 1,
      b: 2.5,
      c: '12345678901234567890',
      d: '9007199254740993',
      e: true,
      f: { x: [1] },
      g: '2026-01-02T03:04:05.6+00:00',
      h: [1, null, 3],
      i: ['a b', 'c"d', null],
      j: null,
      k: Buffer.from([0, 255]),
      l: 1.5,
    })
  })

  it('takes JSON text and JSON values alike as parameters', async () => {
    const { rows } = await database.query('select $1::jsonb as text, $2::jsonb as list', [
      '{"a":1}',
      [1, 'two'],
    ])
    expect(rows[0]).toEqual({ text: { a: 1 }, list: [1, 'two'] })
  })

  it('reports refusals with their code, and goes on', async () => {
    await database.queryAs(ada, { text: "insert into notes (body) values ('one')" })
    await expect(
      database.queryAs(ada, { text: "insert into notes (body) values ('one')" }),
    ).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'notes_body_key',
      table: 'notes',
    })
    await expect(database.queryAs(anon, { text: 'select * from notes' })).rejects.toMatchObject({
      code: '42501',
    })
    const { rowCount } = await database.queryAs(ada, {
      text: 'update notes set amount = $1',
      values: [1],
    })
    expect(rowCount).toBe(1)
  })

  it.each([
    ['a NUL byte', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a NUL byte inside JSON', { a: '\0' }],
  ])('SEC-IN-02 refuses %s as a database error', async (_, value) => {
    await expect(
      database.queryAs(ada, { text: 'insert into notes (data) values ($1)', values: [value] }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^22(021|P05)$/) })
  })

  it.each([
    ['JSON', 'select $1::jsonb as value', '[', ']', 100_000],
    ['a search query', 'select $1::tsquery as value', '(', ')', 20_000],
    ['JSON, almost too deeply', 'select $1::jsonb as value', '[', ']', 1_001],
  ])('SEC-IN-02 refuses %s nested too deeply, and stays alive', async (_, text, open, close, n) => {
    const values = [`${open.repeat(n)}${close.repeat(n)}`]
    await expect(database.queryAs(ada, { text, values })).rejects.toMatchObject({ code: '54001' })
    const nested = `select ${'('.repeat(n)}1${')'.repeat(n)}`
    await expect(database.queryAs(ada, { text: nested })).rejects.toMatchObject({ code: '54001' })
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('rolls a transaction back as a whole when its work fails', async () => {
    const work = database.transactionAs(ada, async (tx) => {
      await tx.query("insert into notes (body) values ('lost')")
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    const { rows } = await database.query("select 1 from notes where body = 'lost'")
    expect(rows).toEqual([])
  })

  it('does not pretend that a transaction with a swallowed refusal was kept', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query("insert into notes (owner, body) values ('x', 'kept?')")
      await tx.query('select nonsense').catch(() => undefined)
    })
    await expect(work).rejects.toMatchObject({ code: '25P02' })
  })

  it('refuses statements of a transaction that has ended', async () => {
    const late = await database.transaction(async (tx) => () => tx.query('select 1'))
    await expect(late()).rejects.toMatchObject({ code: '25P01' })
  })

  it('runs one statement at a time where one is meant', async () => {
    await expect(database.query('select 1; drop table notes')).rejects.toMatchObject({
      code: '42601',
    })
  })

  it('lets a read-only statement change nothing', async () => {
    await expect(
      database.queryAs(ada, { text: "insert into notes (body) values ('no')", readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' })
    await database.queryAs(ada, { text: "insert into notes (body) values ('yes')" })
  })

  it('checks deferred constraints before it answers', async () => {
    await database.execute(`create table public.pairs (id int primary key, other int
      references public.pairs deferrable initially deferred);
      grant all on public.pairs to anon`)
    await expect(
      database.queryAs(anon, { text: 'insert into pairs values (1, 2)' }),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('delivers notifications until told to stop', async () => {
    const heard: string[] = []
    const stop = await database.listen('news', (payload) => heard.push(payload))
    await database.query("select pg_notify('news', 'first')")
    await expect.poll(() => heard).toEqual(['first'])
    await stop()
    await database.query("select pg_notify('news', 'second')")
    await database.query('select 1')
    expect(heard).toEqual(['first'])
  })

  it('tells everybody who would listen to a channel that it cannot listen to it', async () => {
    const NAMELESS = ''
    const listening = [1, 2].map(() => database.listen(NAMELESS, () => undefined))
    for (const outcome of await Promise.allSettled(listening))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '42601' } })
  })

  it('goes on listening for whoever comes at the moment when the last one stops', async () => {
    const heard: string[] = []
    const stop = await database.listen('moments', () => undefined)
    await Promise.all([stop(), database.listen('moments', (payload) => heard.push(payload))])
    await database.query("select pg_notify('moments', 'first')")
    await expect.poll(() => heard).toEqual(['first'])
  })
})
