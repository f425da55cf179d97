import { beforeAll, expect, it } from 'vitest'
import { type Caller, type Database, ROLES } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import type { Schema } from '../schema/schema.ts'
import { SchemaCache } from '../schema-cache.ts'
import { openRest, SERVICE, type Send } from '../testing/library.ts'

/** Whatever the migrations made must be reachable, without this server knowing a word of it. */
describeDatabases((open) => {
  let database: Database
  let schema: Schema
  let as: (caller: Caller) => Send
  beforeAll(async () => {
    database = await open()
    schema = await new SchemaCache(database).current()
    as = openRest(database)
  })

  it('[ENT-18] [ENT-28] [ENT-59] [ENT-60] [ENT-61] [ENT-62] [ENT-63] every column of every relation can be selected', async () => {
    expect(schema.relations.size).toBeGreaterThan(5)
    for (const { name, columns } of schema.relations.values()) {
      const select = [...columns.keys()].map((column) => `"${column}"`).join(',')
      const answer = await as(SERVICE)(`/${name}?select=${encodeURIComponent(select)}`)
      expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200)
      expect(await answer.json()).toBeInstanceOf(Array)
    }
  })

  it('every relationship can be embedded from both of its ends', async () => {
    const all = [...schema.relationships.values()].flat()
    expect(all.length).toBeGreaterThan(5)
    for (const { from, to, constraint, junction, columns } of all) {
      const isSelf = from === to
      const hint = junction?.table.name ?? (isSelf ? columns[0]?.[0] : constraint)
      const answer = await as(SERVICE)(`/${from.name}?select=*,${to.name}!${hint}(*)`)
      // Two keys into one junction are told apart by nothing, and said so.
      expect([200, ...(junction ? [300] : [])], `${from.name} ${to.name}!${hint}`).toContain(
        answer.status,
      )
    }
  })

  it('[DATA-09] nobody finds another account’s rows anywhere', async () => {
    const { rows } = await database.query<{ id: string; email: string }>(
      `insert into auth.users (email) values ('first@example.test'), ('second@example.test') returning id, email`,
    )
    const [first, second] = rows
    const caller: Caller = {
      role: 'authenticated',
      claims: { sub: second?.id, role: 'authenticated' },
    }
    const found: string[] = []
    for (const { name } of schema.relations.values()) {
      const answer = await as(caller)(`/${name}`, { headers: { prefer: 'count=exact' } })
      const text = await answer.text()
      expect(text, name).not.toContain(first?.id)
      expect(text, name).not.toContain(first?.email)
      if (text.includes(second?.id ?? 'no id')) found.push(name)
    }
    expect(found.length, 'own rows are found').toBeGreaterThan(0)
  })

  it.each(ROLES)(
    'every function answers %s without arguments, if only with a refusal',
    async (role) => {
      const send = as({ role, claims: { role } })
      for (const name of schema.routines.keys()) {
        const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
        const answer = await send(`/rpc/${name}`, init)
        expect(answer.status, `${name}: ${await answer.clone().text()}`).toBeLessThan(500)
      }
    },
  )
})
