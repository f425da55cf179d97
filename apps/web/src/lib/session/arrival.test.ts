import { expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

it('a password-reset link is a recovery, not a sign-in', () => {
  expect(readArrival('#access_token=x&type=recovery')).toEqual({
    isRecovery: true,
    isSignIn: false,
    error: null,
  })
})

it('a confirmation link signs in', () => {
  expect(readArrival('#access_token=x&type=signup').isSignIn).toBe(true)
})

it('a refused link carries the words of the auth service', () => {
  const { error } = readArrival('#error=access_denied&error_description=Email+link+is+invalid')
  expect(error).toBe('Email link is invalid')
})

it('an ordinary visit carries nothing', () => {
  expect(readArrival('')).toEqual({ isRecovery: false, isSignIn: false, error: null })
})
