// @vitest-environment node

import { expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

const token = `h.${btoa('{"sub":"agent","email":"a@example.com"}')}.s`

it('a password-reset link is a recovery, not a sign-in', () => {
  expect(readArrival(`#access_token=${token}&type=recovery`)).toEqual({
    isRecovery: true,
    isSignIn: false,
    addressChange: null,
    account: { id: 'agent', email: 'a@example.com' },
    errorCode: null,
  })
})

it('a confirmation link signs in', () => {
  expect(readArrival(`#access_token=${token}&type=signup`).isSignIn).toBe(true)
})

it('of the links that confirm another sign-in address, the second one has a session', () => {
  const first = readArrival('#message=Confirmation+link+accepted&sb=')
  expect(first).toMatchObject({ addressChange: 'half', isSignIn: false })
  const second = readArrival(`#access_token=${token}&type=email_change`)
  expect(second).toMatchObject({ addressChange: 'done', isSignIn: true })
})

it('a token that says nothing belongs to nobody', () => {
  expect(readArrival('#access_token=x').account).toBeNull()
  expect(readArrival('#access_token=x.!.y').account).toBeNull()
})

it('of a refused link only the code is read, whatever it says itself', () => {
  const refused = '#error=access_denied&error_code=otp_expired&error_description=Call+555-0100'
  expect(readArrival(refused).errorCode).toBe('otp_expired')
  expect(readArrival('#error_description=Call+555-0100').errorCode).toBe('')
})

it('an ordinary visit carries nothing', () => {
  const nothing = {
    isRecovery: false,
    isSignIn: false,
    addressChange: null,
    account: null,
    errorCode: null,
  }
  expect(readArrival('')).toEqual(nothing)
})
