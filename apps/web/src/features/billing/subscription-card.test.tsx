import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aUsage } from '@/testing/rows.ts'
import { aUser, wire } from '@/testing/wire.ts'
import { press } from '@/testing/wizard.ts'
import { SubscriptionCard } from './subscription-card.tsx'

const CHECKOUT = 'POST /functions/v1/create-checkout'
const RESEND = 'POST /auth/v1/resend'

const open = (confirmedAt: string) => {
  const on = wire({
    'POST /rest/v1/rpc/usage_this_month': aUsage(),
    'GET /rest/v1/subscriptions': [],
    [CHECKOUT]: { url: `${location.href}#paid` },
    [RESEND]: {},
  })
  const card = <SubscriptionCard plan="free" purchase={null} />
  return {
    on,
    ...renderScreen(card, { on, auth: { user: { ...aUser, email_confirmed_at: confirmedAt } } }),
  }
}

it('an address that is not confirmed yet is told so before it pays, and has its mail sent again', async () => {
  const { on, user } = open('')
  expect(await screen.findByText(/^Please confirm your address first/)).toBeTruthy()
  await press(user, 'Upgrade to Pro')
  await press(user, 'Send it again')
  expect(await screen.findByText('Sent. It can take a minute.')).toBeTruthy()
  expect(on.requests(RESEND)[0]?.body).toMatchObject({ type: 'signup', email: aUser.email })
  expect(on.requests(CHECKOUT)).toEqual([])
})

it('a confirmed address goes on to pay', async () => {
  const { on, user } = open('2026-11-15T12:00:00Z')
  await press(user, 'Upgrade to Pro')
  await waitFor(() => expect(on.requests(CHECKOUT)[0]?.body).toEqual({ planId: 'pro' }))
  expect(screen.queryByText(/confirm your address/)).toBeNull()
})
