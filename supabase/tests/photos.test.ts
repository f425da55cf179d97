import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aPerson,
  aPhoto,
  aProperty,
  aTeam,
  type Caller,
  call,
  type Database,
  one,
  type Person,
  photoFiles,
  service,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  let agent: Person
  let property: string

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    agent = await aPerson(database)
    property = await aProperty(database, agent)
  })

  const photos = async () =>
    (
      await database.query<{ id: string; position: number }>(
        'select id, position from public.property_photos where property_id = $1 order by position',
        [property],
      )
    ).rows
  const files = (folder = property) =>
    one<number>(database, "select count(*)::int from storage.objects where name like $1 || '/%'", [
      folder,
    ])
  const order = (person: Person, ids: string[]) =>
    call(
      database,
      person.caller,
      'public.order_photos($1, array(select jsonb_array_elements_text($2::jsonb))::uuid[])',
      [property, JSON.stringify(ids)],
    )

  it('a property has up to twenty photos, in the order they came', async () => {
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push(await aPhoto(database, agent, property))
    expect(await photos()).toEqual(ids.map((id, position) => ({ id, position })))
    expect(await failureOf(aPhoto(database, agent, property))).toMatchObject({
      code: 'PT409',
      message: 'too_many_photos',
      hint: 'A property has up to 20 photos.',
    })
  })

  it('photos that arrive at the same time each get a place', async () => {
    await Promise.all(Array.from({ length: 8 }, () => aPhoto(database, agent, property)))
    expect((await photos()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('they are put into another order all at once', async () => {
    const ids = [1, 2, 3].map(() => aPhoto(database, agent, property))
    const [a = '', b = '', c = ''] = await Promise.all(ids)
    await order(agent, [c, a, b])
    expect((await photos()).map(({ id }) => id)).toEqual([c, a, b])
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, crypto.randomUUID()],
    ]) {
      expect(await failureOf(order(agent, wrong))).toMatchObject({ message: 'photos_have_changed' })
    }
    expect(await failureOf(order(await aPerson(database), [a, b, c]))).toMatchObject({
      code: 'PT403',
    })
    expect((await photos()).map(({ id }) => id)).toEqual([c, a, b])
  })

  it('those behind a photo that goes move up, and its files go', async () => {
    const a = await aPhoto(database, agent, property)
    const b = await aPhoto(database, agent, property)
    const c = await aPhoto(database, agent, property)
    await database.queryAs(agent.caller, {
      text: 'delete from public.property_photos where id = $1',
      values: [a],
    })
    expect(await photos()).toEqual([
      { id: b, position: 0 },
      { id: c, position: 1 },
    ])
    expect(await files()).toBe(4)
  })

  it('a photo needs both of its files', async () => {
    const attempt = database.queryAs(agent.caller, {
      text: 'insert into public.property_photos (property_id, width, height) values ($1, 3, 2)',
      values: [property],
    })
    expect(await failureOf(attempt)).toMatchObject({ message: 'photo_not_uploaded' })
  })

  it("[SEC-AC-14] nothing is learned of the photos of somebody else's property", async () => {
    const stranger = await aPerson(database)
    const attempt = database.queryAs(stranger.caller, {
      text: 'insert into public.property_photos (property_id, width, height) values ($1, 3, 2)',
      values: [property],
    })
    expect(await failureOf(attempt)).toMatchObject({ code: '42501' })
  })

  it('[SEC-AC-18] a property, or an account, that goes takes its photos and all files of its folder along', async () => {
    await aPhoto(database, agent, property)
    await photoFiles(database, property, crypto.randomUUID())
    const other = await aProperty(database, agent)
    await aPhoto(database, agent, other)
    const neighbour = await aPerson(database)
    const neighbours = await aProperty(database, neighbour)
    await aPhoto(database, neighbour, neighbours)
    await database.queryAs(agent.caller, {
      text: 'delete from public.properties where id = $1',
      values: [property],
    })
    expect([await files(), await files(other)]).toEqual([0, 2])
    await database.query('delete from auth.users where id = $1', [agent.id])
    expect([await files(other), await files(neighbours)]).toEqual([0, 2])
  })

  it('files whose upload broke off go after a day', async () => {
    await aPhoto(database, agent, property)
    await photoFiles(database, property, crypto.randomUUID())
    await call(database, service, 'public.run_housekeeping()')
    expect(await files()).toBe(4)
    await database.query(
      "update storage.objects set created_at = now() - interval '2 days' where name like $1 || '/%'",
      [property],
    )
    await call(database, service, 'public.run_housekeeping()')
    expect(await files()).toBe(2)
  })

  describe('[SEC-AC-14] the files of photos', () => {
    const PHOTO = '30000000-0000-4000-8000-000000000003'
    const put = (caller: Caller, name: string, bucket = 'property-photos') =>
      database.queryAs(caller, {
        text: 'insert into storage.objects (bucket_id, name) values ($1, $2)',
        values: [bucket, name],
      })
    const seen = async (caller: Caller) =>
      (await database.queryAs(caller, { text: 'select from storage.objects' })).rowCount
    /** As the storage service does it: elsewhere Supabase lets no row of a file be deleted by SQL. */
    const removeAll = (caller: Caller, folder: string) =>
      database.transactionAs(caller, async (tx) => {
        await tx.query("select set_config('storage.allow_delete_query', 'true', true)")
        const { rowCount } = await tx.query(
          "delete from storage.objects where name like $1 || '/%'",
          [folder],
        )
        return rowCount
      })

    it('are put only into the folder of an own property, under the name of a photo', async () => {
      await put(agent.caller, `${property}/${PHOTO}-large.jpg`)
      const foreign = await aProperty(database, await aPerson(database))
      for (const name of [
        `${foreign}/${PHOTO}-large.jpg`,
        `${property}/${PHOTO}-huge.jpg`,
        `${property}/${PHOTO}-large.html`,
        `${property}/x/${PHOTO}-large.jpg`,
        `${property}/../${foreign}/${PHOTO}-large.jpg`,
        `${PHOTO}-large.jpg`,
        `${crypto.randomUUID()}/${PHOTO}-large.jpg`,
        `nowhere/${PHOTO}-large.jpg`,
      ]) {
        expect(await failureOf(put(agent.caller, name)), name).toMatchObject({ code: '42501' })
      }
      const anonymous = put({ role: 'anon', claims: {} }, `${property}/${PHOTO}-small.jpg`)
      expect(await failureOf(anonymous)).toMatchObject({ code: '42501' })
      const unproven = { ...agent.caller, claims: { ...agent.caller.claims, session_id: PHOTO } }
      expect(await failureOf(put(unproven, `${property}/${PHOTO}-small.jpg`))).toMatchObject({
        code: '42501',
      })
    })

    it('are seen by the team, changed by who added the property, and never by others', async () => {
      const owner = await aPerson(database, { plan: 'pro' })
      const member = await aPerson(database)
      await aTeam(database, owner, [member])
      const shared = await aProperty(database, owner)
      await aPhoto(database, owner, shared)
      expect(await seen(owner.caller)).toBe(2)
      expect(await seen(member.caller)).toBe(2)
      expect(await seen(agent.caller)).toBe(0)
      for (const person of [member, agent]) {
        expect(await removeAll(person.caller, shared)).toBe(0)
        expect(await failureOf(put(person.caller, `${shared}/${PHOTO}-large.jpg`))).toMatchObject({
          code: '42501',
        })
      }
    })

    it('are no more than a property needs', async () => {
      for (let count = 0; count < 30; count += 1)
        await photoFiles(database, property, crypto.randomUUID())
      expect(await failureOf(put(agent.caller, `${property}/${PHOTO}-large.jpg`))).toMatchObject({
        code: '42501',
      })
      expect(await removeAll(agent.caller, property)).toBe(60)
    })

    it.each([
      { isConfirmed: true, most: 2000 },
      { isConfirmed: false, most: 40 },
    ])(
      'are at most $most of one person (confirmed: $isConfirmed)',
      async ({ isConfirmed, most }) => {
        const person = await aPerson(database, { isConfirmed })
        const own = await aProperty(database, person)
        const others = [await aProperty(database, person), await aProperty(database, person)]
        await database.query(
          `insert into storage.objects (bucket_id, name, owner_id)
         select 'property-photos', ($3::jsonb ->> n % 2) || '/' || gen_random_uuid() || '-large.jpg', $1
         from generate_series(2, $2::integer) as n`,
          [person.id, most, JSON.stringify(others)],
        )
        const another = (size: string) =>
          database.queryAs(person.caller, {
            text: 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)',
            values: ['property-photos', `${own}/${PHOTO}-${size}.jpg`, person.id],
          })
        await another('large')
        expect(await failureOf(another('small'))).toMatchObject({ code: '42501' })
      },
    )
  })
})
