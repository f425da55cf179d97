import { openPostgres } from '@listwright/server'
import { createPostgresTemplate, withDatabase } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { aContent, aPerson, aProperty, aTeam, call, type Database, service } from './cast.ts'

const OWNER = `owner_${crypto.randomUUID().slice(0, 8)}`

/** As many a hosted PostgreSQL has it: the product's user owns its database and is nobody special besides. */
let server: Database
let database: Database
let name: string

beforeAll(async () => {
  server = await openPostgres({ url: inject('postgresUrl'), connections: 1 })
  await server.execute(`
    create role ${OWNER} login createdb password 'plain';
    grant anon, authenticated, service_role to ${OWNER};
  `)
  const url = new URL(inject('postgresUrl'))
  url.username = OWNER
  url.password = 'plain'
  name = await createPostgresTemplate(url.href)
  database = await openPostgres({ url: withDatabase(url.href, name), connections: 2 })
})

afterAll(async () => {
  await database.close()
  await server.execute(`drop database ${name} with (force)`)
  await server.execute(`drop role ${OWNER}`)
  await server.close()
})

it('[SEC-CFG-11] everything works when the owner of the database is no superuser and bypasses no policy', async () => {
  const owner = await aPerson(database, { plan: 'pro' })
  const member = await aPerson(database)
  await aTeam(database, owner, [member])
  const property = await aProperty(database, owner)
  await aContent(database, member, property)
  await call(database, member.caller, "public.reserve_generation($1, 'modern')", [property])
  expect(await call(database, owner.caller, 'public.library_counts()')).toMatchObject({
    properties: 1,
    contents: 1,
  })
  expect(await call(database, service, 'public.run_housekeeping()')).toMatchObject({
    accounts_purged: 0,
  })
  const { rows } = await database.queryAs((await aPerson(database)).caller, {
    text: 'select from public.properties',
  })
  expect(rows).toEqual([])
})
