import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loseAuthClient } from '@/testing/lose-auth-client.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { wire } from '@/testing/wire.ts'
import { press } from '@/testing/wizard.ts'
import { PendingAddress } from './pending-address.tsx'

afterEach(() => vi.restoreAllMocks())

it('mails that cannot be asked for are told, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { importAuth, findAgain } = loseAuthClient()
  const on = wire({ 'POST /auth/v1/resend': {} }, { importAuth })
  const { user } = renderScreen(
    <PendingAddress present="a@example.com" wanted="b@example.com" isHalfDone={false} />,
    { on },
  )
  await press(user, 'Send them again')
  expect(await screen.findByText('The mails could not be sent')).toBeTruthy()
  findAgain()
  await press(user, 'Send them again')
  expect(await screen.findByText(/^Sent\./)).toBeTruthy()
})
