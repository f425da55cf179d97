// @vitest-environment node

import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { initialSession, type SessionReport, sessionTransition } from './session-transition.ts'

const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`

const aSession = ({ id = 'agent', aal = 'aal1', factors = 0 } = {}) =>
  ({
    access_token: tokenWith({ aal }),
    user: { id, factors: Array.from({ length: factors }, () => ({ status: 'verified' })) },
  }) as unknown as Session

const aReport = (overrides: Partial<SessionReport>): SessionReport => ({
  event: 'SIGNED_IN',
  session: null,
  isArriving: false,
  isDeliberate: false,
  ...overrides,
})

const signedOut = { session: null, loading: false, expired: false }
const signedIn = { session: aSession(), loading: false, expired: false }

describe('session transition', () => {
  it('[GUARD-31] the first event ends the loading', () => {
    const { state } = sessionTransition(initialSession, aReport({ event: 'INITIAL_SESSION' }))
    expect(state.loading).toBe(false)
  })

  it('[GUARD-32] the first fetch ends the loading', () => {
    const { state } = sessionTransition(initialSession, aReport({ event: 'FETCHED' }))
    expect(state.loading).toBe(false)
  })

  it('[GUARD-29] an agent who signs in goes to the dashboard', () => {
    const { destination } = sessionTransition(signedOut, aReport({ session: aSession() }))
    expect(destination).toBe('/dashboard')
  })

  it('an agent whose tab regains focus stays where they are', () => {
    const { destination } = sessionTransition(signedIn, aReport({ session: aSession() }))
    expect(destination).toBeUndefined()
  })

  it('an agent who reloads stays where they are, although the client repeats SIGNED_IN', () => {
    const { destination } = sessionTransition(initialSession, aReport({ session: aSession() }))
    expect(destination).toBeUndefined()
  })

  it('an agent who returns from a provider goes to the dashboard', () => {
    const report = aReport({ event: 'INITIAL_SESSION', session: aSession(), isArriving: true })
    expect(sessionTransition(initialSession, report).destination).toBe('/dashboard')
  })

  it('a recovery link moves nobody', () => {
    const report = aReport({ event: 'PASSWORD_RECOVERY', session: aSession() })
    expect(sessionTransition(signedOut, report).destination).toBeUndefined()
  })

  it('an agent with a second factor waits for the code, then goes to the dashboard', () => {
    const halfway = sessionTransition(signedOut, aReport({ session: aSession({ factors: 1 }) }))
    expect(halfway.destination).toBeUndefined()
    const strong = aSession({ factors: 1, aal: 'aal2' })
    const report = aReport({ event: 'MFA_CHALLENGE_VERIFIED', session: strong })
    expect(sessionTransition(halfway.state, report).destination).toBe('/dashboard')
  })

  it('[GUARD-30] an agent who logs out goes home', () => {
    const report = aReport({ event: 'SIGNED_OUT', isDeliberate: true })
    expect(sessionTransition(signedIn, report)).toEqual({ state: signedOut, destination: '/' })
  })

  it('an agent whose session ended keeps the page and resumes in place', () => {
    const lost = sessionTransition(signedIn, aReport({ event: 'SIGNED_OUT' }))
    expect(lost).toEqual({ state: { ...signedIn, expired: true } })
    const resumed = sessionTransition(lost.state, aReport({ session: aSession() }))
    expect(resumed).toEqual({ state: signedIn })
  })

  it('another agent who signs in on an expired page starts at their own dashboard', () => {
    const lost = sessionTransition(signedIn, aReport({ event: 'SIGNED_OUT' }))
    const report = aReport({ session: aSession({ id: 'other' }) })
    expect(sessionTransition(lost.state, report).destination).toBe('/dashboard')
  })
})
