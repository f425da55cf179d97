import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profile } from '@/data/profile/queries.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, aSession, json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { PreferencesCard } from './preferences-card.tsx'

const CODES = 'POST /auth/v1/factors/recovery-codes'

const aProfile: Profile = {
  id: AGENT.id,
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  company: null,
  emailNotifications: true,
  ipLockEnabled: false,
  twoFactorEnabled: true,
  subscriptionPlan: null,
  createdAt: '2026-11-15T12:00:00Z',
  updatedAt: '2026-11-15T12:00:00Z',
}

it('recovery codes are made again when asked twice, and stay until they are saved', async () => {
  const on = wire({
    [CODES]: json({ error_code: 'mfa_verified_factor_exists', msg: 'exists' }, 422),
    [`${CODES}/regenerate`]: { codes: ['eeee-ffff'] },
  })
  const { user } = renderScreen(<PreferencesCard profile={aProfile} />, { on })
  await press(user, 'New recovery codes')
  expect(await screen.findByText('The codes you saved before stop working.')).toBeTruthy()
  expect(on.requests(`${CODES}/regenerate`)).toHaveLength(0)
  await press(user, 'New recovery codes')
  expect(await screen.findByText('eeee-ffff')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.getByText('eeee-ffff')).toBeTruthy()
  await press(user, 'I have saved them')
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole('button', { name: 'New recovery codes' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('whoever has no second factor is offered no codes', () => {
  renderScreen(<PreferencesCard profile={{ ...aProfile, twoFactorEnabled: false }} />)
  expect(screen.queryByRole('button', { name: 'New recovery codes' })).toBeNull()
})

it('[ERR-04] the toast stands above the recovery codes when two-factor is switched on', async () => {
  const off = { ...aProfile, twoFactorEnabled: false }
  const totp = { qr_code: '<svg/>', secret: 'S', uri: 'u' }
  const on = wire({
    'POST /auth/v1/factors': { id: 'factor', type: 'totp', totp },
    'POST /auth/v1/factors/factor/challenge': { id: 'challenge', type: 'totp', expires_at: 1 },
    'POST /auth/v1/factors/factor/verify': aSession(),
    [CODES]: { codes: ['aaaa-bbbb'] },
    'PATCH /rest/v1/profiles': { id: AGENT.id },
  })
  const { user } = renderScreen(<PreferencesCard profile={off} />, { on })
  await user.click(screen.getByRole('switch', { name: 'Two-factor authentication' }))
  await screen.findByText('S')
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  await screen.findByText('aaaa-bbbb')
  const toast = await screen.findByText('Profile updated successfully')
  expect(toast.closest('[data-sonner-toast]')?.getAttribute('data-y-position')).toBe('top')
})
