import { z } from 'zod'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { useSubmit } from '@/lib/use-submit.ts'

/** Asks for another sign-in address. Both mailboxes are asked, so nobody moves an account that is not theirs. */
export const ChangeAddressDialog = ({ onClose }: { onClose: () => void }) => {
  const { client, user } = useAuth()
  const { busy, error, onSubmit } = useSubmit(async ({ address = '' }) => {
    const email = z.email().safeParse(address.trim()).data
    if (!email) return { message: 'Please enter a valid email address.', field: 'address' }
    if (email.toLowerCase() === user?.email) {
      return { message: 'You sign in with this address already.', field: 'address' }
    }
    const { error } = await (await client.auth()).updateUser(
      { email },
      { emailRedirectTo: location.origin + paths.account },
    )
    if (error) {
      return {
        message: authErrorWords(error, 'The address could not be changed'),
        field: 'address',
      }
    }
    onClose()
  })

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Change your sign-in address"
        description="We write to the old and to the new address. Once both have agreed, you sign in with the new one."
      >
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          <ErrorBox message={error} />
          <Field label="New address">
            <Input name="address" type="email" inputMode="email" autoComplete="email" />
          </Field>
          <Button type="submit" busy={busy}>
            {busy ? 'Sending...' : 'Send the mails'}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
