import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetChosenPlan } from '@/lib/chosen-plan.ts'
import type { Client } from '@/lib/connect-client.ts'
import { forgetDrafts } from '@/lib/draft-storage.ts'
import { forgetReadings } from '@/lib/kept-readings.ts'
import { paths } from '@/lib/paths.ts'
import { forgetInvitation } from '@/lib/pending-invitation.ts'
import { needsCode } from './assurance.ts'
import { AuthContext } from './auth-context.ts'
import {
  forgetSignOut,
  markSignOut,
  type UnsavedWork,
  wasWorkForgotten,
} from './deliberate-sign-out.ts'
import { initialSession } from './session-transition.ts'
import { watchSession } from './watch-session.ts'

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

  useEffect(
    () =>
      watchSession(client, {
        openedAt,
        onState: setState,
        onLeave: (destination) => leaveFor(destination),
      }),
    [client, openedAt],
  )

  const userId = state.session?.user.id
  useForgottenWork(userId)

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

/**
 * Removes what this browser keeps for a user once the session has ended. It runs after the pages have unmounted, because
 * they write pending drafts when they unmount.
 */
const useForgottenWork = (userId: string | undefined) => {
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
