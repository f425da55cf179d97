import type { Client } from '@/lib/connect-client.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'
import { ENDED_UNDER_LOCK, hasAddressLock } from './address-lock.ts'
import { arrival } from './arrival.ts'
import { forgetSignOut, onSignOutMarked, wasDeliberate } from './deliberate-sign-out.ts'
import { isFresh } from './is-fresh.ts'
import {
  initialSession,
  type SessionReport,
  type SessionState,
  sessionTransition,
} from './session-transition.ts'

/** Long enough for the first screen to have its data. */
const PAUSE_MS = 2000

type Report = (event: SessionReport['event'], session: SessionReport['session']) => void

interface Watch {
  /** The path of the page when the app was opened. */
  openedAt: string
  onState: (state: SessionState) => void
  /** The user signed in or out deliberately, and belongs on another page. */
  onLeave: (destination: string) => void
}

/** Follows the session from what this browser has kept to what the auth client reports; returns how to stop. */
export const watchSession = (client: Client, { openedAt, onState, onLeave }: Watch) => {
  let current = initialSession
  const stored = client.keptSession()
  // The account page says what became of a change of address.
  const isAnswered = arrival.addressChange !== null && openedAt === paths.account

  const report: Report = (event, session) => {
    const isDeliberate = wasDeliberate()
    if (session && !current.session) forgetSignOut()
    // A session that could not be renewed when the app was opened; one that ends later is explained where it is resumed.
    const isRefused = event === 'SIGNED_OUT' && !isDeliberate && !current.session
    if (isRefused && hasAddressLock(stored?.user)) toast.error(ENDED_UNDER_LOCK)
    const isArriving = arrival.isSignIn && !isAnswered
    const reported = { event, session, isArriving, isDeliberate }
    const { state, destination } = sessionTransition(current, reported)
    current = state
    onState(state)
    if (destination) onLeave(destination)
  }

  // The first screen does not wait for the auth client, unless that has something to do.
  const hasArrived = arrival.isSignIn || arrival.isRecovery || arrival.errorCode !== null
  const isUsable = isFresh(stored) && !hasArrived
  // Without a network an expired session cannot be renewed, and its owner must still reach their texts.
  if (isUsable || !navigator.onLine) report('FETCHED', stored)
  const stop = client.onSession(report)
  const stopHearing = onSignOutMarked(() => {
    if (current.expired) report('SIGNED_OUT', null)
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  if (isUsable) timer = setTimeout(() => fetchSession(client, isUsable, report), PAUSE_MS)
  else void fetchSession(client, isUsable, report)
  return () => {
    clearTimeout(timer)
    stop()
    stopHearing()
  }
}

const fetchSession = async (client: Client, isUsable: boolean, report: Report) => {
  try {
    const { data, error } = await (await client.auth()).getSession()
    // Another tab has signed out while the auth client was being loaded. After an error nothing is known: the auth
    // client itself reports a session that the service refused.
    const hasEnded = isUsable && !data.session && !error
    report(hasEnded ? 'SIGNED_OUT' : 'FETCHED', data.session)
  } catch (error) {
    console.error('Error fetching the session:', error)
    report('FETCHED', null)
  }
}
