import { AuthShell } from '@/features/auth/auth-shell.tsx'
import { SignupForm } from '@/features/auth/signup-form.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const SignupPage = () => {
  usePageTitle('Sign up')
  return (
    <AuthShell
      title="Write your first listing"
      text="Free for up to 3 listings a month. No credit card needed."
    >
      <SignupForm />
    </AuthShell>
  )
}
