import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arrival } from '@/lib/session/arrival.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, aSession, aUser, json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { SecurityCard } from './security-card.tsx'

const TOKEN = 'POST /auth/v1/token'
const UPDATE = 'PUT /auth/v1/user'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  Object.assign(arrival, { addressChange: null })
  vi.restoreAllMocks()
})

const open = (on = wire(), user = aUser) => ({
  on,
  ...renderScreen(<SecurityCard />, { on, auth: { user } }),
})

it('an agent changes the password by showing the present one', async () => {
  const { on, user } = open(wire({ [TOKEN]: aSession(), [UPDATE]: aUser }))
  await press(user, 'Change password')
  const dialog = within(screen.getByRole('dialog', { name: 'Change your password' }))
  fill({ 'Current password': 'secret1', 'New password': 'secret2' })
  await user.click(dialog.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Your password is changed')).toBeTruthy()
  expect(on.requests(TOKEN)[0]?.body).toMatchObject({ email: AGENT.email, password: 'secret1' })
  expect(on.requests(UPDATE)[0]?.body).toMatchObject({ password: 'secret2' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a wrong password changes nothing and is named in our words', async () => {
  const refusal = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  const { on, user } = open(wire({ [TOKEN]: json(refusal, 400) }))
  await press(user, 'Change password')
  fill({ 'Current password': 'guess', 'New password': 'secret2' })
  await press(user, 'Save password')
  expect(await screen.findByText('That is not your current password.')).toBeTruthy()
  expect(on.requests(UPDATE)).toHaveLength(0)
})

it('where the service asks for more, a mailed code is asked for and sent along', async () => {
  const on = wire({
    [TOKEN]: aSession(),
    [UPDATE]: json({ error_code: 'reauthentication_needed', msg: 'needs reauthentication' }, 400),
    'GET /auth/v1/reauthenticate': {},
  })
  const { user } = open(on)
  await press(user, 'Change password')
  fill({ 'Current password': 'secret1', 'New password': 'secret2' })
  await press(user, 'Save password')
  await screen.findByLabelText('Code from the mail')
  expect(on.requests('GET /auth/v1/reauthenticate')).toHaveLength(1)
  on.answers(UPDATE, aUser)
  fill({ 'Code from the mail': '123456' })
  await press(user, 'Save password')
  expect(await screen.findByText('Your password is changed')).toBeTruthy()
  expect(on.requests(UPDATE)[1]?.body).toMatchObject({ password: 'secret2', nonce: '123456' })
})

it('an agent asks for another sign-in address', async () => {
  const { on, user } = open(wire({ [UPDATE]: { ...aUser, new_email: 'new@example.com' } }))
  await press(user, 'Change address')
  fill({ 'New address': 'not an address' })
  await press(user, 'Send the mails')
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  fill({ 'New address': 'new@example.com' })
  await press(user, 'Send the mails')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(on.requests(UPDATE)[0]?.body).toMatchObject({ email: 'new@example.com' })
})

it('a change of address that is under way says what is missing, and can be mailed again', async () => {
  const on = wire({ 'POST /auth/v1/resend': {} })
  const { user } = open(on, { ...aUser, new_email: 'new@example.com' })
  expect(screen.getByText(/^Waiting for both mailboxes/).textContent).toContain('new@example.com')
  await press(user, 'Send them again')
  expect(await screen.findByText('Sent. It can take a minute.')).toBeTruthy()
})

it('who came through a provider can set a password without one', async () => {
  const { on, user } = open(wire({ [UPDATE]: aUser }), {
    ...aUser,
    app_metadata: { providers: ['google'] },
  })
  await press(user, 'Set a password')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  fill({ 'New password': 'secret2' })
  await press(user, 'Save password')
  await waitFor(() => expect(on.requests(UPDATE)).toHaveLength(1))
})

it.each([
  ['half', 'new@example.com', /^One mailbox has agreed/],
  ['done', undefined, 'Your sign-in address is changed. From now on you sign in with this one.'],
] as const)(
  'who followed a link about another address is led to the answer (%s)',
  async (addressChange, new_email, words) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    Object.assign(arrival, { addressChange })
    open(wire(), { ...aUser, ...(new_email && { new_email }) })
    expect(screen.getByText(words)).toBeTruthy()
    const card = screen.getByRole('region', { name: 'Security' })
    expect(document.activeElement).toBe(card)
    expect(scroll.mock.contexts).toContain(card)
  },
)
