import { beforeAll, describe, expect, it } from 'vitest'
import { anon, aPerson, call, type Database, one } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

const SECRET = 'a relay secret of this test'
const CLIENT = '203.0.113.7'
const CHOSEN = '198.51.100.1'
const EDGE = '192.0.2.10'

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.query(
      "insert into private.relays (secret_digest) values (sha256(convert_to($1, 'UTF8')))",
      [SECRET],
    )
  })
  const addressOf = (headers: Record<string, string>) =>
    call(
      database,
      { ...anon, request: { method: 'GET', path: '/', headers } },
      'private.request_address()',
    )

  it('[SEC-AUTH-15] the header of an edge counts only where there is that edge', async () => {
    const headers = { 'x-forwarded-for': `${CHOSEN}, ${CLIENT}`, 'cf-connecting-ip': CHOSEN }
    expect(await addressOf(headers)).toBe(CLIENT)
    expect(await addressOf({ 'cf-connecting-ip': CHOSEN })).toBe(null)
  })

  describe('[SEC-AUTH-15] the address of a request', () => {
    beforeAll(async () => {
      await database.query("insert into private.edge_headers (name) values ('cf-connecting-ip')")
    })

    it.each([
      ['that our server found out', { 'x-forwarded-for': CLIENT }, CLIENT],
      [
        'is the last one of a list, whose beginning a client can write',
        { 'x-forwarded-for': `${CHOSEN}, ${CLIENT}` },
        CLIENT,
      ],
      [
        'is what the edge of hosted Supabase saw, whatever the client forwards',
        { 'x-forwarded-for': `${CHOSEN}, ${EDGE}`, 'cf-connecting-ip': CLIENT },
        CLIENT,
      ],
      [
        'is what an edge function says, if it knows the secret',
        { 'cf-connecting-ip': EDGE, 'x-relayed-for': CLIENT, 'x-relay-secret': SECRET },
        CLIENT,
      ],
      [
        'is not what somebody else says in its name',
        { 'cf-connecting-ip': CLIENT, 'x-relayed-for': CHOSEN, 'x-relay-secret': 'a guess' },
        CLIENT,
      ],
      ['is unknown if it is no address', { 'x-forwarded-for': 'unknown' }, null],
      ['is unknown without one', {}, null],
    ])('%s', async (_, headers, expected) => {
      expect(await addressOf(headers)).toBe(expected)
    })
  })

  it('[SEC-AUTH-15] a session stays where it was signed in, whoever refreshes it', async () => {
    const person = await aPerson(database)
    const session = await one<string>(
      database,
      'insert into auth.sessions (id, user_id, created_at, ip) values (gen_random_uuid(), $1, now(), $2) returning id',
      [person.id, CLIENT],
    )
    await database.query('update auth.sessions set ip = $2, updated_at = now() where id = $1', [
      session,
      CHOSEN,
    ])
    expect(await one(database, 'select host(ip) from auth.sessions where id = $1', [session])).toBe(
      CLIENT,
    )
  })

  it('nobody reads whom the database believes', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      for (const table of ['private.relays', 'private.edge_headers'])
        expect(
          await one(database, "select has_table_privilege($1, $2, 'select')", [role, table]),
        ).toBe(false)
  })
})
