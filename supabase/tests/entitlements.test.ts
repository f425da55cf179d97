import {
  PLAN_CARDS,
  PLANS,
  planLimitDetails,
  reservation,
  TONES,
  usage,
} from '@listwright/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aPerson,
  aProperty,
  call,
  type Database,
  insert,
  one,
  type Person,
  service,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf, tally } from './failures.ts'

describeDatabases((open) => {
  let database: Database
  let agent: Person

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    agent = await aPerson(database)
  })

  const reserve = (property: string, tone = 'luxury', kind = 'content', by = agent) =>
    call(database, by.caller, 'public.reserve_generation($1, $2, $3)', [property, tone, kind])
  const properties = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aProperty(database, agent)))
  const setPlan = (plan: string) =>
    database.query('update public.profiles set subscription_plan = $2 where id = $1', [
      agent.id,
      plan,
    ])
  const backdate = () =>
    database.query(
      "update public.generations set created_at = created_at - interval '32 days' where user_id = $1",
      [agent.id],
    )
  const limitOf = async (work: Promise<unknown>) => {
    const { code, message, detail } = await failureOf(work)
    expect({ code, message }).toEqual({ code: 'PT402', message: 'plan_limit_reached' })
    return planLimitDetails.parse(JSON.parse(detail ?? ''))
  }

  it('the database allows what the price list promises', async () => {
    const { rows } = await database.query('select * from public.plans order by rank')
    expect(rows).toMatchObject(
      PLANS.map((id) => ({
        id,
        tier: PLAN_CARDS[id].tier,
        listings_per_month: PLAN_CARDS[id].listingsPerMonth,
        revisions_per_listing: PLAN_CARDS[id].revisionsPerListing,
        tones_per_listing: PLAN_CARDS[id].tonesPerListing,
        users: PLAN_CARDS[id].users,
      })),
    )
  })

  describe('on Free', () => {
    it('three listings a month are written, a fourth is not, and the answer says when it resets', async () => {
      const [first, second, third, fourth] = await properties(4)
      for (const property of [first, second, third]) await reserve(property ?? '')
      const now = new Date()
      expect(await limitOf(reserve(fourth ?? ''))).toEqual({
        limit: 'listings',
        plan: 'free',
        allowed: 3,
        used: 3,
        resets_at: `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 19)}Z`,
      })
    })

    it('a listing counts once a month, however often it is written', async () => {
      const [property = ''] = await properties(1)
      await reserve(property)
      await reserve(property)
      const used = usage.parse(await call(database, agent.caller, 'public.usage_this_month()'))
      expect(used).toMatchObject({
        plan: 'free',
        listings: { used: 1, allowed: 3 },
        generations: 2,
      })
    })

    it('last month does not count', async () => {
      const all = await properties(4)
      for (const property of all.slice(0, 3)) await reserve(property)
      await backdate()
      await reserve(all[3] ?? '')
      expect(await call(database, agent.caller, 'public.usage_this_month()')).toMatchObject({
        listings: { used: 1 },
      })
    })

    it('a deleted property still counts', async () => {
      const all = await properties(4)
      for (const property of all.slice(0, 3)) await reserve(property)
      await database.queryAs(agent.caller, {
        text: 'delete from public.properties where id = $1',
        values: [all[0]],
      })
      expect(await limitOf(reserve(all[3] ?? ''))).toMatchObject({ limit: 'listings', used: 3 })
    })

    it('a listing is revised five times a month, not six', async () => {
      const [property = ''] = await properties(1)
      for (let time = 0; time <= 5; time++) await reserve(property)
      expect(await limitOf(reserve(property))).toMatchObject({
        limit: 'revisions',
        allowed: 5,
        used: 5,
      })
      await backdate()
      await reserve(property)
    })

    it('any two tones are used per listing, a third is not, those two go on', async () => {
      const [property = '', other = ''] = await properties(2)
      await reserve(property, 'casual')
      await reserve(property, 'investor')
      expect(await limitOf(reserve(property, 'modern'))).toEqual({
        limit: 'tones',
        plan: 'free',
        allowed: 2,
        used: 2,
        resets_at: null,
      })
      await reserve(property, 'casual')
      await reserve(other, 'modern')
    })

    it('custom tones and caption variants are not to be had', async () => {
      const [property = ''] = await properties(1)
      await insert(database, service, 'custom_tones', { user_id: agent.id, name: 'Coastal' })
      expect(await limitOf(reserve(property, 'Coastal'))).toMatchObject({ limit: 'custom_tones' })
      expect(await limitOf(reserve(property, 'luxury', 'caption_variants'))).toMatchObject({
        limit: 'caption_variants',
      })
    })

    it('[ENT-30] no plan at all is Free', async () => {
      await database.query('update public.profiles set subscription_plan = null where id = $1', [
        agent.id,
      ])
      expect(await call(database, agent.caller, 'public.my_plan()')).toBe('free')
    })
  })

  it('Starter writes fifteen listings in all six tones and revises them at will', async () => {
    await setPlan('starter')
    const all = await properties(16)
    for (const property of all.slice(0, 15)) await reserve(property)
    for (const tone of TONES) for (let time = 0; time < 2; time++) await reserve(all[0] ?? '', tone)
    expect(await limitOf(reserve(all[15] ?? ''))).toMatchObject({
      limit: 'listings',
      plan: 'starter',
      allowed: 15,
    })
  })

  it('Pro has no limit, custom tones and caption variants', async () => {
    await setPlan('pro')
    for (const property of await properties(17)) await reserve(property)
    const [property = ''] = await properties(1)
    const tone = await insert(database, agent.caller, 'custom_tones', {
      name: 'Coastal',
      base: 'casual',
      prefer: ['breeze'],
      warmth: 5,
    })
    expect(reservation.parse(await reserve(property, tone))).toMatchObject({
      plan: 'pro',
      tier: 'premium',
      tone: 'Coastal',
      custom_tone: { name: 'Coastal', base: 'casual', prefer: ['breeze'], warmth: 5 },
    })
    await reserve(property, 'coastal', 'caption_variants')
  })

  it('[SEC-AC-13] of fifty calls at once exactly three listings are granted', async () => {
    const all = await properties(50)
    expect(await tally(all.map((property) => reserve(property)))).toEqual({
      ok: 3,
      plan_limit_reached: 47,
    })
    expect(
      await one(database, 'select count(*)::int from public.generations where user_id = $1', [
        agent.id,
      ]),
    ).toBe(3)
  })

  it('[SEC-AC-13] of fifty revisions at once exactly six texts are granted', async () => {
    const [property = ''] = await properties(1)
    const calls = Array.from({ length: 50 }, () => reserve(property))
    expect(await tally(calls)).toEqual({ ok: 6, plan_limit_reached: 44 })
  })

  it('[SEC-AC-13] a failed generation gives its unit back, and only the platform can say that it failed', async () => {
    const [property = ''] = await properties(1)
    const { id } = reservation.parse(await reserve(property))
    const release = (caller = service) =>
      call(database, caller, 'public.release_generation($1)', [id])
    expect((await failureOf(release(agent.caller))).code).toBe('42501')
    expect(await release()).toBe(true)
    expect(await release()).toBe(false)
    expect(await call(database, agent.caller, 'public.usage_this_month()')).toMatchObject({
      listings: { used: 0 },
    })
  })

  it("another's property, an unknown tone and a stranger are told apart", async () => {
    const [property = ''] = await properties(1)
    const stranger = await aPerson(database)
    expect(await failureOf(reserve(property, 'luxury', 'content', stranger))).toMatchObject({
      code: 'PT404',
      message: 'property_not_found',
    })
    expect((await failureOf(reserve(property, 'pompous'))).code).toBe('23514')
    expect((await failureOf(reserve(property, 'luxury', 'essay'))).code).toBe('23514')
  })
})
