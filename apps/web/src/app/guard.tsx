import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '@/lib/paths.ts'
import { keepInvitation } from '@/lib/pending-invitation.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { AfterFirstScreen } from './after-first-screen.tsx'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSessionWatch } from './use-session-watch.ts'
import { useWaitingDrafts } from './use-waiting-drafts.ts'
import { useWaitingTexts } from './use-waiting-texts.ts'
import { UserCache } from './user-cache.tsx'
import { Waiting } from './waiting.tsx'

const SignInAgainDialog = lazy(() =>
  import('@/features/auth/sign-in-again-dialog.tsx').then((module) => ({
    default: module.SignInAgainDialog,
  })),
)

/** Lets signed-in users through; a page that is already open stays open when its session ends. */
export const Guard = () => {
  const { session, loading, expired, needsCode } = useAuth()
  const { search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  if (loading) return <Waiting />
  if (!session) {
    // After a log-out the session provider navigates home; nothing is shown meanwhile.
    return isOpen ? null : <ToLogin search={search} />
  }
  if (!isOpen) {
    if (needsCode) return <Navigate to={paths.login} replace />
    setIsOpen(true)
  }
  return (
    <UserCache key={session.user.id} userId={session.user.id}>
      <Inside userId={session.user.id} />
      {(expired || needsCode) && (
        <Suspense>
          <SignInAgainDialog />
        </Suspense>
      )}
    </UserCache>
  )
}

const ToLogin = ({ search }: { search: string }) => {
  useEffect(() => keepInvitation(search), [search])
  return <Navigate to={paths.login} replace />
}

const Inside = ({ userId }: { userId: string }) => {
  const { client } = useAuth()
  useWaitingTexts(client, userId)
  useWaitingDrafts(client, userId)
  useSessionWatch(client)
  useOtherTabs()
  return (
    <>
      <Outlet />
      <AfterFirstScreen />
    </>
  )
}
