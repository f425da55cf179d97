import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profile } from '@/data/profile/queries.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, json, wire } from '@/testing/wire.ts'
import { press } from '@/testing/wizard.ts'
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
