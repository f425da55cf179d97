import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { AuthShell } from '@/features/auth/auth-shell.tsx'
import { CodeStep } from '@/features/auth/code-step.tsx'
import { ConfirmAddress } from '@/features/auth/confirm-address.tsx'
import { LoginForm } from '@/features/auth/login-form.tsx'
import { newAccountOf } from '@/features/auth/new-account.ts'
import { paths } from '@/lib/paths.ts'
import { arrivalError } from '@/lib/session/arrival-error.ts'
import { type Auth, useAuth } from '@/lib/session/auth-context.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const LoginPage = () => {
  const auth = useAuth()
  usePageTitle('Log in')
  if (auth.loading) return <FullScreenMessage>Loading...</FullScreenMessage>
  return <LoginScreen {...auth} />
}

const LoginScreen = ({ session, expired, needsCode }: Auth) => {
  // Who opens this page signed in goes home; who signs in here is taken to the dashboard by the session itself.
  const [cameSignedIn] = useState(session !== null && !needsCode && !expired)
  const newAccount = newAccountOf(useLocation().state)
  if (cameSignedIn) return <Navigate to={paths.home} replace />
  if (needsCode) {
    return (
      <AuthShell title="One more step" text="Your account is protected by a second factor.">
        <CodeStep />
      </AuthShell>
    )
  }
  if (newAccount) {
    return (
      <AuthShell title="Almost there" text="Confirm your address, and your studio opens.">
        <ConfirmAddress email={newAccount} />
        <h2 className="title-type mb-4 text-xl">Or continue to login</h2>
        <LoginForm initialError={arrivalError} initialEmail={newAccount} />
      </AuthShell>
    )
  }
  return (
    <AuthShell title="Welcome back" text="Log in to write your next listing.">
      <LoginForm initialError={arrivalError} />
    </AuthShell>
  )
}
