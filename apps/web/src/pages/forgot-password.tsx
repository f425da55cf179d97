import { ForgotPasswordForm } from '@/features/auth/forgot-password-form.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const ForgotPasswordPage = () => {
  usePageTitle('Forgot password')
  return <ForgotPasswordForm />
}
