import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { paths } from '@/lib/paths.ts'
import { ENDED_UNDER_LOCK, hasAddressLock } from '@/lib/session/address-lock.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { CodeStep } from './code-step.tsx'

/** The session ended while someone was working: they sign in again here, and the page beneath stays as it is. */
export const SignInAgainDialog = () => {
  const { client, user, expired, needsCode } = useAuth()
  const { busy, error, onSubmit } = useSubmit(async ({ email = '', password = '' }) => {
    if (!password) return { message: 'Please enter both email and password', field: 'password' }
    const { error } = await (await client.auth()).signInWithPassword({ email, password })
    if (error) return { message: authErrorWords(error, 'Failed to sign in'), field: 'password' }
  })

  const why = expired && hasAddressLock(user) ? ENDED_UNDER_LOCK : 'Your session has ended.'
  return (
    <Dialog open>
      <DialogContent
        title="Please sign in again"
        description={`${why} Nothing you typed is lost: sign in and go on where you were.`}
        isDismissible={false}
      >
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
      </DialogContent>
    </Dialog>
  )
}
