import { PASSWORD_MIN } from '@listwright/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { toast } from '@/lib/toast.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { CodeStep } from './code-step.tsx'

const REDIRECT_MS = 2000

export const ResetPasswordForm = () => {
  const { client, needsCode, signOut } = useAuth()
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async ({ password = '', confirmation = '' }) => {
    if (password.length < PASSWORD_MIN) {
      return { message: `Password must be at least ${PASSWORD_MIN} characters`, field: 'password' }
    }
    if (password !== confirmation)
      return { message: 'Passwords do not match', field: 'confirmation' }
    const { error } = await (await client.auth()).updateUser({ password })
    if (error)
      return { message: authErrorWords(error, 'Failed to reset password'), field: 'password' }
    setIsDone(true)
    toast.success('Password has been reset successfully')
    setTimeout(() => void navigate(paths.login), REDIRECT_MS)
    // Ends all other sessions. If that fails it is logged; the new password is set in any case.
    await signOut('kept').catch(() => undefined)
  })

  if (needsCode && !isDone) return <CodeStep />
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <ErrorBox message={error} />
      <Field label="New password" hint={`At least ${PASSWORD_MIN} characters`}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password">
        <PasswordInput name="confirmation" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" busy={busy} disabled={isDone}>
        {isDone ? 'Password changed' : busy ? 'Saving...' : 'Set new password'}
      </Button>
    </form>
  )
}
