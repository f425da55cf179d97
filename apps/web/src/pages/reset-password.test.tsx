import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { arrival } from '@/lib/session/arrival.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { ResetPasswordPage } from './reset-password.tsx'

const UPDATE = 'PUT /auth/v1/user'

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(arrival, { isRecovery: false })
})

it('[ERR-35] a reset that fails without a word says so in ours', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  Object.assign(arrival, { isRecovery: true })
  const on = wire({ [UPDATE]: json({}, 500) })
  const { user } = renderScreen(<ResetPasswordPage />, { on })
  fill({ 'New password': 'abcdefg', 'Confirm password': 'abcdefg' })
  await press(user, 'Set new password')
  expect(await screen.findByText('Failed to reset password')).toBeTruthy()
  expect(on.requests(UPDATE)[0]?.body).toMatchObject({ password: 'abcdefg' })
})
