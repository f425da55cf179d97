import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aUsage } from '@/testing/rows.ts'
import { aUser, wire } from '@/testing/wire.ts'
import { press } from '@/testing/wizard.ts'
import { ChosenPlanNotice } from './chosen-plan-notice.tsx'

const CHECKOUT = 'POST /functions/v1/create-checkout'
const confirmed = { ...aUser, email_confirmed_at: '2026-11-15T12:00:00Z' }

const open = (plan: string | null, usage = aUsage(), user = confirmed) => {
  if (plan) localStorage.setItem('listwright.chosen-plan', plan)
  const on = wire({
    'POST /rest/v1/rpc/usage_this_month': usage,
    [CHECKOUT]: { url: `${location.href}#paid` },
  })
  return { on, ...renderScreen(<ChosenPlanNotice />, { on, auth: { user } }) }
}

it('the plan chosen before sign-up leads on to its payment, with price and benefits', async () => {
  const { on, user } = open('starter')
  expect(await screen.findByText('You chose the Starter Plan')).toBeTruthy()
  expect(screen.getByText('$29')).toBeTruthy()
  expect(screen.getByText(/Unlimited revisions/)).toBeTruthy()
  await press(user, 'Continue to payment')
  await waitFor(() => expect(on.requests(CHECKOUT)[0]?.body).toEqual({ planId: 'starter' }))
  await waitFor(() => expect(localStorage.getItem('listwright.chosen-plan')).toBeNull())
})

it('who thinks again is not asked twice', async () => {
  const { user } = open('pro')
  await user.click(await screen.findByRole('button', { name: 'Stay on Free for now' }))
  expect(screen.queryByText('You chose the Pro Plan')).toBeNull()
  expect(localStorage.getItem('listwright.chosen-plan')).toBeNull()
})

it('an address that is not confirmed yet cannot pay, and is told so', async () => {
  open('pro', aUsage(), { ...aUser, email_confirmed_at: '' })
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue to payment' })
  expect(pay.disabled).toBe(true)
  expect(screen.getByText(/confirm your address first/)).toBeTruthy()
})

it.each([
  ['nothing was chosen', null, aUsage()],
  ['the plan is had already', 'starter', aUsage({ plan: 'pro', own_plan: 'pro' })],
])('says nothing when %s', async (_, plan, usage) => {
  const { on } = open(plan, usage)
  await waitFor(() => expect(on.requests('POST /rest/v1/rpc/usage_this_month')).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'The plan you chose' })).toBeNull()
})
