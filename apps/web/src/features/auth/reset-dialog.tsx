import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { useSubmit } from '@/lib/use-submit.ts'
import { requestReset } from './request-reset.ts'

/** 'Forgot password?' on the login page: asks for the address, then says where to look. */
export const ResetDialog = () => {
  const { client } = useAuth()
  const [isSent, setIsSent] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async ({ email = '' }) => {
    const refusal = await requestReset(client, email, 'Failed to send reset instructions')
    if (refusal) return { message: refusal, field: 'email' }
    setIsSent(true)
    toast.success('Password reset instructions sent to your email')
  })

  const startOver = () => {
    setIsSent(false)
    setError(null)
  }

  return (
    <Dialog onOpenChange={startOver}>
      <DialogTrigger asChild>
        <Button variant="link" size="sm" className="justify-self-end">
          Forgot password?
        </Button>
      </DialogTrigger>
      {isSent ? (
        <DialogContent
          title="Reset link sent!"
          description="Open the mail we sent and follow its link to choose a new password."
        >
          <MailCheck aria-hidden="true" strokeWidth={1.25} className="size-14 text-stroke" />
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </DialogContent>
      ) : (
        <DialogContent
          title="Reset your password"
          description="Tell us your address and we will send a link to choose a new password."
        >
          <form noValidate onSubmit={onSubmit} className="grid gap-5">
            <Field label="Email" error={error ?? undefined}>
              <Input name="email" type="email" autoComplete="username" />
            </Field>
            <Button type="submit" busy={busy}>
              {busy ? 'Sending...' : 'Send reset link'}
            </Button>
          </form>
        </DialogContent>
      )}
    </Dialog>
  )
}
