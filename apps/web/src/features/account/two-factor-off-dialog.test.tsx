import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aSession, aUser, json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { TwoFactorOffDialog } from './two-factor-off-dialog.tsx'

const CODES = 'DELETE /auth/v1/factors/recovery-codes'
const APP = 'DELETE /auth/v1/factors/factor'
const DATE = '2026-11-15T12:00:00Z'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const open = (answers: Parameters<typeof wire>[0] = {}) => {
  const onUnenrolled = vi.fn()
  const on = wire({
    'POST /auth/v1/factors/factor/challenge': { id: 'challenge', type: 'totp', expires_at: 1 },
    'POST /auth/v1/factors/factor/verify': aSession(),
    'POST /auth/v1/token': aSession(),
    [CODES]: { id: 'codes' },
    [APP]: { id: 'factor' },
    ...answers,
  })
  const factor = { id: 'factor', status: 'verified', factor_type: 'totp' } as const
  const factors = [{ ...factor, created_at: DATE, updated_at: DATE }]
  const view = renderScreen(
    <TwoFactorOffDialog onUnenrolled={onUnenrolled} onClose={() => undefined} />,
    { on, auth: { user: { ...aUser, factors } } },
  )
  fill({ Code: '123456' })
  return { on, onUnenrolled, ...view }
}

it('the codes go before the authenticator they stand in for', async () => {
  const { on, user, onUnenrolled } = open()
  await press(user, 'Switch off')
  await waitFor(() => expect(onUnenrolled).toHaveBeenCalledOnce())
  const removed = on.sent.filter(({ method }) => method === 'DELETE')
  expect(removed.map(({ url }) => url.pathname)).toEqual([
    '/auth/v1/factors/recovery-codes',
    '/auth/v1/factors/factor',
  ])
})

it.each([
  ['an account without codes', 'mfa_factor_not_found'],
  ['a server that knows no codes', 'validation_failed'],
])('%s is switched off all the same', async (_, error_code) => {
  const { user, onUnenrolled } = open({ [CODES]: json({ error_code, msg: 'no' }, 404) })
  await press(user, 'Switch off')
  await waitFor(() => expect(onUnenrolled).toHaveBeenCalledOnce())
})

it('an authenticator that stays is said to stay', async () => {
  const boom = json({ error_code: 'unexpected_failure', msg: 'boom' }, 500)
  const { user, onUnenrolled } = open({ [APP]: boom })
  await press(user, 'Switch off')
  expect(await screen.findByText(/Please try again/)).toBeTruthy()
  expect(onUnenrolled).not.toHaveBeenCalled()
})
