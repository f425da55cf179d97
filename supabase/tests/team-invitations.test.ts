import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anInvitation,
  anon,
  aPerson,
  aTeam,
  call,
  type Database,
  join,
  one,
  type Person,
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

  const invite = (email: string, by = owner) =>
    call(database, by.caller, 'public.invite_member($1)', [email])
  const accept = (person: Person, token: string) =>
    call(database, person.caller, 'public.accept_invitation($1)', [token])
  const leave = (person: Person) => call(database, person.caller, 'public.leave_team()')
  const roster = async (person: Person) =>
    (
      await database.queryAs<{ user_id: string; role: string }>(person.caller, {
        text: 'select * from public.team_roster()',
      })
    ).rows

  describe('an invitation', () => {
    let token: string
    beforeEach(async () => {
      await aTeam(database, owner)
      token = await anInvitation(database, owner, member)
    })

    it('[SEC-AC-11] brings the invited person in, once', async () => {
      await accept(member, token)
      expect(await roster(member)).toMatchObject([
        { role: 'owner' },
        { user_id: member.id, role: 'member' },
      ])
      await leave(member)
      expect((await failureOf(accept(member, token))).message).toBe('invitation_not_valid')
    })
    it('[SEC-AC-11] is of no use to anyone else', async () => {
      const thief = await aPerson(database)
      expect((await failureOf(accept(thief, token))).message).toBe('invitation_not_valid')
      expect((await failureOf(accept(member, `${token}x`))).message).toBe('invitation_not_valid')
    })
    it('[SEC-AC-11] expires', async () => {
      await database.query(
        'update public.team_invitations set expires_at = now() where email = $1',
        [member.email],
      )
      expect(await call(database, anon, 'public.preview_invitation($1)', [token])).toBeNull()
      expect((await failureOf(accept(member, token))).message).toBe('invitation_not_valid')
    })
    it('can be withdrawn by the owner', async () => {
      await database.queryAs(owner.caller, {
        text: 'delete from public.team_invitations where email = $1',
        values: [member.email],
      })
      expect((await failureOf(accept(member, token))).message).toBe('invitation_not_valid')
    })
    it('loses its token when it is sent again', async () => {
      const again = await anInvitation(database, owner, member)
      expect((await failureOf(accept(member, token))).message).toBe('invitation_not_valid')
      await accept(member, again)
    })
    it('tells whoever holds the token what it is about, signed in or not', async () => {
      expect(await call(database, anon, 'public.preview_invitation($1)', [token])).toMatchObject({
        team_name: 'The Agency',
        email: member.email,
      })
    })
    it('[SEC-AUTH-17] is kept as a hash only, and the inviter never sees the token', async () => {
      expect(
        await one(
          database,
          'select count(*)::int from private.invitation_tokens where token_hash = sha256($1::bytea)',
          [token],
        ),
      ).toBe(1)
      const { rows } = await database.queryAs(owner.caller, {
        text: 'select * from public.team_invitations',
      })
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(
        (
          await failureOf(
            call(database, owner.caller, 'public.issue_invitation_token($1)', [rows[0]?.id]),
          )
        ).code,
      ).toBe('42501')
    })
    it('is not for members, strangers or those who are in already', async () => {
      await accept(member, token)
      expect((await failureOf(invite('x@listwright.test', member))).message).toBe('not_team_owner')
      expect((await failureOf(invite('x@listwright.test', await aPerson(database)))).message).toBe(
        'not_team_owner',
      )
      expect((await failureOf(invite(member.email.toUpperCase()))).message).toBe('already_a_member')
    })
    it('cannot be accepted by someone who is in another team', async () => {
      const other = await aPerson(database, { plan: 'pro' })
      await aTeam(database, other)
      expect(
        (await failureOf(accept(other, await anInvitation(database, owner, other)))).message,
      ).toBe('already_in_a_team')
    })
  })

  it('[SEC-AC-11] of twenty who accept at once the last seat goes to exactly one', async () => {
    const team = await aTeam(database, owner)
    for (let seat = 2; seat < 5; seat++) await join(database, owner, await aPerson(database))
    const guests = await Promise.all(Array.from({ length: 20 }, () => aPerson(database)))
    const tokens: string[] = []
    for (const guest of guests) tokens.push(await anInvitation(database, owner, guest))
    const accepts = guests.map((guest, at) => accept(guest, tokens[at] ?? ''))
    expect(await tally(accepts)).toEqual({ ok: 1, team_is_full: 19 })
    expect(
      await one(database, 'select count(*)::int from public.team_members where team_id = $1', [
        team,
      ]),
    ).toBe(5)
    expect(await failureOf(invite('sixth@listwright.test'))).toMatchObject({ code: 'PT402' })
  })
})
