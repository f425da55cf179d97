import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetChosenPlan } from '@/lib/chosen-plan.ts'
import type { Client } from '@/lib/connect-client.ts'
import { forgetDrafts } from '@/lib/draft-storage.ts'
import { forgetReadings } from '@/lib/kept-readings.ts'
import { paths } from '@/lib/paths.ts'
import { forgetInvitation } from '@/lib/pending-invitation.ts'
import { toast } from '@/lib/toast.ts'
import { ENDED_UNDER_LOCK, hasAddressLock } from './address-lock.ts'
import { arrival } from './arrival.ts'
import { needsCode } from './assurance.ts'
import { AuthContext } from './auth-context.ts'
import {
  forgetSignOut,
  markSignOut,
  onSignOutMarked,
  type UnsavedWork,
  wasDeliberate,
  wasWorkForgotten,
} from './deliberate-sign-out.ts'
import { isFresh } from './is-fresh.ts'
import { initialSession, type SessionReport, sessionTransition } from './session-transition.ts'

/** Long enough for the first screen to have its data. */
const PAUSE_MS = 2000

interface AuthProviderProps {
  client: Client
  children: ReactNode
}

/** Provides the session, and navigates only when the user signed in or out deliberately. */
export const AuthProvider = ({ client, children }: AuthProviderProps) => {
  const [state, setState] = useState(initialSession)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  const leaveFor = useEffectEvent((destination: string) => {
    // The reset page decides by itself where its visitor goes.
    if (pathname !== paths.resetPassword) void navigate(destination)
  })

  useEffect(() => {
    let current = initialSession
    const stored = client.keptSession()
    // The account page says what became of a change of address.
    const isAnswered = arrival.addressChange !== null && openedAt === paths.account

    const report = (event: SessionReport['event'], session: SessionReport['session']) => {
      const isDeliberate = wasDeliberate()
      if (session && !current.session) forgetSignOut()
      // A session that could not be renewed when the app was opened; one that ends later is explained where it is resumed.
      const isRefused = event === 'SIGNED_OUT' && !isDeliberate && !current.session
      if (isRefused && hasAddressLock(stored?.user)) toast.error(ENDED_UNDER_LOCK)
      const { state: next, destination } = sessionTransition(current, {
        event,
        session,
        isArriving: arrival.isSignIn && !isAnswered,
        isDeliberate,
      })
      current = next
      setState(next)
      if (destination) leaveFor(destination)
    }

    const fetchSession = async () => {
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
    if (isUsable) timer = setTimeout(fetchSession, PAUSE_MS)
    else void fetchSession()
    return () => {
      clearTimeout(timer)
      stop()
      stopHearing()
    }
  }, [client, openedAt])

  // Runs after the pages have unmounted, because they write pending drafts when they unmount.
  const userId = state.session?.user.id
  useEffect(() => {
    if (!userId) return
    return () => {
      forgetReadings(userId).catch(console.error)
      if (!wasWorkForgotten()) return
      forgetDrafts(userId)
      forgetInvitation()
      forgetChosenPlan()
    }
  }, [userId])

  // Public pages choose their links by this mark; the script in index.html sets it when a page is opened.
  const isSignedIn = userId !== undefined
  useEffect(() => {
    if (!state.loading) document.documentElement.classList.toggle('signed-in', isSignedIn)
  }, [state.loading, isSignedIn])

  const auth = useMemo(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      needsCode: needsCode(state.session),
      client,
      signOut: (work: UnsavedWork) => signOut(client, work),
    }),
    [state, client],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

const signOut = async (client: Client, work: UnsavedWork) => {
  const auth = await client.auth()
  // Set only once the sign-out can be asked for: a mark that stays makes the next end of the session count as a log-out.
  markSignOut(work)
  try {
    const { error } = await auth.signOut()
    if (error) throw error
  } catch (error) {
    forgetSignOut()
    console.error('Error signing out:', error)
    throw error
  }
}
