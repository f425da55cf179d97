import { PASSWORD_MIN } from '@listwright/contracts'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { toast } from '@/lib/toast.ts'
import { useSubmit } from '@/lib/use-submit.ts'

export const ChoosePassword = ({ onPutOff }: { onPutOff: () => void }) => {
  const { client } = useAuth()
  const { busy, error, onSubmit } = useSubmit(async ({ password = '' }) => {
    if (password.length < PASSWORD_MIN) {
      return { message: `Password must be at least ${PASSWORD_MIN} characters`, field: 'password' }
    }
    const { error } = await (await client.auth()).updateUser({ password })
    if (error)
      return { message: authErrorWords(error, 'Failed to set password'), field: 'password' }
    toast.success('Your password is set')
  })

  return (
    <Dialog open onOpenChange={onPutOff}>
      <DialogContent
        title="Choose your password"
        description="Your address is confirmed. You did that in another browser than the one you signed up in, so please enter a password once more; the same one is fine."
      >
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          <ErrorBox message={error} />
          <Field label="New password" hint={`At least ${PASSWORD_MIN} characters`}>
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
          <Button type="submit" size="lg" busy={busy}>
            {busy ? 'Saving...' : 'Set password'}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
