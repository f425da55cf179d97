import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { paths } from '@/lib/paths.ts'
import { needsCode } from './assurance.ts'

export interface SessionState {
  session: Session | null
  /** Until the first session event or the first session fetch has answered. */
  loading: boolean
  /** The session ended while the user was working; the page stays until they sign in again. */
  expired: boolean
}

export interface SessionReport {
  event: AuthChangeEvent | 'FETCHED'
  session: Session | null
  /** The page was opened by a provider's or a mail's sign-in link. */
  isArriving: boolean
  /** Someone clicked 'Log out', here or in another tab. */
  isDeliberate: boolean
}

interface Transition {
  state: SessionState
  destination?: string
}

export const initialSession: SessionState = { session: null, loading: true, expired: false }

/**
 * What a report of the auth client means for the app. The client repeats SIGNED_IN when a tab regains focus and while
 * it restores a stored session: only a step from none to some moves the user.
 */
export const sessionTransition = (state: SessionState, report: SessionReport): Transition =>
  report.session ? withSession(state, report, report.session) : withoutSession(state, report)

const withSession = (state: SessionState, report: SessionReport, session: Session): Transition => {
  const wasInside = isInside(state.session) && !state.expired
  const resumes = state.expired && state.session?.user.id === session.user.id
  const isEntering = state.loading ? report.isArriving : ENTRANCES.has(report.event)
  const enters = isInside(session) && isEntering && !wasInside && !resumes
  return {
    state: { session, loading: false, expired: false },
    ...(enters && { destination: paths.dashboard }),
  }
}

const withoutSession = (
  state: SessionState,
  { event, isDeliberate }: SessionReport,
): Transition => {
  if (event !== 'SIGNED_OUT' || !state.session) {
    return { state: { ...state, loading: false } }
  }
  if (!isDeliberate) return { state: { ...state, loading: false, expired: true } }
  return {
    state: { session: null, loading: false, expired: false },
    destination: paths.home,
  }
}

const ENTRANCES = new Set<SessionReport['event']>(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'])

const isInside = (session: Session | null) => session !== null && !needsCode(session)
