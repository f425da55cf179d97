import { Dialog as Radix } from 'radix-ui'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { CodeStep } from './code-step.tsx'
import { ErrorBox } from './error-box.tsx'
import { serverMessage } from './server-message.ts'
import { useSubmit } from './use-submit.ts'

/** The session ended while someone was working: they sign in again here, and the page beneath stays as it is. */
export const SignInAgainDialog = () => {
  const { client, user, expired, needsCode } = useAuth()
  const { busy, error, onSubmit } = useSubmit(async ({ email = '', password = '' }) => {
    if (!password) return { message: 'Please enter both email and password', field: 'password' }
    const { error } = await client.auth.signInWithPassword({ email, password })
    if (error) return { message: serverMessage(error, 'Failed to sign in'), field: 'password' }
  })

  return (
    <Radix.Root open={expired || needsCode}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-estate-950/55 backdrop-blur-[2px]" />
        <Radix.Content className="fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 animate-rise gap-5 overflow-y-auto rounded-lg border border-line bg-card p-6 text-ink shadow-float sm:p-8">
          <Radix.Title className="title-type text-2xl">Please sign in again</Radix.Title>
          <Radix.Description className="text-sm text-muted">
            Your session has ended. Nothing you typed is lost: sign in and go on where you were.
          </Radix.Description>
          {needsCode && !expired ? (
            <CodeStep />
          ) : (
            <form noValidate onSubmit={onSubmit} className="grid gap-5">
              <ErrorBox message={error} />
              <Field label="Email">
                <Input
                  name="email"
                  type="email"
                  autoComplete="username"
                  readOnly
                  value={user?.email ?? ''}
                />
              </Field>
              <Field label="Password">
                <PasswordInput name="password" autoComplete="current-password" autoFocus />
              </Field>
              <Button type="submit" size="lg" busy={busy}>
                {busy ? 'Signing in...' : 'Log in'}
              </Button>
              <Button asChild variant="link">
                <a href={paths.login}>Sign in another way</a>
              </Button>
            </form>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
