// @vitest-environment node

import { AuthApiError, AuthSessionMissingError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authErrorWords, wordsForCode } from './auth-error-words.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const said = (code: string | undefined, message: string) =>
  authErrorWords(new AuthApiError(message, 422, code), 'Failed')

it.each([
  ['mfa_verification_failed', 'Invalid TOTP code entered'],
  ['otp_expired', 'Token has expired or is invalid'],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 51 seconds.',
  ],
  ['insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.'],
  ['validation_failed', 'Unable to validate email address: invalid format'],
])('%s is said in a sentence of ours, not in the words of a library', (code, message) => {
  expect(said(code, message)).not.toBe(message)
  expect(said(code, message)).not.toBe('Failed')
  expect(said(code, message)).not.toMatch(/TOTP|AAL|JWT|token|nonce|MFA/)
})

it('[ERR-24] wrong credentials keep the words of the specification', () => {
  expect(said('invalid_credentials', 'Invalid login credentials')).toBe('Invalid login credentials')
})

it('[ERR-38] a weak password says how long it should be, also where the operator asks for more', () => {
  const weak = new AuthWeakPasswordError('Password should be at least 12 characters.', 422, [
    'length',
  ])
  expect(authErrorWords(weak, 'Failed')).toBe('Password should be at least 12 characters.')
})

it('[ERR-36] words that the client made up are never shown', () => {
  expect(authErrorWords(new AuthSessionMissingError(), 'Failed')).toBe(
    'Your session has ended. Please sign in again.',
  )
})

it('a code that has no sentence falls back to the form’s own', () => {
  expect(said('made_up', 'pq: deadlock detected')).toBe('Failed')
  expect(said('unexpected_failure', 'Unexpected failure, please check server logs')).toBe('Failed')
  expect(authErrorWords(new TypeError('fetch failed'), 'Failed')).toBe('Failed')
})

it('[ERR-24] [ERR-28] [ERR-34] a refusal without a code, as a hook of the operator gives it, is shown as it is', () => {
  expect(said(undefined, 'Only addresses of our company')).toBe('Only addresses of our company')
  expect(said(undefined, '{}')).toBe('Failed')
})

it('a refused link is explained in our words', () => {
  expect(wordsForCode('access_denied', 'Failed to sign in')).toBe('The sign-in was cancelled')
  expect(wordsForCode('', 'Failed to sign in')).toBe('Failed to sign in')
})
