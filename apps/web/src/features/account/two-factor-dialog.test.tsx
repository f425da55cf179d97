import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loseAuthClient } from '@/testing/lose-auth-client.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aSession, json, wire } from '@/testing/wire.ts'
import { fill, press } from '@/testing/wizard.ts'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

const FACTOR = { id: 'factor', type: 'totp', totp: { qr_code: '<svg/>', secret: 'S', uri: 'u' } }
const CODES = 'POST /auth/v1/factors/recovery-codes'
const VERIFY = 'POST /auth/v1/factors/factor/verify'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const open = async () => {
  const onClose = vi.fn()
  const on = wire({
    'POST /auth/v1/factors': FACTOR,
    'POST /auth/v1/factors/factor/challenge': { id: 'challenge', type: 'totp', expires_at: 1 },
    [VERIFY]: aSession(),
    [CODES]: { codes: ['aaaa-bbbb', 'cccc-dddd'] },
  })
  const view = renderScreen(<TwoFactorDialog onEnrolled={() => undefined} onClose={onClose} />, {
    on,
  })
  await screen.findByText('S')
  return { on, onClose, ...view }
}

it('the recovery codes stay until the agent says that they are saved', async () => {
  const { user, onClose } = await open()
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByText('aaaa-bbbb')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await press(user, 'I have saved them')
  expect(onClose).toHaveBeenCalledOnce()
})

it('a wrong code is refused in our words, and the next one replaces it', async () => {
  const { on, user } = await open()
  const refusal = { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' }
  on.answers(VERIFY, json(refusal, 422))
  fill({ Code: '000000' })
  await press(user, 'Switch on')
  expect(await screen.findByText(/^That code is not right/)).toBeTruthy()
  expect(screen.queryByText(/TOTP/)).toBeNull()
  const code = screen.getByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(code)
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6])
})

it('codes that could not be made are not shown as if there were any, and can be asked for again', async () => {
  const { on, user, onClose } = await open()
  on.answers(CODES, json({ error_code: 'unexpected_failure', msg: 'boom' }, 500))
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  expect((await screen.findByText(/Please try again/)).role).toBe('alert')
  expect(screen.queryByRole('button', { name: 'I have saved them' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy codes' })).toBeNull()
  on.answers(CODES, { codes: ['aaaa-bbbb'] })
  await press(user, 'Try again')
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('where the server makes no codes, two-factor goes on without them', async () => {
  const { on, user, onClose } = await open()
  const refusal = { error_code: 'mfa_recovery_codes_enroll_not_enabled', msg: 'disabled' }
  on.answers(CODES, json(refusal, 422))
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  expect((await screen.findByText('Recovery codes are switched off here.')).role).toBe('alert')
  await press(user, 'Go on without codes')
  expect(onClose).toHaveBeenCalledOnce()
  expect(on.requests('DELETE /auth/v1/factors/factor')).toHaveLength(0)
})

it('a set of codes whose answer was lost is replaced', async () => {
  const { on, user } = await open()
  on.answers(CODES, json({ error_code: 'mfa_verified_factor_exists', msg: 'exists' }, 422))
  on.answers('POST /auth/v1/factors/recovery-codes/regenerate', { codes: ['eeee-ffff'] })
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  expect(await screen.findByText('eeee-ffff')).toBeTruthy()
})

it('where a new set may have replaced the earlier one unseen, that is said', async () => {
  const { on, user } = await open()
  on.answers(CODES, json({ error_code: 'mfa_verified_factor_exists', msg: 'exists' }, 422))
  on.answers('POST /auth/v1/factors/recovery-codes/regenerate', json({ msg: 'boom' }, 500))
  fill({ Code: '123456' })
  await press(user, 'Switch on')
  expect(await screen.findByText('Your earlier codes may no longer work. Try again.')).toBeTruthy()
  expect(screen.queryByText(/^(There are no|No) new recovery codes/)).toBeNull()
})

it('an enrolment that cannot begin is told, and asks for no code', async () => {
  renderScreen(<TwoFactorDialog onEnrolled={() => undefined} onClose={() => undefined} />, {
    on: wire({}, loseAuthClient()),
  })
  expect(await screen.findByText(/could not be switched on/)).toBeTruthy()
  expect(screen.queryByLabelText('Code')).toBeNull()
})
