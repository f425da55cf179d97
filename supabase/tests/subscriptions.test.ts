import { appliedSubscription } from '@listwright/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, call, type Database, one, type Person, service } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

const DAY = 86_400_000
const NOW = Date.now()
const at = (days: number) => new Date(NOW + days * DAY).toISOString()

interface Event {
  id: string
  created: string
  plan?: string
  status?: string
  periodStart?: string
  periodEnd?: string
  cancels?: boolean
}

describeDatabases((open) => {
  let database: Database
  let agent: Person

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    agent = await aPerson(database)
  })

  const apply = (event: Event, subscription = 'sub') =>
    call(
      database,
      service,
      'public.apply_subscription($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, $11)',
      [
        `${event.id}-${agent.id}`,
        'customer.subscription.updated',
        event.created,
        `${subscription}-${agent.id}`,
        `cus-${agent.id}`,
        event.plan ?? 'pro',
        event.status ?? 'active',
        event.periodStart ?? at(-10),
        event.periodEnd ?? at(20),
        event.cancels ?? false,
        agent.id,
      ],
    )
  const plan = () => call(database, service, 'public.plan_of($1)', [agent.id])
  const profilePlan = () =>
    one(database, 'select subscription_plan from public.profiles where id = $1', [agent.id])
  const state = async () => {
    const { rows } = await database.query(
      `select plan, status, current_period_end, cancel_at_period_end, paid_plan, paid_until, past_due_since, event_created
       from public.subscriptions where user_id = $1`,
      [agent.id],
    )
    return { rows, plan: await plan(), profile: await profilePlan() }
  }

  it('a paid subscription sets the plan and says what it was before', async () => {
    expect(appliedSubscription.parse(await apply({ id: 'a', created: at(0) }))).toEqual({
      applied: true,
      user_id: agent.id,
      plan: 'pro',
      previous_plan: 'free',
    })
    expect(await state()).toMatchObject({ plan: 'pro', profile: 'pro' })
  })

  it('[SEC-PAY-02] twenty copies of an event at once have one effect', async () => {
    const copies = Array.from({ length: 20 }, () => apply({ id: 'a', created: at(0) }))
    const applied = (await Promise.all(copies)).map(
      (answer) => appliedSubscription.parse(answer).applied,
    )
    expect(applied.filter(Boolean)).toHaveLength(1)
    expect(
      await one(database, 'select count(*)::int from public.payment_events where id = $1', [
        `a-${agent.id}`,
      ]),
    ).toBe(1)
  })

  it('an event that no account belongs to is refused, so that it is sent again', async () => {
    const failure = await failureOf(
      call(
        database,
        service,
        "public.apply_subscription('x', 't', now(), 'sub', 'nobody', 'pro', 'active', now(), now(), false)",
      ),
    )
    expect(failure.code).toBe('P0002')
    expect(
      await one(database, "select count(*)::int from public.payment_events where id = 'x'"),
    ).toBe(0)
  })

  describe('[SEC-PAY-03] in whatever order events arrive, the end is the same:', () => {
    const created = at(-40)
    const second = at(-39.5)
    const histories: Record<string, Event[]> = {
      'bought, downgraded, renewed': [
        { id: '1', created, status: 'incomplete', plan: 'pro', periodEnd: at(-9) },
        { id: '2', created, plan: 'pro', periodEnd: at(-9) },
        { id: '3', created: at(-20), plan: 'starter', periodEnd: at(-9) },
        { id: '4', created: at(-9), plan: 'starter', periodEnd: at(21) },
      ],
      'bought, cancelled, ended': [
        { id: '1', created, status: 'incomplete' },
        { id: '2', created: second },
        { id: '3', created: at(-30), cancels: true },
        { id: '4', created: at(-1), status: 'canceled' },
      ],
      'ended while a late report says active': [
        { id: '1', created },
        { id: '2', created: at(-5), status: 'canceled' },
        { id: '3', created: at(-4), status: 'active' },
        { id: '4', created: at(-3), status: 'past_due' },
      ],
      'unpaid, tried again, still unpaid': [
        { id: '1', created, periodStart: at(-40), periodEnd: at(-10) },
        { id: '2', created: at(-10), status: 'past_due', periodStart: at(-10), periodEnd: at(20) },
        { id: '3', created: at(-8), status: 'past_due', periodStart: at(-10), periodEnd: at(20) },
        {
          id: '4',
          created: at(-2),
          status: 'past_due',
          periodStart: at(-10),
          periodEnd: at(20),
          cancels: true,
        },
      ],
    }

    it.each(Object.entries(histories))('%s', async (_, events) => {
      const ends = new Set<string>()
      for (const order of permutations(events)) {
        agent = await aPerson(database)
        for (const event of order) await apply(event)
        ends.add(JSON.stringify(await state()))
      }
      expect([...ends]).toHaveLength(1)
    })
  })

  describe('the plan in effect', () => {
    it('is kept to the end of the paid period after a cancellation, and not a moment longer', async () => {
      await apply({ id: 'a', created: at(-5), cancels: true, periodEnd: at(1) })
      expect(await plan()).toBe('pro')
      await database.query(
        'update public.subscriptions set current_period_end = now(), paid_until = now() where user_id = $1',
        [agent.id],
      )
      expect(await plan()).toBe('free')
    })

    it('is kept to the end of the paid period after a step down', async () => {
      await apply({ id: 'a', created: at(-5), plan: 'pro', periodEnd: at(1) })
      await apply({ id: 'b', created: at(-4), plan: 'starter', periodEnd: at(1) })
      expect(await state()).toMatchObject({ plan: 'pro', profile: 'pro' })
      await database.query(
        'update public.subscriptions set paid_until = now() where user_id = $1',
        [agent.id],
      )
      expect(await plan()).toBe('starter')
      expect(await profilePlan()).toBe('pro')
      await call(database, service, 'public.refresh_plans()')
      expect(await profilePlan()).toBe('starter')
    })

    it('[SEC-PAY-07] survives a failed payment for seven days', async () => {
      const failed = (days: number) => ({
        id: `p${days}`,
        created: at(days),
        status: 'past_due',
        periodStart: at(days),
      })
      await apply({ id: 'a', created: at(-30), periodEnd: at(-6.9) })
      await apply(failed(-6.9))
      expect(await plan()).toBe('pro')
      await database.query(
        "update public.subscriptions set past_due_since = now() - interval '7 days' where user_id = $1",
        [agent.id],
      )
      expect(await plan()).toBe('free')
    })

    it.each(['canceled', 'unpaid', 'paused', 'incomplete_expired'])(
      '[SEC-PAY-07] is lost when the subscription is %s',
      async (status) => {
        await apply({ id: 'a', created: at(-5) })
        await apply({ id: 'b', created: at(-4), status })
        expect(await state()).toMatchObject({ plan: 'free', profile: 'free' })
      },
    )

    it('is untouched by a checkout that was never paid', async () => {
      await database.query(
        "update public.profiles set subscription_plan = 'starter' where id = $1",
        [agent.id],
      )
      await apply({ id: 'a', created: at(0), status: 'incomplete' })
      expect(await plan()).toBe('starter')
    })

    it('is the best of several subscriptions', async () => {
      await apply({ id: 'a', created: at(-5), plan: 'pro' }, 'one')
      await apply({ id: 'b', created: at(-4), plan: 'starter' }, 'two')
      expect(await plan()).toBe('pro')
    })
  })
})

const permutations = <T>(items: T[]): T[][] => {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
