import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { resendConfirmation } from '@/lib/session/resend-confirmation.ts'

/** Tells whoever has not confirmed their address that nothing can be bought before, and mails the link again. */
export const ConfirmFirst = () => {
  const { client, user } = useAuth()
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState('')
  if (!user?.email || user.email_confirmed_at) return null

  const { email } = user
  const send = async () => {
    setIsSending(true)
    const { error } = await resendConfirmation(client, email)
    // Loaded on demand: this component is on the dashboard, whose first script must not contain the auth client.
    const { authErrorWords } = await import('@/lib/session/auth-error-words.ts')
    setIsSending(false)
    setAnswer(
      error ? authErrorWords(error, 'The mail could not be sent') : 'Sent. It can take a minute.',
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      Please confirm your address first: the link is in our mail to {email}.
      <Button variant="link" busy={isSending} onClick={() => void send()}>
        Send it again
      </Button>
      <span role="status">{answer}</span>
    </p>
  )
}
