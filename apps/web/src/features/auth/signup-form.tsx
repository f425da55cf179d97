import { PASSWORD_MIN } from '@listwright/contracts'
import { useNavigate } from 'react-router'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { newAccount } from './new-account.ts'
import { OrDivider } from './or-divider.tsx'
import { OtherFormLink } from './other-form-link.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

export const SignupForm = () => {
  const { client } = useAuth()
  const navigate = useNavigate()
  const { busy, error, setError, onSubmit } = useSubmit(async (fields) => {
    const { email = '', password = '', full_name = '', company = '' } = fields
    if (!email || !password) {
      return {
        message: 'Please enter both email and password',
        field: email ? 'password' : 'email',
      }
    }
    const { error } = await (await client.auth()).signUp({
      email,
      password,
      options: { data: { full_name, company }, emailRedirectTo: location.origin + paths.dashboard },
    })
    if (error) return { message: authErrorWords(error, 'Failed to sign up'), field: 'email' }
    await navigate(paths.login, { state: newAccount(email) })
  })

  return (
    <div className="grid gap-6">
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <ErrorBox message={error} />
        <Field label="Email">
          <Input name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" hint={`Password must be at least ${PASSWORD_MIN} characters`}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Full Name" note="optional">
            <Input name="full_name" autoComplete="name" />
          </Field>
          <Field label="Company" note="optional">
            <Input name="company" autoComplete="organization" />
          </Field>
        </div>
        <Button type="submit" size="lg" busy={busy}>
          {busy ? 'Creating your account...' : 'Sign up'}
        </Button>
      </form>
      <OrDivider />
      <ProviderButtons returnTo={paths.home} onError={setError} />
      <Agreement />
      <OtherFormLink question="Already have an account?" to={paths.login} label="Log in" />
    </div>
  )
}

const Agreement = () => (
  <p className="text-center text-xs text-muted">
    By signing up you agree to the{' '}
    <a href={paths.terms} className="underline underline-offset-4">
      terms
    </a>{' '}
    and the{' '}
    <a href={paths.privacy} className="underline underline-offset-4">
      privacy policy
    </a>
    .
  </p>
)
