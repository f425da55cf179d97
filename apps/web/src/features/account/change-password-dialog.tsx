import { PASSWORD_MIN } from '@listwright/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { sessionsKey } from '@/data/session/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { toast } from '@/lib/toast.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { hasPassword } from './has-password.ts'
import { useProof } from './use-proof.ts'

const CODE_STYLE = 'figures text-lg tracking-[0.25em]'

/**
 * Sets another password. An open screen is not enough for that: the present password proves who asks, or a code of the
 * authenticator app; where the service wants more, a code that it mails.
 */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { client, user } = useAuth()
  const queryClient = useQueryClient()
  const { kind, prove } = useProof()
  const [isMailed, setIsMailed] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async ({ proof = '', password = '', nonce = '' }) => {
    if (password.length < PASSWORD_MIN) {
      return { message: `Password must be at least ${PASSWORD_MIN} characters`, field: 'password' }
    }
    // A code of the app works once, so what was proved before the mail is not asked for again.
    const refusal = isMailed ? undefined : await prove(proof)
    if (refusal) return { message: refusal, field: 'proof' }
    const { error } = await (await client.auth()).updateUser({ password, ...(nonce && { nonce }) })
    if (error?.code === 'reauthentication_needed') {
      await (await client.auth()).reauthenticate()
      setIsMailed(true)
      return { message: authErrorWords(error, FAILURE), field: 'nonce' }
    }
    if (error) return { message: authErrorWords(error, FAILURE), field: 'password' }
    toast.success('Your password is changed')
    void queryClient.invalidateQueries({ queryKey: sessionsKey })
    onClose()
  })

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
          {kind === 'password' && (
            <Field label="Current password">
              <PasswordInput name="proof" autoComplete="current-password" />
            </Field>
          )}
          {kind === 'code' && !isMailed && (
            <Field label="Code" hint="The six digits your authenticator app shows for Listwright">
              <Input
                name="proof"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                className={CODE_STYLE}
              />
            </Field>
          )}
          {isMailed && (
            <Field label="Code from the mail" hint={`We have sent it to ${user?.email}.`}>
              <Input
                name="nonce"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                className={CODE_STYLE}
              />
            </Field>
          )}
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

const FAILURE = 'The password could not be changed'
