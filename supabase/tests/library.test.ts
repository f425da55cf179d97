import { libraryCounts } from '@listwright/contracts'
import { describeDatabases } from '@listwright/server/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aContent,
  aPerson,
  aProperty,
  call,
  type Database,
  one,
  type Person,
  service,
} from './cast.ts'

describeDatabases((open) => {
  let database: Database
  let agent: Person

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    agent = await aPerson(database)
  })

  interface Found {
    id: string
    address: string
    created_at: string
  }
  const search = async (what: 'properties' | 'content', needle: string, size = 20, after?: Found) =>
    (
      await database.queryAs<Found>(agent.caller, {
        text: `select *, created_at::text from public.search_${what}($1, $2, $3::timestamptz, $4)`,
        values: [needle, size, after?.created_at ?? null, after?.id ?? null],
      })
    ).rows
  const addresses = async (needle: string) =>
    (await search('properties', needle)).map((row) => row.address)
  const counts = async (needle = '') =>
    libraryCounts.parse(await call(database, agent.caller, 'public.library_counts($1)', [needle]))

  describe('search', () => {
    beforeEach(async () => {
      await aProperty(database, agent, {
        address: '100% Élan Way',
        city: 'Savannah',
        state: 'GA',
        zip_code: '31401',
      })
      const oak = await aProperty(database, agent, {
        address: '7 Oak_Street',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
      })
      await aContent(database, agent, oak, {
        tone: 'investor',
        description: 'Figures first: a cap rate.',
      })
    })

    it.each([
      ['oak', ['7 Oak_Street']],
      ['SAVANNAH', ['100% Élan Way']],
      ['élan', ['100% Élan Way']],
      ['tx', ['7 Oak_Street']],
      ['7870', ['7 Oak_Street']],
      ['%', ['100% Élan Way']],
      ['_', ['7 Oak_Street']],
      ['\\', []],
      ['Street\nAustin', ['7 Oak_Street']],
      ['street austin', []],
      ['  ', ['7 Oak_Street', '100% Élan Way']],
      ["'; drop table properties", []],
    ])(
      '[SAVED-33] [SAVED-34] [SAVED-35] [SAVED-36] [SAVED-37] [SAVED-38] finds properties by %j',
      async (needle, expected) => {
        expect(await addresses(needle)).toEqual(expected)
      },
    )

    it.each([
      ['oak', 1],
      ['austin', 1],
      ['tx', 1],
      ['INVESTOR', 1],
      ['cap rate', 1],
      ['78701', 0],
      ['savannah', 0],
    ])('[SAVED-39] [SAVED-40] finds content by %j: %i', async (needle, found) => {
      expect(await search('content', needle)).toHaveLength(found)
      expect((await counts(needle)).contents).toBe(found)
    })

    it('follows the property when its address changes', async () => {
      await database.queryAs(agent.caller, {
        text: "update public.properties set city = 'Houston' where city = 'Austin'",
      })
      expect(await search('content', 'houston')).toHaveLength(1)
      expect(await search('content', 'austin')).toHaveLength(0)
    })

    it("never shows another's rows", async () => {
      agent = await aPerson(database)
      expect(await search('properties', 'oak')).toEqual([])
      expect(await search('content', 'oak')).toEqual([])
      expect(await counts()).toEqual({
        properties: 0,
        contents: 0,
        is_capped: false,
        last_content_at: null,
      })
    })
  })

  it('pages through everything, newest first, each row once, even when many share a moment', async () => {
    await database.query(
      `insert into public.properties (user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, created_at)
       select $1, 'No ' || n, 'Macon', 'GA', '31201', 1, 1, 1, 1, now() - interval '1 hour' * (n / 10) from generate_series(1, 95) as n`,
      [agent.id],
    )
    const seen: Found[] = []
    for (
      let page = await search('properties', '');
      page.length;
      page = await search('properties', '', 20, seen.at(-1))
    ) {
      seen.push(...page)
    }
    expect(new Set(seen.map((row) => row.id)).size).toBe(95)
    expect(seen.map((row) => row.created_at)).toEqual(
      seen
        .map((row) => row.created_at)
        .toSorted()
        .reverse(),
    )
    expect(await counts()).toMatchObject({ properties: 95, is_capped: false })
  })

  it('counts follow every insert, delete and cascade', async () => {
    const property = await aProperty(database, agent)
    await aContent(database, agent, property)
    const text = await aContent(database, agent, property)
    expect(await counts()).toMatchObject({
      properties: 1,
      contents: 2,
      last_content_at: expect.any(String),
    })
    await database.queryAs(agent.caller, {
      text: 'delete from public.content where id = $1',
      values: [text],
    })
    expect(await counts()).toMatchObject({ contents: 1 })
    await database.queryAs(service, {
      text: 'delete from public.properties where id = $1',
      values: [property],
    })
    expect(await counts()).toMatchObject({ properties: 0, contents: 0 })
    expect(
      await one(database, 'select count(*)::int from private.library_sizes where library_id = $1', [
        agent.id,
      ]),
    ).toBe(0)
  })
})
