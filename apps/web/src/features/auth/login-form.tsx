import { useState } from 'react'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { OrDivider } from './or-divider.tsx'
import { OtherFormLink } from './other-form-link.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { ResetDialog } from './reset-dialog.tsx'

interface LoginFormProps {
  /** What went wrong on the way here, such as a refused provider. */
  initialError: string | null
  /** The address of somebody who has just signed up. */
  initialEmail?: string | undefined
}

export const LoginForm = ({ initialError, initialEmail }: LoginFormProps) => {
  const { client } = useAuth()
  const [arrivalError, setArrivalError] = useState(initialError)
  const { busy, error, setError, onSubmit } = useSubmit(async ({ email = '', password = '' }) => {
    setArrivalError(null)
    if (!email || !password) {
      return {
        message: 'Please enter both email and password',
        field: email ? 'password' : 'email',
      }
    }
    const { error } = await (await client.auth()).signInWithPassword({ email, password })
    if (error) return { message: authErrorWords(error, 'Failed to sign in'), field: 'password' }
  })

  return (
    <div className="grid gap-6">
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <ErrorBox message={error ?? arrivalError} />
        <Field label="Email">
          <Input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={initialEmail}
          />
        </Field>
        <div className="grid gap-2">
          <Field label="Password">
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <ResetDialog />
        </div>
        <Button type="submit" size="lg" busy={busy}>
          {busy ? 'Signing in...' : 'Log in'}
        </Button>
      </form>
      <OrDivider />
      <ProviderButtons returnTo={paths.dashboard} onError={setError} />
      <OtherFormLink question="New to Listwright?" to={paths.signup} label="Sign up" />
    </div>
  )
}
