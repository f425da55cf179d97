import { describePostgres } from '@listwright/server/testing'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Person, SITE, startBackend } from '../_testing/backend.ts'
import { customerPortal } from '../customer-portal/handler.ts'
import { paymentWebhook } from '../payment-webhook/handler.ts'
import { createCheckout } from './handler.ts'

const AFTER_OFFER = new Date('2026-01-01')
const DURING_OFFER = new Date('2025-04-20')
let now = AFTER_OFFER

describePostgres((open) => {
  let backend: Backend
  let stripe: Stripe

  beforeAll(async () => {
    backend = await startBackend(await open(), (world) => {
      const deps = { ...world, offerEndsAt: undefined, now: () => now }
      return {
        'create-checkout': createCheckout(deps),
        'customer-portal': customerPortal(deps),
        'payment-webhook': paymentWebhook({ ...world, now: () => new Date() }),
      }
    })
    stripe = backend.stripe
  })
  afterAll(() => backend.close())

  const checkout = async ({ client }: Person, planId: string, extra = {}) => {
    const { data, error } = await client.functions.invoke('create-checkout', {
      body: { planId, ...extra },
    })
    const problem = error ? await error.context.json() : undefined
    return { url: String(data?.url ?? ''), status: error?.context.status ?? 200, problem }
  }
  const pay = async (person: Person, planId: string, card = '4242424242424242') => {
    const { url } = await checkout(person, planId)
    const answer = await backend.submit(
      url.includes('/portal/') ? `${url}/confirm` : `${url}/pay`,
      { card },
    )
    await backend.sandbox.payments.settled()
    return answer
  }
  const portal = async ({ client }: Person) => {
    const { data, error } = await client.functions.invoke('customer-portal')
    const problem = error ? await error.context.json() : undefined
    return { url: String(data?.url ?? ''), problem }
  }
  const subscriptionOf = async (person: Person) => {
    const { rows } = await backend.database.query<{ id: string }>(
      'select id from public.subscriptions where user_id = $1',
      [person.id],
    )
    return rows[0]?.id ?? ''
  }

  it('an agent who has not confirmed their address is sent to no till, and the processor hears nothing of them', async () => {
    const agent = await backend.signUp()
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      agent.id,
    ])
    const { status, problem } = await checkout(agent, 'starter')
    expect(status).toBe(403)
    expect(problem).toMatchObject({ code: 'email_not_confirmed' })
    const { data } = await stripe.customers.list({ email: agent.email })
    expect(data).toEqual([])
  })

  it('an agent goes from Free to Starter to Pro, cancels, and is on Free when the period ends', async () => {
    const ann = await backend.signUp()

    const paid = await pay(ann, 'starter')
    expect(paid.headers.get('location')).toBe(`${SITE}/account?checkout=success`)
    expect(await backend.planOf(ann.id)).toBe('starter')

    const changed = await pay(ann, 'pro')
    expect(changed.headers.get('location')).toBe(`${SITE}/account?checkout=success`)
    expect(await backend.planOf(ann.id)).toBe('pro')

    const { url } = await portal(ann)
    const subscription = await subscriptionOf(ann)
    await backend.submit(`${url}/cancel`, { subscription })
    await backend.sandbox.payments.settled()
    expect(await backend.planOf(ann.id)).toBe('pro')

    await backend.submit(`${url}/end-period`, { subscription })
    await backend.sandbox.payments.settled()
    expect(await backend.planOf(ann.id)).toBe('free')
    const subjects = (await backend.mailsTo(ann.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Welcome to the Starter Plan',
      'Welcome to the Pro Plan',
      'You are now on the Free Plan',
    ])
  })

  it('a declined card and a closed tab leave the plan as it was', async () => {
    const ann = await backend.signUp()
    await checkout(ann, 'pro')
    expect((await pay(ann, 'starter', '4000000000000002')).status).toBe(402)
    expect(await backend.planOf(ann.id)).toBe('free')
    expect(await backend.mailsTo(ann.email)).toEqual([])
  })

  it('[PLAN-32] the browser is sent to the processor, and back to /account when the agent cancels', async () => {
    const ann = await backend.signUp()
    const { url } = await checkout(ann, 'starter')
    expect(url).toMatch(/\/sandbox\/payments\/checkout\/cs_test_/)
    const back = await backend.submit(`${url}/cancel`)
    expect(back.headers.get('location')).toBe(`${SITE}/account`)
  })

  describe('SEC-PAY-06', () => {
    it('two clicks at once make one customer and one checkout', async () => {
      const ann = await backend.signUp()
      const clicks = await Promise.all([
        checkout(ann, 'pro'),
        checkout(ann, 'pro'),
        checkout(ann, 'pro'),
      ])
      expect(new Set(clicks.map(({ url }) => url)).size).toBe(1)
      const { data } = await stripe.customers.list({ email: ann.email })
      expect(data).toHaveLength(1)
    })

    it('a change of mind closes the first checkout, so that only one can be paid', async () => {
      const ann = await backend.signUp()
      const first = await checkout(ann, 'starter')
      const second = await checkout(ann, 'pro')
      expect((await backend.submit(`${first.url}/pay`, { card: '4242424242424242' })).status).toBe(
        404,
      )
      expect((await backend.submit(`${second.url}/pay`, { card: '4242424242424242' })).status).toBe(
        303,
      )
    })

    it('an agent who left and comes back the same day gets a new checkout', async () => {
      const ann = await backend.signUp()
      await pay(ann, 'starter')
      const { url } = await portal(ann)
      await stripe.subscriptions.cancel(await subscriptionOf(ann))
      await backend.sandbox.payments.settled()
      expect(url).not.toBe('')
      expect(await backend.planOf(ann.id)).toBe('free')
      await pay(ann, 'starter')
      expect(await backend.planOf(ann.id)).toBe('starter')
    })
  })

  describe('SEC-PAY-05', () => {
    it('price, quantity and customer are decided here, whatever the body says', async () => {
      const ann = await backend.signUp()
      const { url } = await checkout(ann, 'pro', {
        price: 1,
        quantity: 0,
        customer: 'cus_other',
        priceId: 'listwright_free_monthly',
      })
      const page = await (await backend.request(url)).text()
      expect(page).toContain('$79.00')
      expect(page).toContain(ann.email)
    })

    it.each([[{ planId: 'free' }], [{ planId: 'platinum' }], [{}], [[]]])(
      'the body %j is refused',
      async (body) => {
        const ann = await backend.signUp()
        const { error } = await ann.client.functions.invoke('create-checkout', { body })
        expect(error?.context.status).toBe(400)
      },
    )
  })

  it('nobody buys the plan they have, or a lesser one', async () => {
    const ann = await backend.signUp()
    await pay(ann, 'pro')
    for (const plan of ['starter', 'pro']) {
      expect(await checkout(ann, plan)).toMatchObject({
        status: 409,
        problem: { code: 'not_an_upgrade' },
      })
    }
  })

  it('an agent whom the processor has forgotten starts again there', async () => {
    const ann = await backend.signUp()
    await backend.database.query(
      'insert into public.payment_customers (user_id, customer_id) values ($1, $2)',
      [ann.id, `cus_elsewhere_${ann.id}`],
    )
    expect((await portal(ann)).problem).toMatchObject({ code: 'no_billing' })
    await pay(ann, 'starter')
    expect(await backend.planOf(ann.id)).toBe('starter')
  })

  it('nobody pays twice while the first payment is still on its way to us', async () => {
    const ann = await backend.signUp()
    await pay(ann, 'pro')
    await backend.setPlan(ann.id, 'free')
    expect((await checkout(ann, 'pro')).status).toBe(409)
  })

  it('a plan that is ending is taken up again in the portal', async () => {
    const ann = await backend.signUp()
    await pay(ann, 'starter')
    const { url } = await portal(ann)
    await backend.submit(`${url}/cancel`, { subscription: await subscriptionOf(ann) })
    await backend.sandbox.payments.settled()
    const again = await checkout(ann, 'pro')
    expect(await (await backend.request(again.url)).text()).toContain('Resume')
  })

  describe('the founding price', () => {
    it('applies to Pro while the offer runs, and not after', async () => {
      now = DURING_OFFER
      const early = await checkout(await backend.signUp(), 'pro')
      expect(await (await backend.request(early.url)).text()).toContain('$49.00')
      now = AFTER_OFFER
      const late = await checkout(await backend.signUp(), 'pro')
      expect(await (await backend.request(late.url)).text()).toContain('$79.00')
    })

    it('gives the Pro plan', async () => {
      now = DURING_OFFER
      const ann = await backend.signUp()
      await pay(ann, 'pro')
      now = AFTER_OFFER
      expect(await backend.planOf(ann.id)).toBe('pro')
    })
  })

  describe('SEC-AC-12', () => {
    it('nobody without a session gets a checkout or a portal', async () => {
      for (const name of ['create-checkout', 'customer-portal']) {
        const { error } = await backend.client().functions.invoke(name, {
          body: { planId: 'pro' },
        })
        expect(error?.context.status).toBe(401)
      }
    })

    it('the portal is the caller’s own, whatever the body names', async () => {
      const ann = await backend.signUp()
      const ben = await backend.signUp()
      await pay(ann, 'starter')
      const { error } = await ben.client.functions.invoke('customer-portal', {
        body: { customer: 'cus_of_ann', user_id: ann.id },
      })
      expect(error?.context.status).toBe(409)
      expect((await portal(ann)).url).toContain('/sandbox/payments/portal/')
    })
  })

  it('customer-portal needs no body and answers an address', async () => {
    const ann = await backend.signUp()
    expect((await portal(ann)).problem).toMatchObject({ code: 'no_billing' })
    await pay(ann, 'starter')
    expect((await portal(ann)).url).toMatch(/^http/)
  })
})
