import { lazy, Suspense, useState } from 'react'
import { useAuth } from '@/lib/session/auth-context.ts'

const ChoosePassword = lazy(() =>
  import('./choose-password.tsx').then((module) => ({ default: module.ChoosePassword })),
)

/**
 * Shown when an account was confirmed in another browser than it was made in: its password was dropped, because a
 * stranger may have chosen it.
 */
export const ChoosePasswordDialog = () => {
  const { user } = useAuth()
  const [isPutOff, setIsPutOff] = useState(false)
  const isNeeded = user?.app_metadata.password_needed === true
  return (
    isNeeded &&
    !isPutOff && (
      <Suspense>
        <ChoosePassword onPutOff={() => setIsPutOff(true)} />
      </Suspense>
    )
  )
}
