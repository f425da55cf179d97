import { betaInvite, customTone, profileInput } from '@listwright/contracts'
import { beforeAll, expect, it } from 'vitest'
import { anon, aPerson, call, type Database, insert, one, type Person } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

const HIDDEN = [
  ...['\u0001', '\n', '\r', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u180e'],
  ...['\u200b', '\u200d', '\u200e', '\u200f', '\u2028', '\u202a', '\u202e', '\u2060'],
  ...['\u2066', '\u2069', '\u3164', '\ufeff', '\ufffb', '\u{e0041}'],
]

describeDatabases((open) => {
  let database: Database
  let person: Person
  beforeAll(async () => {
    database = await open()
    person = await aPerson(database, { plan: 'pro' })
  })

  it.each(HIDDEN.map((character) => [JSON.stringify(character), character]))(
    '[SEC-IN-08] no name holds the hidden character %s',
    async (_, character) => {
      const name = `Ann${character}Archer`
      const refusals = await Promise.all([
        failureOf(
          database.queryAs(person.caller, {
            text: 'update public.profiles set full_name = $1',
            values: [name],
          }),
        ),
        failureOf(
          database.queryAs(person.caller, {
            text: 'update public.profiles set company = $1',
            values: [name],
          }),
        ),
        failureOf(call(database, person.caller, 'public.create_team($1)', [name])),
        failureOf(insert(database, person.caller, 'custom_tones', { name })),
        failureOf(leaveRequest({ full_name: name })),
        failureOf(leaveRequest({ full_name: 'Ann', company: name })),
      ])
      expect(refusals.map(({ code }) => code)).toEqual(Array(6).fill('23514'))
      expect(customTone.safeParse({ name, base: 'luxury' }).success).toBe(false)
      expect(
        profileInput.parse({ fullName: name, email: 'a@b.test', company: name }),
      ).toMatchObject({ fullName: 'AnnArcher', company: 'AnnArcher' })
      expect(betaInvite.parse({ full_name: name, email: 'a@b.test' }).full_name).toBe('AnnArcher')
    },
  )

  const leaveRequest = async (row: { full_name: string; company?: string }) =>
    database.queryAs(anon, {
      text: 'insert into public.beta_invites (full_name, email, company) values ($1, $2, $3)',
      values: [row.full_name, `${crypto.randomUUID()}@listwright.test`, row.company ?? null],
    })

  it('[SEC-IN-08] an account whose metadata has hidden characters is made without them', async () => {
    const { id } = await aPerson(database, {
      metadata: { full_name: `\u202eAnn${HIDDEN.join('')} Archer`, company: HIDDEN.join('') },
    })
    const profile = await one<string>(
      database,
      "select concat_ws('|', full_name, company) from public.profiles where id = $1",
      [id],
    )
    expect(profile).toBe('Ann Archer')
  })

  it.each(['Ann-Marie O’Neill', 'Łukasz Żółć', '山田 太郎', 'محمد علي', 'Zoë & Co. (Est. 1999)'])(
    'people, companies and teams are called %s',
    async (name) => {
      await database.queryAs(person.caller, {
        text: 'update public.profiles set full_name = $1, company = $1',
        values: [name],
      })
      expect(await one(database, 'select private.shown_name($1)', [name])).toBe(
        name.normalize('NFKC'),
      )
    },
  )

  it.each([
    ...['evil.example', 'evil\u2024example', 'evil\uff0eexample', 'evil\u3002example', 'a@b'],
    ...[
      '//evil',
      'http:',
      'a\\b',
      '<b>',
      'Call 0800 55501',
      'Ａ．Ｂ',
      'x'.repeat(61),
      '',
      ' ',
      '"a"',
    ],
  ])('[SEC-IN-08] an invitation does not show the name %j', async (name) => {
    expect(await one(database, 'select private.shown_name($1)', [name])).toBeNull()
  })
})
