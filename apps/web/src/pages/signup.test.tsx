import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '@/testing/render-screen.tsx'
import { AGENT, json, wire } from '@/testing/wire.ts'
import { field, fill, press } from '@/testing/wizard.ts'
import { LoginPage } from './login.tsx'
import { SignupPage } from './signup.tsx'

const SIGNUP = 'POST /auth/v1/signup'
const VERIFY = 'POST /auth/v1/verify'
const RESEND = 'POST /auth/v1/resend'

const openAt = (at: string, on = wire()) =>
  renderRoutes(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '/login', element: <LoginPage /> },
    ],
    { at, on, auth: { user: null, session: null } },
  )

const signUp = async (at = '/signup') => {
  const on = wire({ [SIGNUP]: AGENT, [RESEND]: {} })
  const view = openAt(at, on)
  fill({ Email: AGENT.email, Password: 'secret1' })
  await press(view.user, 'Sign up')
  const panel = within(await screen.findByRole('region', { name: 'Confirm your address' }))
  return { on, panel, ...view }
}

it('[SIGNUP-10] [SIGNUP-11] after sign-up the login page keeps saying which address was mailed', async () => {
  const { panel, address } = await signUp()
  expect(address()).toBe('/login')
  expect(
    panel.getByText(
      'Account created! Please check your email to confirm your account or continue to login.',
    ),
  ).toBeTruthy()
  expect(panel.getByText(AGENT.email)).toBeTruthy()
  expect(field('Email').value).toBe(AGENT.email)
})

it('the mailed code confirms the address where the agent is', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { on, panel, user } = await signUp()
  on.answers(
    VERIFY,
    json({ error_code: 'otp_expired', msg: 'Token has expired or is invalid' }, 403),
  )
  await user.type(panel.getByLabelText('Code from the mail'), '123 456')
  await user.click(panel.getByRole('button', { name: 'Confirm and go on' }))
  expect(await panel.findByText(/^This link or code is not valid or has expired/)).toBeTruthy()
  expect(on.requests(VERIFY)[0]?.body).toMatchObject({
    email: AGENT.email,
    token: '123456',
    type: 'email',
  })
  log.mockRestore()
})

it('the mail can be asked for once more', async () => {
  const { on, panel, user } = await signUp()
  await user.click(panel.getByRole('button', { name: 'Send it again' }))
  expect(await panel.findByText('Sent. It can take a minute.')).toBeTruthy()
  expect(on.requests(RESEND)[0]?.body).toMatchObject({ type: 'signup', email: AGENT.email })
})

it('the plan chosen on the price list is named at sign-up and kept until its visitor is in', async () => {
  await signUp('/signup?plan=starter')
  expect(localStorage.getItem('listwright.chosen-plan')).toBe('starter')
})

it.each([
  [
    '/signup?plan=pro',
    'You chose the Pro Plan, $79 per month. First your account, then the payment.',
  ],
  ['/signup?plan=gold', 'Free for up to 3 listings a month. No credit card needed.'],
  ['/signup', 'Free for up to 3 listings a month. No credit card needed.'],
])('%s says: %s', async (at, text) => {
  openAt(at)
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
})

it('who opens the login page otherwise finds no panel', () => {
  openAt('/login')
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Confirm your address' })).toBeNull()
})

it('[SIGNUP-08] who has an account goes on to login', async () => {
  const { user, address } = openAt('/signup')
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(address()).toBe('/login')
})

it('[VAL-38] [VAL-39] a form without email or password is not sent', async () => {
  const on = wire()
  const { user } = openAt('/signup', on)
  fill({ Password: 'secret1' })
  await press(user, 'Sign up')
  expect(await screen.findByText('Please enter both email and password')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  fill({ Email: 'a@example.com', Password: '' })
  await press(user, 'Sign up')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  expect(screen.getByText('Please enter both email and password')).toBeTruthy()
  expect(on.requests(SIGNUP)).toEqual([])
})

it('[ERR-29] a sign-up that fails without a word says so in ours', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = openAt('/signup', wire({ [SIGNUP]: json({}, 500) }))
  fill({ Email: 'a@example.com', Password: 'secret1' })
  await press(user, 'Sign up')
  expect(await screen.findByText('Failed to sign up')).toBeTruthy()
  log.mockRestore()
})
