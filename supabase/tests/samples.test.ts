import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, type Database, one } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { tally } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('[ENT-68] [ENT-69] an agent loads three sample properties with two texts, once, and is not mailed about it', async () => {
    const agent = await aPerson(database)
    const load = () => call(database, agent.caller, 'public.load_sample_listings()')
    expect(await tally([load(), load(), load()])).toEqual({ ok: 3 })
    expect(await call(database, agent.caller, 'public.library_counts()')).toMatchObject({
      properties: 3,
      contents: 2,
    })
    expect(await one(database, 'select count(*)::int from public.mail_outbox')).toBe(0)
  })

  it('[ENT-70] seeding twice gives the demo account its listings once', async () => {
    const demo = await aPerson(database, { email: 'demo@listwright.test' })
    const seed = await readFile(new URL('../seed.sql', import.meta.url), 'utf8')
    await database.execute(seed)
    await database.execute(seed)
    expect(await call(database, demo.caller, 'public.library_counts()')).toMatchObject({
      properties: 3,
      contents: 2,
    })
    expect(
      await one(database, 'select full_name from public.profiles where id = $1', [demo.id]),
    ).toBe('Dana Mercer')
  })
})
