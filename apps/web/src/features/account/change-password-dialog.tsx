import { PASSWORD_MIN } from '@listwright/contracts'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { hasPassword } from './has-password.ts'
import { usePasswordChange } from './use-password-change.ts'

/**
 * Sets another password. An open screen is not enough for that: the present password proves who asks, or a code of the
 * authenticator app; where the service wants more, a code that it mails.
 */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { user } = useAuth()
  const { kind, isMailed, busy, error, onSubmit } = usePasswordChange(onClose)

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={hasPassword(user) ? 'Change your password' : 'Set a password'}
        description="Your other devices are signed out."
      >
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          <ErrorBox message={error} />
          <input
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={user?.email ?? ''}
          />
          <ProofFields kind={kind} isMailed={isMailed} email={user?.email} />
          <Field label="New password" hint={`At least ${PASSWORD_MIN} characters`}>
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save password'}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface ProofFieldsProps extends Pick<ReturnType<typeof usePasswordChange>, 'kind' | 'isMailed'> {
  email: string | undefined
}

const ProofFields = ({ kind, isMailed, email }: ProofFieldsProps) => (
  <>
    {kind === 'password' && (
      <Field label="Current password">
        <PasswordInput name="proof" autoComplete="current-password" />
      </Field>
    )}
    {kind === 'code' && !isMailed && (
      <CodeField
        label="Code"
        hint="The six digits your authenticator app shows for Listwright"
        name="proof"
        maxLength={7}
      />
    )}
    {isMailed && (
      <CodeField
        label="Code from the mail"
        hint={`We have sent it to ${email}.`}
        name="nonce"
        maxLength={12}
      />
    )}
  </>
)

interface CodeFieldProps {
  label: string
  hint: string
  name: string
  maxLength: number
}

const CodeField = ({ label, hint, ...input }: CodeFieldProps) => (
  <Field label={label} hint={hint}>
    <Input
      {...input}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="figures text-lg tracking-[0.25em]"
    />
  </Field>
)
