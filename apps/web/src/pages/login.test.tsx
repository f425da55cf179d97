import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '@/testing/render-screen.tsx'
import { json, wire } from '@/testing/wire.ts'
import { field, fill, press } from '@/testing/wizard.ts'
import { LoginPage } from './login.tsx'
import { SignupPage } from './signup.tsx'

const TOKEN = 'POST /auth/v1/token'
const RECOVER = 'POST /auth/v1/recover'

afterEach(() => vi.restoreAllMocks())

const open = (on = wire()) => {
  const view = renderRoutes(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/signup', element: <SignupPage /> },
    ],
    { at: '/login', on, auth: { user: null, session: null } },
  )
  return { on, ...view }
}

it('[LOGIN-07] a visitor without an account goes on to sign-up', async () => {
  const { user, address } = open()
  await user.click(screen.getByRole('link', { name: 'Sign up' }))
  expect(address()).toBe('/signup')
})

it('[VAL-36] [VAL-37] a form without email or password is not sent', async () => {
  const { on, user } = open()
  fill({ Password: 'secret1' })
  await press(user, 'Log in')
  expect(await screen.findByText('Please enter both email and password')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  fill({ Email: 'a@example.com', Password: '' })
  await press(user, 'Log in')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  expect(screen.getByText('Please enter both email and password')).toBeTruthy()
  expect(on.requests(TOKEN)).toEqual([])
})

it('[ERR-25] [ERR-49] a sign-in that fails without a word says so in ours, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = open(wire({ [TOKEN]: json({}, 400) }))
  fill({ Email: 'a@example.com', Password: 'secret1' })
  await press(user, 'Log in')
  expect(await screen.findByText('Failed to sign in')).toBeTruthy()
  expect(log).toHaveBeenCalled()
})

describe('the reset dialog', () => {
  const openDialog = async (on = wire()) => {
    const view = open(on)
    await press(view.user, 'Forgot password?')
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }

  it('[VAL-42] asks for an address', async () => {
    const { on, user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }))
    expect(await screen.findByText('Please enter your email address')).toBeTruthy()
    expect(on.requests(RECOVER)).toEqual([])
  })

  it('[ERR-31] says when no mail could be sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, dialog } = await openDialog(wire({ [RECOVER]: json({}, 500) }))
    const email = dialog.getByLabelText<HTMLInputElement>('Email')
    await user.type(email, 'a@example.com')
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }))
    expect(await screen.findByText('Failed to send reset instructions')).toBeTruthy()
    expect(email.value).toBe('a@example.com')
  })
})
