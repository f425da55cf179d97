import { planLimitDetails } from '@listwright/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aContent,
  aPerson,
  aProperty,
  aTeam,
  call,
  type Database,
  insert,
  join,
  one,
  type Person,
  service,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf, tally } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  let owner: Person
  let member: Person

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    owner = await aPerson(database, { plan: 'pro' })
    member = await aPerson(database)
  })

  const remove = (person: Person, by = owner) =>
    call(database, by.caller, 'public.remove_member($1)', [person.id])
  const transfer = (person: Person, by = owner) =>
    call(database, by.caller, 'public.transfer_team($1)', [person.id])
  const leave = (person: Person) => call(database, person.caller, 'public.leave_team()')
  const roster = async (person: Person) =>
    (
      await database.queryAs<{ user_id: string; role: string }>(person.caller, {
        text: 'select * from public.team_roster()',
      })
    ).rows
  const sees = async (person: Person, table: string, id: string) =>
    (
      await database.queryAs(person.caller, {
        text: `select from public.${table} where id = $1`,
        values: [id],
      })
    ).rowCount === 1
  const cancelPro = () =>
    database.query("update public.profiles set subscription_plan = 'free' where id = $1", [
      owner.id,
    ])

  describe('founding', () => {
    it('a Pro user founds a team and owns it', async () => {
      await aTeam(database, owner)
      expect(await roster(owner)).toMatchObject([{ user_id: owner.id, role: 'owner' }])
    })
    it('a Free user is told that teams come with Pro', async () => {
      const failure = await failureOf(aTeam(database, member))
      expect(failure).toMatchObject({ code: 'PT402', message: 'plan_limit_reached' })
      expect(planLimitDetails.parse(JSON.parse(failure.detail ?? ''))).toMatchObject({
        limit: 'users',
        plan: 'free',
      })
    })
    it('nobody founds a second team, not even with two clicks at once', async () => {
      const clicks = [aTeam(database, owner), aTeam(database, owner), aTeam(database, owner)]
      expect(await tally(clicks)).toEqual({ ok: 1, already_in_a_team: 2 })
    })
  })

  it('[SEC-CFG-09] who comes, goes, is removed and takes over, and which plan an account has, is in the audit log', async () => {
    const team = await aTeam(database, owner, [member])
    const other = await aPerson(database)
    await join(database, owner, other)
    const from = { method: 'POST', path: '/', headers: { 'x-forwarded-for': '203.0.113.20' } }
    const nearby = { ...owner, caller: { ...owner.caller, request: from } }
    await remove(member, nearby)
    await transfer(other)
    await leave(owner)
    const { rows } = await database.query<{ entry: object }>(
      `select json_build_object('action', payload ->> 'action', 'actor', payload ->> 'actor_username',
         'user', payload -> 'traits' ->> 'user_id', 'ip', ip_address) as entry
       from auth.audit_log_entries where payload -> 'traits' ->> 'team_id' = $1 order by created_at, id`,
      [team],
    )
    const happened = (action: string, actor: Person, user: Person, ip = '') => ({
      action,
      actor: actor.email,
      user: user.id,
      ip,
    })
    const entries = rows.map(({ entry }) => entry)
    expect(entries).toHaveLength(7)
    expect(entries).toEqual(
      expect.arrayContaining([
        happened('team_member_joined', owner, owner),
        happened('team_member_joined', member, member),
        happened('team_member_joined', other, other),
        happened('team_member_removed', owner, member, '203.0.113.20'),
        happened('team_role_changed', owner, owner),
        happened('team_role_changed', owner, other),
        happened('team_member_left', owner, owner),
      ]),
    )
    expect(
      await one(
        database,
        `select payload -> 'traits' ->> 'to' from auth.audit_log_entries
         where payload ->> 'action' = 'plan_changed' and payload -> 'traits' ->> 'user_id' = $1`,
        [owner.id],
      ),
    ).toBe('pro')
  })

  describe('a library that is shared', () => {
    it('has what members wrote before and after they joined, for all to read and their author to change', async () => {
      const before = await aProperty(database, member)
      const text = await aContent(database, member, before)
      await aTeam(database, owner, [member])
      const after = await aProperty(database, member)
      for (const property of [before, after])
        expect(await sees(owner, 'properties', property)).toBe(true)
      expect(await sees(owner, 'content', text)).toBe(true)
      const change = await database.queryAs(owner.caller, {
        text: 'update public.properties set price = 1 where id = $1',
        values: [before],
      })
      expect(change.rowCount).toBe(0)
    })

    it('lets members write about each other’s properties', async () => {
      await aTeam(database, owner, [member])
      const property = await aProperty(database, owner)
      const text = await aContent(database, member, property)
      expect(await sees(owner, 'content', text)).toBe(true)
      await call(database, member.caller, "public.reserve_generation($1, 'modern')", [property])
    })

    it('[SEC-AC-11] closes at once for a member who is removed, who keeps what is theirs', async () => {
      await aTeam(database, owner, [member])
      const theirs = await aProperty(database, owner)
      const own = await aProperty(database, member)
      const text = await aContent(database, owner, own)
      await remove(member)
      expect(await sees(member, 'properties', theirs)).toBe(false)
      expect(await sees(owner, 'properties', own)).toBe(false)
      expect(await sees(member, 'properties', own)).toBe(true)
      expect(await sees(member, 'content', text)).toBe(true)
      expect(await call(database, owner.caller, 'public.library_counts()')).toMatchObject({
        properties: 1,
        contents: 0,
      })
      expect(await call(database, member.caller, 'public.library_counts()')).toMatchObject({
        properties: 1,
        contents: 1,
      })
    })

    it('shares custom tones', async () => {
      await aTeam(database, owner, [member])
      await insert(database, owner.caller, 'custom_tones', { name: 'Coastal' })
      const property = await aProperty(database, member)
      await aContent(database, member, property, { tone: 'coastal' })
      expect(
        (await failureOf(insert(database, member.caller, 'custom_tones', { name: 'COASTAL' })))
          .code,
      ).toBe('23505')
    })
  })

  describe('a team', () => {
    beforeEach(async () => {
      await aTeam(database, owner, [member])
    })

    it('gives its members Pro', async () => {
      expect(await call(database, member.caller, 'public.my_plan()')).toBe('pro')
      expect(await call(database, member.caller, 'public.usage_this_month()')).toMatchObject({
        plan: 'pro',
        own_plan: 'free',
      })
    })

    it('without Pro is read-only for its members, and loses nothing', async () => {
      const property = await aProperty(database, member)
      await cancelPro()
      expect(await sees(member, 'properties', property)).toBe(true)
      expect((await failureOf(aProperty(database, member))).code).toBe('42501')
      expect(
        (
          await failureOf(
            call(database, member.caller, "public.reserve_generation($1, 'luxury')", [property]),
          )
        ).message,
      ).toBe('team_is_read_only')
      const erasure = await database.queryAs(member.caller, {
        text: 'delete from public.properties where id = $1',
        values: [property],
      })
      expect(erasure.rowCount).toBe(0)
      expect(await aProperty(database, owner)).toBeTruthy()
      await leave(member)
      expect(await aProperty(database, member)).toBeTruthy()
    })

    it('can be handed to a member, who then owns it', async () => {
      expect((await failureOf(transfer(owner, member))).message).toBe('not_team_owner')
      await transfer(member)
      expect(await roster(owner)).toMatchObject([
        { user_id: owner.id, role: 'member' },
        { user_id: member.id, role: 'owner' },
      ])
      expect((await failureOf(remove(member))).message).toBe('not_team_owner')
    })

    it('keeps Pro when it is handed over, as long as someone in it pays', async () => {
      await transfer(member)
      for (const person of [owner, member]) {
        expect(await call(database, person.caller, 'public.my_plan()')).toBe('pro')
        expect(await aProperty(database, person)).toBeTruthy()
      }
      const guest = await aPerson(database)
      await join(database, member, guest)
      await leave(owner)
      expect(await call(database, guest.caller, 'public.my_plan()')).toBe('free')
      expect((await failureOf(aProperty(database, guest))).code).toBe('42501')
    })

    it('cannot be handed to or rid of a stranger', async () => {
      const stranger = await aPerson(database)
      expect((await failureOf(transfer(stranger))).message).toBe('not_a_member')
      expect((await failureOf(remove(stranger))).message).toBe('not_a_member')
      expect((await failureOf(remove(owner))).message).toBe('not_a_member')
    })

    it('is not left by its owner while others are in it, and ends when the last one goes', async () => {
      expect((await failureOf(leave(owner))).message).toBe('owner_cannot_leave')
      const property = await aProperty(database, owner)
      await leave(member)
      await leave(owner)
      expect(await roster(owner)).toEqual([])
      expect(await sees(owner, 'properties', property)).toBe(true)
      expect((await failureOf(leave(owner))).message).toBe('not_in_a_team')
    })

    it("ends with its owner's account, and gives everyone else their own back", async () => {
      const property = await aProperty(database, member)
      const text = await aContent(database, member, property)
      await database.query('delete from auth.users where id = $1', [owner.id])
      expect(await roster(member)).toEqual([])
      expect(await sees(member, 'content', text)).toBe(true)
      await aProperty(database, member)
      expect(await call(database, member.caller, 'public.library_counts()')).toMatchObject({
        properties: 2,
        contents: 1,
      })
    })

    it('[SEC-AC-03] [SEC-AC-04] is nothing a row can be moved into, nor a seat anyone can take', async () => {
      const team = await one(
        database,
        'select team_id from public.team_members where user_id = $1',
        [owner.id],
      )
      const stranger = await aPerson(database)
      const property = await aProperty(database, stranger)
      for (const column of ['team_id', 'user_id', 'library_id']) {
        const move = database.queryAs(stranger.caller, {
          text: `update public.properties set ${column} = $1 where id = $2`,
          values: [team, property],
        })
        expect((await failureOf(move)).code).toMatch(/42501|428C9/)
      }
      expect(
        (await failureOf(insert(database, stranger.caller, 'properties', { team_id: team }))).code,
      ).toBe('42501')
      expect(
        (await failureOf(aContent(database, stranger, await aProperty(database, owner)))).code,
      ).toBe('42501')
      expect(
        (
          await failureOf(
            insert(database, service, 'team_members', { team_id: team, user_id: owner.id }),
          )
        ).code,
      ).toMatch(/42703|23505/)
    })
  })
})
