import type { ComponentType } from 'react'
import { paths } from '@/lib/paths.ts'

/** The pages for signing in and up and for resetting a password, by their address. */
export const entrancePages: Record<string, () => Promise<ComponentType>> = {
  [paths.login]: () => import('@/pages/login.tsx').then((module) => module.LoginPage),
  [paths.signup]: () => import('@/pages/signup.tsx').then((module) => module.SignupPage),
  [paths.forgotPassword]: () =>
    import('@/pages/forgot-password.tsx').then((module) => module.ForgotPasswordPage),
  [paths.resetPassword]: () =>
    import('@/pages/reset-password.tsx').then((module) => module.ResetPasswordPage),
}
