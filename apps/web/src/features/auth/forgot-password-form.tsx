import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { AuthShell } from './auth-shell.tsx'
import { requestReset } from './request-reset.ts'

export const ForgotPasswordForm = () => {
  const { client } = useAuth()
  const [isSent, setIsSent] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async ({ email = '' }) => {
    const refusal = await requestReset(client, email, 'Failed to send reset email')
    if (refusal) return { message: refusal, field: 'email' }
    setIsSent(true)
  })

  if (isSent) {
    return (
      <AuthShell
        title="Reset Link Sent!"
        text="Open the mail we sent and follow its link to choose a new password."
      >
        <MailCheck aria-hidden="true" strokeWidth={1.25} className="mb-8 size-14 text-stroke" />
        <Button asChild size="lg">
          <Link to={paths.login} role="button">
            Return to Login
          </Link>
        </Button>
      </AuthShell>
    )
  }
  return (
    <AuthShell
      title="Forgot your password?"
      text="Tell us your address and we will send a link to choose a new one."
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <Field label="Email" error={error ?? undefined}>
          <Input name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {busy ? 'Sending...' : 'Send reset link'}
        </Button>
        <Button asChild variant="link">
          <Link to={paths.login}>Back to login</Link>
        </Button>
      </form>
    </AuthShell>
  )
}
