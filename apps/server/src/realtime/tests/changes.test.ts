import { randomUUID } from 'node:crypto'
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { buildNotes, startRealtime, type TestRealtime } from '../testing/start-realtime.ts'
import { listening } from '../testing/subscribed.ts'

type Told = RealtimePostgresChangesPayload<Record<string, unknown>>

describeDatabases((open) => {
  let database: Database
  let server: TestRealtime
  beforeAll(async () => {
    database = await open()
    await buildNotes(database)
    server = await startRealtime(database)
  })
  afterAll(() => server.close())

  /** Collects what a client is told of a table. */
  const follow = async (
    client: SupabaseClient,
    table: string,
    more: { filter?: string; event?: 'INSERT' | 'UPDATE' | 'DELETE' } = {},
  ) => {
    const told: Told[] = []
    const channel = client.channel(randomUUID())
    channel.on(
      'postgres_changes',
      { event: '*' as never, schema: 'public', table, ...more },
      (change: Told) => told.push(change),
    )
    return { told, channel, state: await listening(channel) }
  }
  const addNote = async (owner: string, title: string, more: Record<string, unknown> = {}) => {
    const { rows } = await database.query<{ id: string }>(
      `insert into notes select * from jsonb_populate_record(null::notes, $1::jsonb) returning id`,
      [JSON.stringify({ id: randomUUID(), owner, title, tags: [], secret: 'hidden', ...more })],
    )
    return rows[0]?.id ?? ''
  }

  it('an insert, an update and a delete reach whoever may read the row', async () => {
    const { id: owner, client } = await server.user()
    const { told, state } = await follow(client, 'notes')
    expect(state).toBe('ok: Subscribed to PostgreSQL')
    const id = await addNote(owner, 'first', { size: 1.5, tags: ['a', 'b c'] })
    await database.query("update notes set title = 'second' where id = $1::uuid", [id])
    await database.query('delete from notes where id = $1::uuid', [id])
    await expect.poll(() => told.length).toBe(3)
    const row = { id, owner, size: 1.5, tags: ['a', 'b c'] }
    expect(told).toMatchObject([
      { eventType: 'INSERT', schema: 'public', table: 'notes', new: { ...row, title: 'first' } },
      { eventType: 'UPDATE', new: { ...row, title: 'second' }, old: { id } },
      { eventType: 'DELETE', new: {}, old: { id } },
    ])
    expect(told[0]?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('[SEC-AC-15] nobody is told of rows they may not read, and nobody of columns they may not read', async () => {
    const [ann, bob] = [await server.user(), await server.user()]
    const [toAnn, toBob] = [await follow(ann.client, 'notes'), await follow(bob.client, 'notes')]
    const anonymous = await follow(server.client(), 'notes')
    for (let round = 0; round < 30; round += 1) {
      const id = await addNote(ann.id, `note ${round}`)
      await database.query("update notes set title = 'changed' where id = $1::uuid", [id])
      await database.query('delete from notes where id = $1::uuid', [id])
    }
    await addNote(bob.id, 'the end')
    await expect.poll(() => toBob.told.length).toBe(1)
    expect(toBob.told[0]).toMatchObject({ new: { title: 'the end' } })
    await expect.poll(() => toAnn.told.length).toBe(90)
    expect(anonymous.told).toEqual([])
    const everything = JSON.stringify(toAnn.told)
    expect(everything).not.toContain('hidden')
    expect(everything).not.toContain('secret')
    for (const { old } of toAnn.told)
      expect(Object.keys(old)).toEqual(Object.keys(old).length ? ['id'] : [])
  })

  it('[SEC-AC-15] a row is judged as it was at the time of each change', async () => {
    const [ann, bob] = [await server.user(), await server.user()]
    const [toAnn, toBob] = [await follow(ann.client, 'notes'), await follow(bob.client, 'notes')]
    // By the time anybody looks, the row is Bob's.
    await database.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        "insert into notes (owner, title) values ($1::uuid, 'as Ann wrote it') returning id",
        [ann.id],
      )
      await tx.query("update notes set owner = $1::uuid, title = 'for Bob' where id = $2::uuid", [
        bob.id,
        rows[0]?.id,
      ])
    })
    await expect.poll(() => toAnn.told.length + toBob.told.length).toBe(2)
    expect(toAnn.told).toMatchObject([{ eventType: 'INSERT', new: { title: 'as Ann wrote it' } }])
    expect(toBob.told).toMatchObject([{ eventType: 'UPDATE', new: { title: 'for Bob' } }])
  })

  it('what was rolled back is not told', async () => {
    const { id, client } = await server.user()
    const { told } = await follow(client, 'notes')
    await database
      .transaction(async (tx) => {
        await tx.query("insert into notes (owner, title) values ($1::uuid, 'never')", [id])
        throw new Error('no')
      })
      .catch(() => undefined)
    await addNote(id, 'really')
    await expect.poll(() => told.length).toBe(1)
    expect(told).toMatchObject([{ new: { title: 'really' } }])
  })

  it('a table without row-level security tells everybody, and with full identity the row before', async () => {
    const { told } = await follow(server.client(), 'board')
    await database.execute(
      "insert into board values (1, 'a'); update board set text = 'b' where id = 1; delete from board",
    )
    await expect.poll(() => told.length).toBe(3)
    expect(told).toMatchObject([
      { new: { id: 1, text: 'a' } },
      { new: { id: 1, text: 'b' }, old: { id: 1, text: 'a' } },
      { old: { id: 1, text: 'b' } },
    ])
  })

  it('a large transaction is told whole and in order', async () => {
    const { told } = await follow(server.client(), 'board', { event: 'INSERT' })
    await database.query("insert into board select n, 'row' from generate_series(1000, 2299) as n")
    await expect.poll(() => told.length).toBe(1300)
    expect(told.map((change) => (change.new as { id: number }).id)).toEqual(
      Array.from({ length: 1300 }, (_, index) => 1000 + index),
    )
  })

  it('the service role is told everything', async () => {
    const { told } = await follow(server.service(), 'notes')
    await addNote(randomUUID(), 'of nobody')
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]).toMatchObject({ new: { title: 'of nobody', secret: 'hidden' } })
  })

  it('[SEC-AC-15] a policy that fails permits nothing, and says so once', async () => {
    await database.execute(`create table public.fragile (id int primary key);
      alter table public.fragile enable row level security;
      create policy "fails" on public.fragile using (1 / (id - id) = 1);
      alter publication supabase_realtime add table public.fragile`)
    const { told, channel } = await follow(server.client(), 'fragile')
    const said: string[] = []
    channel.on('system', {}, ({ status, message }) => said.push(`${status}: ${message}`))
    await database.execute('insert into public.fragile values (1)')
    await expect.poll(() => said).toEqual(['error: division by zero'])
    await database.execute('insert into public.fragile values (2)')
    const { told: after } = await follow(server.client(), 'board')
    await database.execute("insert into board values (99, 'after it')")
    await expect.poll(() => after.length).toBe(1)
    expect([told, said.length]).toEqual([[], 1])
  })

  it('[SEC-AC-15] brackets in the texts of many rows do not pass for nesting', async () => {
    const [ann, eve] = [await server.user(), await server.user()]
    const [toAnn, toEve] = [await follow(ann.client, 'notes'), await follow(eve.client, 'notes')]
    const titles = ['(', '[', '{', '\\"'].map((text) => text.repeat(900))
    await database.query(
      `insert into notes (owner, title)
       select $1::uuid, repeat(text, 900) from unnest(array['(', '[', '{', '\\"']) as text
       union all select $2::uuid, 'of Ann'`,
      [eve.id, ann.id],
    )
    await expect
      .poll(() => toEve.told.map((change) => 'title' in change.new && change.new.title))
      .toEqual(titles)
    await expect.poll(() => toAnn.told).toMatchObject([{ new: { title: 'of Ann' } }])
  })

  it('[SEC-AC-15] a row that is too deep to be checked is told to nobody, the others are', async () => {
    await database.execute(`create table public.deep (id int primary key, value jsonb);
      alter publication supabase_realtime add table public.deep`)
    const { told } = await follow(server.client(), 'deep')
    await database.execute(`insert into public.deep select n, case n
        when 2 then (repeat('[', 1100) || repeat(']', 1100))::jsonb else '[]' end
      from generate_series(1, 3) as n`)
    await database.execute("insert into public.deep values (4, '[]')")
    await expect
      .poll(() => told.map((change) => 'id' in change.new && change.new.id))
      .toEqual([1, 3, 4])
  })

  describe('filters', () => {
    type Values = Record<string, unknown>
    const cases: [filter: string, matching: Values, other: Values][] = [
      ['title=eq.yes', { title: 'yes' }, { title: 'no' }],
      ['title=neq.yes', { title: 'other' }, { title: 'yes' }],
      ['size=lt.10', { size: 9 }, { size: 10 }],
      ['size=lte.10', { size: 10 }, { size: 11 }],
      ['size=gt.10', { size: 100 }, { size: 9 }],
      ['size=gte.10', { size: 10 }, { size: 9.99 }],
      ['title=in.(a,"b,c",d)', { title: 'b,c' }, { title: 'c' }],
      ['title=like.%25%', { title: 'take 25 of' }, { title: 'take 2' }],
      ['title=ilike.HEL%', { title: 'hello' }, { title: 'shell' }],
      ['title=match.^h.llo$', { title: 'hallo' }, { title: 'hallooo' }],
      ['title=imatch.^H', { title: 'hi' }, { title: 'oh' }],
      ['size=is.null', {}, { size: 1 }],
      ['size=not.is.null', { size: 1 }, {}],
      ['size=isdistinct.5', {}, { size: 5 }],
      ['title=not.in.(a,b)', { title: 'c' }, { title: 'a' }],
      ['title=eq.yes,size=gt.1', { title: 'yes', size: 2 }, { title: 'yes', size: 1 }],
      ['title=eq.a, b', { title: 'a, b' }, { title: 'a' }],
      ["title=eq.'; drop table notes; --", { title: "'; drop table notes; --" }, { title: 'x' }],
    ]
    it.each(cases)('%s lets through what it describes', async (filter, matching, other) => {
      const { id: owner, client } = await server.user()
      const { told, state } = await follow(client, 'notes', { filter })
      expect(state).toBe('ok: Subscribed to PostgreSQL')
      await addNote(owner, '-', other)
      const id = await addNote(owner, '-', matching)
      await expect.poll(() => told.length).toBeGreaterThan(0)
      expect(told.map((change) => (change.new as { id: string }).id)).toEqual([id])
    })

    it.each([
      ['no operator', 'title'],
      ['an unknown operator', 'title=zz.1'],
      ['an operator that every object has', 'title=constructor.1'],
      ['a column that does not exist', 'nothing=eq.1'],
      ['a column that the user may not read', 'secret=eq.hidden'],
      ['a value of another type', 'owner=eq.not-a-uuid'],
      ['no list', 'size=in.1'],
      ['no state', 'title=is.maybe'],
      ['a costly pattern', 'title=match.((a{1,255}){1,255})'],
      ['SQL in place of a column', '"title" = 1 or 1=eq.1'],
      ['no end', `title=eq.${'x'.repeat(3_000)}`],
    ])('[SEC-IN-01] a filter with %s is refused with a sentence', async (_, filter) => {
      const { client } = await server.user()
      const { state } = await follow(client, 'notes', { filter })
      expect(state).toMatch(/^error: ./)
    })

    it('a table outside the publication cannot be followed', async () => {
      const { client } = await server.user()
      expect((await follow(client, 'unpublished')).state).toMatch(/^error: Unable to subscribe/)
      expect((await follow(client, 'no_such_table')).state).toMatch(/^error: Unable to subscribe/)
    })

    it('a table that joins the publication later is followed, one that leaves it no more', async () => {
      await database.execute(
        'create table public.later (id int primary key); alter publication supabase_realtime add table public.later',
      )
      const { told, state } = await follow(server.client(), 'later')
      expect(state).toBe('ok: Subscribed to PostgreSQL')
      await database.execute('insert into public.later values (1)')
      await expect.poll(() => told.length).toBe(1)
      await database.execute('alter publication supabase_realtime drop table public.later')
      expect((await follow(server.client(), 'later')).state).toMatch(/^error: Unable to subscribe/)
      await database.execute('insert into public.later values (2)')
      await database.execute("insert into public.board values (7, 'after it')")
      expect(told.length).toBe(1)
    })
  })
})
