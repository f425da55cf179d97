import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetInvitation, keepInvitation, pendingInvitation } from '@/lib/pending-invitation.ts'

const Invitation = lazy(() =>
  import('./invitation.tsx').then((module) => ({ default: module.Invitation })),
)

/** Asks a guest who has just arrived, by mail link or after signing in, whether to join. */
export const InvitationDialog = () => {
  const { search } = useLocation()
  const [token, setToken] = useState<string | null>(null)

  useEffect(() => {
    keepInvitation(search)
    setToken(pendingInvitation())
  }, [search])

  const close = () => {
    forgetInvitation()
    setToken(null)
  }
  return (
    token && (
      <Suspense>
        <Invitation token={token} onClose={close} />
      </Suspense>
    )
  )
}
