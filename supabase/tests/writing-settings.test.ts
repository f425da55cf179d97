import { beforeAll, expect, it } from 'vitest'
import { aPerson, aTeam, type Database, type Person } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  const keep = ({ caller }: Person, house_rules: string, languages: string[] = []) =>
    database.queryAs(caller, {
      text: `insert into public.writing_settings (house_rules, languages) values ($1, $2::text[])
        on conflict (library_id) do update set house_rules = excluded.house_rules`,
      values: [house_rules, `{${languages}}`],
    })
  const rulesFor = async ({ caller }: Person) =>
    (
      await database.queryAs<{ house_rules: string }>(caller, {
        text: 'select house_rules from public.writing_settings',
        values: [],
      })
    ).rows.map(({ house_rules }) => house_rules)

  it('a team begins as its owner wrote, and every member writes as the owner says', async () => {
    const owner = await aPerson(database, { plan: 'pro' })
    const member = await aPerson(database)
    await keep(owner, 'We never say cozy.')
    await keep(member, 'My own rule.')
    await aTeam(database, owner, [member])
    expect(await rulesFor(member)).toEqual(['We never say cozy.'])
    await keep(owner, 'We never say quaint.')
    expect(await rulesFor(member)).toEqual(['We never say quaint.'])
    await expect(keep(member, 'Mine.')).rejects.toMatchObject({ code: '42501' })
  })

  it("whoever leaves a team has their own rules again, and the team's go with the team", async () => {
    const owner = await aPerson(database, { plan: 'pro' })
    await keep(owner, 'Alone.')
    await aTeam(database, owner)
    await keep(owner, 'Together.')
    await database.queryAs(owner.caller, { text: 'select public.leave_team()', values: [] })
    expect(await rulesFor(owner)).toEqual(['Alone.'])
    const { rows } = await database.query(
      `select from public.writing_settings where house_rules = 'Together.'`,
    )
    expect(rows).toHaveLength(0)
  })

  it.each([
    ['markup', 'Say <b>this</b>', []],
    ['more than 600 characters', 'x'.repeat(601), []],
    ['a language we do not offer', '', ['fr']],
  ])('%s is refused', async (_, rules, languages) => {
    const person = await aPerson(database)
    await expect(keep(person, rules, languages)).rejects.toMatchObject({ code: '23514' })
  })
})
