import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loseAuthClient } from '@/testing/lose-auth-client.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { wire } from '@/testing/wire.ts'
import { press } from '@/testing/wizard.ts'
import { ConfirmAddress } from './confirm-address.tsx'

afterEach(() => vi.restoreAllMocks())

it('a mail that cannot be asked for is told, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { importAuth, findAgain } = loseAuthClient()
  const on = wire({ 'POST /auth/v1/resend': {} }, { importAuth })
  const { user } = renderScreen(<ConfirmAddress email="ada@example.com" />, { on })
  await press(user, 'Send it again')
  expect(await screen.findByText('The mail could not be sent')).toBeTruthy()
  findAgain()
  await press(user, 'Send it again')
  expect(await screen.findByText(/^Sent\./)).toBeTruthy()
})
