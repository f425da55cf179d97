import { useState } from 'react'
import { Navigate } from 'react-router'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { AuthShell } from '@/features/auth/auth-shell.tsx'
import { CodeStep } from '@/features/auth/code-step.tsx'
import { LoginForm } from '@/features/auth/login-form.tsx'
import { paths } from '@/lib/paths.ts'
import { arrival } from '@/lib/session/arrival.ts'
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
  if (cameSignedIn) return <Navigate to={paths.home} replace />
  if (needsCode) {
    return (
      <AuthShell title="One more step" text="Your account is protected by a second factor.">
        <CodeStep />
      </AuthShell>
    )
  }
  return (
    <AuthShell title="Welcome back" text="Log in to write your next listing.">
      <LoginForm initialError={arrival.error} />
    </AuthShell>
  )
}
