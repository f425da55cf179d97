import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  aContent,
  aPerson,
  aProperty,
  aTeam,
  call,
  type Database,
  one,
  type Person,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

interface Kept {
  version: number
  body?: unknown
  is_conflict?: boolean
}

interface Listed {
  subject: string
  address: string | null
  tone: string | null
  preview: string | null
}

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

  const keep = (person: Person, subject: string, body: object, base: number | null = null) =>
    call<Kept>(database, person.caller, 'public.keep_draft($1, $2, $3, null, $4)', [
      subject,
      body,
      subject === 'new' ? null : property,
      base,
    ])
  const list = async (person: Person) =>
    (await database.queryAs<Listed>(person.caller, { text: 'select * from public.list_drafts()' }))
      .rows
  const text = (description: string, isChanged = true) => ({
    tone: 'casual',
    content: { tone: 'casual', description, isChanged },
  })

  it('what one device writes, another reads on', async () => {
    expect(await keep(agent, property, text('First.'), 0)).toEqual({ version: 1 })
    expect(await keep(agent, property, text('Second.'), 1)).toEqual({ version: 2 })
    expect(await list(agent)).toMatchObject([
      { subject: property, address: '12 Oak Street', tone: 'casual', preview: 'Second.' },
    ])
  })

  it('a device that has not seen the newest version is told, and nothing is overwritten', async () => {
    await keep(agent, property, text('From the desk.'), 0)
    for (const base of [0, 7]) {
      expect(await keep(agent, property, text('From the phone.'), base)).toMatchObject({
        is_conflict: true,
        version: 1,
        body: text('From the desk.'),
      })
    }
    expect(await keep(agent, property, text('From the phone.'))).toEqual({ version: 2 })
    expect((await list(agent))[0]?.preview).toBe('From the phone.')
  })

  it('a browser is not asked about words of its own that it left before the answer came', async () => {
    const [desk, phone] = [crypto.randomUUID(), crypto.randomUUID()]
    const keepFrom = (device: string, description: string) =>
      call<Kept>(database, agent.caller, 'public.keep_draft($1, $2, $3, null, 0, $4)', [
        property,
        text(description),
        property,
        device,
      ])
    expect(await keepFrom(desk, 'First.')).toEqual({ version: 1 })
    expect(await keepFrom(desk, 'Second.')).toEqual({ version: 2 })
    expect(await keepFrom(phone, 'Third.')).toMatchObject({ is_conflict: true, version: 2 })
  })

  it('only what is not saved yet is listed', async () => {
    await keep(agent, 'new', { typed: { values: { address: '9 Elm', city: '' } } })
    await keep(agent, property, text('Locked in.', false))
    await keep(agent, 'other', { tone: 'casual', typed: null, content: null })
    expect(await list(agent)).toMatchObject([{ subject: 'new', address: '9 Elm', preview: null }])
  })

  it('a draft is its author’s alone, even in a team, and goes with its property', async () => {
    const owner = await aPerson(database, { plan: 'pro' })
    property = await aProperty(database, owner)
    await aTeam(database, owner, [agent])
    await keep(owner, property, text('Mine.'))
    await keep(agent, property, text('A colleague’s.'))
    expect(await list(owner)).toMatchObject([{ preview: 'Mine.' }])
    await database.query('delete from public.properties where id = $1', [property])
    expect(await list(agent)).toEqual([])
  })

  it('edits of a saved text go with that text, and nobody writes about what they do not see', async () => {
    const content = await aContent(database, agent, property)
    const invocation = "public.keep_draft($1, '{}', $2, $3)"
    await call(database, agent.caller, invocation, [content, property, content])
    const stranger = await aPerson(database)
    await expect(
      call(database, stranger.caller, invocation, [content, property, content]),
    ).rejects.toMatchObject({ code: '42501' })
    await database.query('delete from public.content where id = $1', [content])
    expect(await one(database, 'select count(*)::int from public.drafts')).not.toBeNull()
    expect(
      await one(database, 'select count(*)::int from public.drafts where user_id = $1', [agent.id]),
    ).toBe(0)
  })

  it.each([
    ['a subject that is no name', '../x', {}, 'draft_subject_is_a_name'],
    ['a list', 'a', [], 'draft_body_is_an_object'],
    ['more than anyone types', 'a', { typed: 'x'.repeat(100_000) }, 'draft_body_fits'],
  ])('%s is refused', async (_, subject, body, constraint) => {
    await expect(
      call(database, agent.caller, 'public.keep_draft($1, $2::jsonb)', [
        subject,
        JSON.stringify(body),
      ]),
    ).rejects.toMatchObject({ constraint })
  })

  it('at most a hundred are kept: finished ones go before open ones', async () => {
    await keep(agent, 'finished', text('Locked in.', false))
    for (let count = 1; count <= 100; count++) await keep(agent, `open-${count}`, text('Open.'))
    const subjects = (await list(agent)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(100)
    expect(
      await one(database, 'select count(*)::int from public.drafts where user_id = $1', [agent.id]),
    ).toBe(100)
  })
})
