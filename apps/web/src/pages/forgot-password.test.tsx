import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { ForgotPasswordPage } from './forgot-password.tsx'

const RECOVER = 'POST /auth/v1/recover'

const open = (on = wire()) => ({
  on,
  ...renderScreen(<ForgotPasswordPage />, { on, auth: { user: null, session: null } }),
})

it('[VAL-41] the page asks for an address', async () => {
  const { on, user } = open()
  await press(user, 'Send reset link')
  expect(await screen.findByText('Please enter your email address')).toBeTruthy()
  expect(on.requests(RECOVER)).toEqual([])
})

it('[ERR-32] the page says when no mail could be sent', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = open(wire({ [RECOVER]: json({}, 500) }))
  fill({ Email: 'a@example.com' })
  await press(user, 'Send reset link')
  expect(await screen.findByText('Failed to send reset email')).toBeTruthy()
  log.mockRestore()
})
