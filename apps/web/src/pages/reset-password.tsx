import { useEffect } from 'react'
import { AuthShell } from '@/features/auth/auth-shell.tsx'
import { InvalidResetLink } from '@/features/auth/invalid-reset-link.tsx'
import { ResetPasswordForm } from '@/features/auth/reset-password-form.tsx'
import { arrival } from '@/lib/session/arrival.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const ResetPasswordPage = () => {
  usePageTitle('Reset password')

  // A second link pasted into the same tab changes only the fragment, which is read when a page is opened.
  useEffect(() => {
    const reload = () => {
      // The auth client empties the fragment once it has read it.
      if (location.hash.length > 1) location.reload()
    }
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])

  return (
    <AuthShell
      title="Choose a new password"
      text="It replaces the old one everywhere, and ends every other session."
    >
      {arrival.isRecovery ? <ResetPasswordForm /> : <InvalidResetLink />}
    </AuthShell>
  )
}
