import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { ErrorBox } from '@/components/error-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'
import { resendConfirmation } from '@/lib/session/resend-confirmation.ts'
import { useSubmit } from '@/lib/use-submit.ts'

/** Stays on the login page after sign-up: where the mail went, a field for its code, and a way to have it sent again. */
export const ConfirmAddress = ({ email }: { email: string }) => {
  const { client } = useAuth()
  const { busy, error, setError, onSubmit } = useSubmit(async ({ code = '' }) => {
    const token = code.replaceAll(/\s/g, '')
    if (!token) return { message: 'Please enter the code', field: 'code' }
    const { error } = await (await client.auth()).verifyOtp({ email, token, type: 'email' })
    if (error) {
      return { message: authErrorWords(error, 'Failed to confirm your address'), field: 'code' }
    }
  })

  return (
    <section
      aria-label="Confirm your address"
      className="mb-8 grid gap-5 rounded-lg border border-brass bg-finding/25 p-5"
    >
      <MailNotice email={email} />
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <ErrorBox message={error} />
        <Field label="Code from the mail" hint="Or follow the link in it: both do the same.">
          <Input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={12}
            className="figures text-xl tracking-[0.3em]"
          />
        </Field>
        <Button type="submit" busy={busy}>
          {busy ? 'Checking...' : 'Confirm and go on'}
        </Button>
      </form>
      <SendAgain email={email} onError={setError} />
    </section>
  )
}

const MailNotice = ({ email }: { email: string }) => (
  <div className="flex gap-3.5">
    <MailCheck
      aria-hidden="true"
      strokeWidth={1.4}
      className="mt-0.5 size-6 shrink-0 text-stroke"
    />
    <div className="grid gap-1.5 text-sm">
      <p role="status" className="font-semibold">
        Account created! Please check your email to confirm your account or continue to login.
      </p>
      <p className="text-muted">
        The mail went to{' '}
        <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</strong>.
      </p>
    </div>
  </div>
)

interface SendAgainProps {
  email: string
  /** Called with null when a new attempt begins. */
  onError: (message: string | null) => void
}

const SendAgain = ({ email, onError }: SendAgainProps) => {
  const { client } = useAuth()
  const [isSending, setIsSending] = useState(false)
  const [isSentAgain, setIsSentAgain] = useState(false)

  const sendAgain = async () => {
    setIsSending(true)
    setIsSentAgain(false)
    onError(null)
    const { error } = await resendConfirmation(client, email)
    setIsSending(false)
    if (error) onError(authErrorWords(error, 'The mail could not be sent'))
    else setIsSentAgain(true)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      No mail? Please look in your spam folder.
      <Button variant="link" busy={isSending} onClick={() => void sendAgain()}>
        Send it again
      </Button>
      <span role="status">{isSentAgain && 'Sent. It can take a minute.'}</span>
    </p>
  )
}
