// @vitest-environment node

import { expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

const token = `h.${btoa('{"sub":"agent","email":"a@example.com"}')}.s`

it('a password-reset link is a recovery, not a sign-in', () => {
  expect(readArrival(`#access_token=${token}&type=recovery`)).toEqual({
    isRecovery: true,
    isSignIn: false,
    account: { id: 'agent', email: 'a@example.com' },
    error: null,
  })
})

it('a confirmation link signs in', () => {
  expect(readArrival(`#access_token=${token}&type=signup`).isSignIn).toBe(true)
})

it('a token that says nothing belongs to nobody', () => {
  expect(readArrival('#access_token=x').account).toBeNull()
  expect(readArrival('#access_token=x.!.y').account).toBeNull()
})

it('a refused link is explained in our words, whatever it says itself', () => {
  const reason = (code: string) =>
    readArrival(`#error=access_denied&error_code=${code}&error_description=Call+555-0100`).error
  expect(reason('otp_expired')).toBe('Email link is invalid or has expired')
  expect(reason('access_denied')).toBe('The sign-in was cancelled')
  expect(reason('made_up')).toBe('Failed to sign in')
  expect(readArrival('#error_description=Call+555-0100').error).toBe('Failed to sign in')
})

it('an ordinary visit carries nothing', () => {
  const nothing = { isRecovery: false, isSignIn: false, account: null, error: null }
  expect(readArrival('')).toEqual(nothing)
})
