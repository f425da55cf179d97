import { planOf } from '@listwright/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aProfileRow, aUsage } from '@/testing/rows.ts'
import { aSession, json, wire } from '@/testing/wire.ts'
import { field, fill, press } from '@/testing/wizard.ts'
import { AccountPage } from './account.tsx'

const PATCH = 'PATCH /rest/v1/profiles'

const account = (plan: string | null = null) =>
  wire({
    'GET /rest/v1/profiles': aProfileRow({ subscription_plan: plan }),
    [PATCH]: ({ body }) => ({ ...aProfileRow(), ...Object(body) }),
    'GET /rest/v1/subscriptions': [],
    'GET /rest/v1/teams': [],
    'GET /rest/v1/custom_tones': [],
    'GET /rest/v1/account_deletions': [],
    'GET /rest/v1/writing_settings': [],
    'POST /functions/v1/list-models': { models: ['sandbox', 'sandbox-lying'] },
    'POST /rest/v1/rpc/usage_this_month': aUsage(),
    'POST /rest/v1/rpc/list_my_sessions': [],
  })

const open = async (plan: string | null = null, at = '/account', on = account(plan)) => {
  const view = renderScreen(<AccountPage />, { on, at, path: '/account' })
  await screen.findByRole('heading', { name: 'Subscription' })
  return { on, ...view }
}

const buttons = (name: RegExp) =>
  screen.queryAllByRole('button', { name }).map(({ textContent }) => textContent)

describe('the subscription', () => {
  it.each([
    [
      '[PLAN-20] [PLAN-21] [PLAN-29] [PLAN-33] [PLAN-34] [PLAN-39] [ACCT-14]',
      'free',
      'Free Plan',
      '$0',
      ['Upgrade to Starter', 'Upgrade to Pro'],
      0,
    ],
    [
      '[PLAN-23] [PLAN-24] [PLAN-30] [PLAN-35] [PLAN-37] [PLAN-40] [ACCT-15]',
      'starter',
      'Starter Plan',
      '$29',
      ['Upgrade to Pro'],
      1,
    ],
    [
      '[PLAN-26] [PLAN-27] [PLAN-31] [PLAN-36] [PLAN-38] [PLAN-41]',
      'pro',
      'Pro Plan',
      '$79',
      [],
      1,
    ],
  ])(
    '%s [PLAN-42] of the %s plan shows its name, its price and its way up',
    async (_, plan, name, price, upgrades, manages) => {
      await open(plan)
      const card = within(screen.getByRole('region', { name: 'Subscription' }))
      expect(card.getAllByText(name).length).toBeGreaterThan(0)
      expect(card.getByText(price)).toBeTruthy()
      expect(buttons(/^Upgrade to/)).toEqual(upgrades)
      expect(buttons(/^Manage Billing$/)).toHaveLength(manages)
    },
  )

  it('[ENT-30] that was never written reads as free', async () => {
    await open(null)
    expect(buttons(/^Upgrade to/)).toHaveLength(2)
  })

  it.each(['/account', '/account?checkout=cancel'])(
    '[ACCT-06] %s congratulates nobody',
    async (at) => {
      await open(null, at)
      expect(screen.queryByText("You've been upgraded to Pro!")).toBeNull()
    },
  )
})

it('a plan that the webhook brings while the screen looks for it is shown everywhere', async () => {
  sessionStorage.setItem('awaited-plan', 'starter')
  const on = account()
  let plan = 'free'
  let looks = 0
  on.answers('GET /rest/v1/profiles', () => aProfileRow({ subscription_plan: plan }))
  on.answers('POST /rest/v1/rpc/usage_this_month', async () => {
    looks += 1
    // The webhook lands while the first look is under way: after the profile was read, before the usage is.
    if (looks > 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      plan = 'starter'
    }
    return aUsage({ plan: planOf(plan), own_plan: planOf(plan) })
  })
  await open(null, '/account?checkout=success', on)
  expect(await screen.findByRole('button', { name: 'Manage Billing' })).toBeTruthy()
})

const aSubscriptionRow = (plan: string) => ({
  id: 'sub_1',
  plan,
  status: 'active',
  current_period_end: '2026-12-15T12:00:00Z',
  paid_plan: plan,
  paid_until: '2026-12-15T12:00:00Z',
  cancel_at_period_end: false,
})

describe('after a payment', () => {
  it('the page opens at the plans and keeps saying what was bought and when it renews', async () => {
    sessionStorage.setItem('awaited-plan', 'starter')
    const on = account('starter')
    on.answers(
      'POST /rest/v1/rpc/usage_this_month',
      aUsage({ plan: 'starter', own_plan: 'starter' }),
    )
    on.answers('GET /rest/v1/subscriptions', [aSubscriptionRow('starter')])
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await open(null, '/account?checkout=success', on)
    expect(
      await screen.findByText('Thank you. You bought the Starter Plan; it renews on Dec 15, 2026.'),
    ).toBeTruthy()
    await waitFor(() => expect(scroll.mock.instances[0]).toHaveProperty('id', 'plans'))
    scroll.mockRestore()
  })

  it('the plan from before is not taken for the one that was bought', async () => {
    sessionStorage.setItem('awaited-plan', 'pro')
    const on = account('starter')
    on.answers('GET /rest/v1/subscriptions', [aSubscriptionRow('starter')])
    await open(null, '/account?checkout=success', on)
    expect(await screen.findByText(/^Thank you. Your payment is being confirmed/)).toBeTruthy()
  })

  it('on other days the plan says when it renews', async () => {
    const on = account('pro')
    on.answers('GET /rest/v1/subscriptions', [aSubscriptionRow('pro')])
    await open('pro', '/account', on)
    expect(await screen.findByText('It renews on Dec 15, 2026.')).toBeTruthy()
  })
})

it('all plans stand side by side with price and benefits, where one upgrades', async () => {
  await open('free')
  const card = within(screen.getByRole('region', { name: 'Subscription' }))
  for (const text of ['$0', '$29', '$79', 'Your plan']) expect(card.getByText(text)).toBeTruthy()
  const [free, , pro] = card.getAllByRole('listitem')
  expect(free?.textContent).toContain('Tones per listingAny 2')
  expect(free?.textContent).toContain('Custom tonesNot included')
  expect(pro?.textContent).toContain('Custom tonesIncluded')
})

describe('the profile', () => {
  it('[VAL-31] [VAL-32] [VAL-33] [VAL-34] [VAL-35] [VAL-45] that is wrong is explained at the field and not sent', async () => {
    const { user, on } = await open()
    fill({ 'Full Name': 'A', Email: 'abc', Company: 'x'.repeat(201) })
    await press(user, 'Save changes')
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(screen.getByText('Company can have at most 200 characters.')).toBeTruthy()
    expect(on.requests(PATCH)).toHaveLength(0)
    fill({ 'Full Name': 'Al', Email: 'al@example.com', Company: '' })
    await press(user, 'Save changes')
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
    expect(on.requests(PATCH)[0]?.body).toEqual({
      full_name: 'Al',
      email: 'al@example.com',
      company: '',
    })
  })

  it('[ERR-03] that could not be saved says so and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { user, on } = await open()
    on.answers(PATCH, json({}, 500))
    fill({ 'Full Name': 'Grace Hopper' })
    await press(user, 'Save changes')
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
    expect(field('Full Name').value).toBe('Grace Hopper')
    log.mockRestore()
  })

  it.each([
    ['Email notifications', 'email_notifications', false],
    ['IP lock', 'ip_lock_enabled', true],
  ])('has the switch %s, which sends its own column alone', async (name, column, value) => {
    const { user, on } = await open()
    await user.click(screen.getByRole('switch', { name }))
    await waitFor(() => expect(on.requests(PATCH)[0]?.body).toEqual({ [column]: value }))
  })

  it('renews the session when the IP lock is switched, so that the session knows of it', async () => {
    const on = account()
    // Without an answer the auth client asks again and again.
    on.answers('POST /auth/v1/token', aSession())
    const { user } = await open(null, '/account', on)
    await user.click(screen.getByRole('switch', { name: 'IP lock' }))
    await waitFor(() => expect(on.requests('POST /auth/v1/token')).toHaveLength(1))
  })
})

describe('how texts are written', () => {
  const UPSERT = 'POST /rest/v1/writing_settings'

  it('is decided on a card: the engine, house instructions and languages', async () => {
    const on = account()
    on.answers(UPSERT, [{}])
    const { user } = await open(null, '/account', on)
    const card = within(await screen.findByRole('region', { name: 'Writing' }))
    await user.click(await card.findByRole('combobox', { name: 'Engine' }))
    await user.click(card.getByRole('option', { name: 'sandbox-lying', hidden: true }))
    await user.type(card.getByLabelText('House instructions'), 'We never say cozy. Sound calm.')
    expect(card.getByText('No text will say: cozy.')).toBeTruthy()
    await user.click(card.getByRole('switch', { name: 'Spanish' }))
    await press(user, 'Save writing settings')
    await waitFor(() =>
      expect(on.requests(UPSERT)[0]?.body).toEqual({
        engine: 'model',
        model: 'sandbox-lying',
        house_rules: 'We never say cozy. Sound calm.',
        languages: ['es'],
      }),
    )
  })

  it('says what the built-in writer cannot follow', async () => {
    const on = account()
    on.answers('POST /functions/v1/list-models', { models: [] })
    const { user } = await open(null, '/account', on)
    const card = within(await screen.findByRole('region', { name: 'Writing' }))
    await user.type(await card.findByLabelText('House instructions'), 'Sound calm.')
    expect(card.getByText(/cannot follow: Sound calm\./)).toBeTruthy()
    expect(card.getByText(/has no language model/)).toBeTruthy()
  })

  it("is the owner's to decide in a team", async () => {
    const on = account('pro')
    on.answers('GET /rest/v1/teams', { name: 'Mercer' })
    on.answers('GET /rest/v1/team_invitations', [])
    on.answers('POST /rest/v1/rpc/team_roster', [
      {
        user_id: 'b0000000-0000-4000-8000-00000000000b',
        full_name: 'Grace Hopper',
        email: 'grace@example.com',
        role: 'owner',
        joined_at: '2026-11-15T12:00:00Z',
      },
    ])
    await open(null, '/account', on)
    const card = within(await screen.findByRole('region', { name: 'Writing' }))
    expect(await card.findByText('Grace Hopper decides these.')).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Save writing settings' })).toBeNull()
  })
})
