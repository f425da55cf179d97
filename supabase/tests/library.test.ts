import { libraryCounts } from '@listwright/contracts'
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
import { describeDatabases } from './describe-databases.ts'

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

  it('[DATA-29] counts follow every insert, delete and cascade', async () => {
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

  describe.each(['content', 'properties'])('filters and orders of %s', (listed) => {
    interface Listed extends Found {
      price: number
    }
    const find = async (filters: Record<string, unknown>) =>
      (
        await database.queryAs<Listed>(agent.caller, {
          text: `select *, created_at::text, price::float from public.search_${listed}(${Object.keys(
            filters,
          )
            .map((name, at) => `${name} => $${at + 1}`)
            .join()})`,
          values: Object.values(filters),
        })
      ).rows

    beforeEach(async () => {
      for (const [address, price, tone, property_type] of [
        ['3 Cedar', 300_000, 'casual', 'Condo'],
        ['1 ash', 500_000, 'luxury', 'Condo'],
        ['2 Birch', 400_000, 'casual', 'Estate'],
      ]) {
        const property = await aProperty(database, agent, { address, price, property_type })
        await aContent(database, agent, property, { tone })
      }
    })

    const shown = async (filters: Record<string, unknown>) =>
      (await find(filters)).map(({ address }) => address)

    it.each([
      [{}, ['2 Birch', '1 ash', '3 Cedar']],
      [{ sort: 'oldest' }, ['3 Cedar', '1 ash', '2 Birch']],
      [{ sort: 'address' }, ['1 ash', '2 Birch', '3 Cedar']],
      [{ sort: 'price_high' }, ['1 ash', '2 Birch', '3 Cedar']],
      [{ sort: 'price_low' }, ['3 Cedar', '2 Birch', '1 ash']],
      [{ only_type: 'Condo', sort: 'oldest' }, ['3 Cedar', '1 ash']],
      [{ needle: 'birch', only_type: 'Condo' }, []],
      [{ since: '2999-01-01' }, []],
    ])('an agent lists them by %j', async (filters, expected) => {
      expect(await shown(filters)).toEqual(expected)
    })

    it('every order goes on where its page ended', async () => {
      for (const sort of ['newest', 'oldest', 'address', 'price_high', 'price_low']) {
        const all = await shown({ sort })
        const paged: string[] = []
        let last: Listed | undefined
        do {
          const cursor = last && {
            after_id: last.id,
            after_key:
              sort === 'address'
                ? last.address
                : sort.startsWith('price')
                  ? String(last.price)
                  : last.created_at,
          }
          const page: Listed[] = await find({ sort, page_size: 1, ...cursor })
          last = page[0]
          paged.push(...page.map(({ address }) => address))
        } while (last)
        expect([sort, ...paged]).toEqual([sort, ...all])
      }
    })

    it('an order that does not exist is refused, whatever it says', async () => {
      for (const sort of ['', 'price; drop table public.content']) {
        await expect(find({ sort })).rejects.toMatchObject({ code: '22023' })
      }
    })
  })

  it('one chooses among the tones and authors that there are, and strangers are not among them', async () => {
    const stranger = await aPerson(database)
    for (const [person, tone] of [
      [agent, 'casual'],
      [agent, 'luxury'],
      [stranger, 'modern'],
    ] as const)
      await aContent(database, person, await aProperty(database, person), { tone })
    expect(await call(database, agent.caller, 'public.content_filters()')).toEqual({
      tones: ['casual', 'luxury'],
      authors: [{ id: agent.id, name: null }],
    })
    const listed = async (name: string, value: string) => {
      const { rows } = await database.queryAs<{ tone: string }>(agent.caller, {
        text: `select tone from public.search_content(${name} => $1)`,
        values: [value],
      })
      return rows.map(({ tone }) => tone)
    }
    expect(await listed('only_tone', 'casual')).toEqual(['casual'])
    expect(await listed('only_author', stranger.id)).toEqual([])
  })

  it('properties are listed by who added them, and strangers are not to choose from', async () => {
    const stranger = await aPerson(database)
    const own = await aProperty(database, agent)
    await aProperty(database, stranger)
    expect(await call(database, agent.caller, 'public.property_filters()')).toEqual({
      authors: [{ id: agent.id, name: null }],
    })
    const listedOf = async (author: string) => {
      const { rows } = await database.queryAs<{ id: string }>(agent.caller, {
        text: 'select id from public.search_properties(only_author => $1)',
        values: [author],
      })
      return rows.map(({ id }) => id)
    }
    expect(await listedOf(agent.id)).toEqual([own])
    expect(await listedOf(stranger.id)).toEqual([])
  })
})
