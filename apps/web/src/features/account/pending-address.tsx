import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { authErrorWords } from '@/lib/session/auth-error-words.ts'

interface PendingAddressProps {
  present: string
  wanted: string
  /** One of the two links was followed. */
  isHalfDone: boolean
}

/** A change of address waits until both mailboxes have agreed. */
export const PendingAddress = ({ present, wanted, isHalfDone }: PendingAddressProps) => {
  const { client } = useAuth()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')

  const sendAgain = async () => {
    setBusy(true)
    const { error } = await (await client.auth()).resend({
      type: 'email_change',
      email: present,
      options: { emailRedirectTo: location.origin + paths.account },
    })
    setBusy(false)
    setAnswer(
      error ? authErrorWords(error, 'The mails could not be sent') : 'Sent. It can take a minute.',
    )
  }

  return (
    <div className="grid w-full gap-2 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        {isHalfDone
          ? 'One mailbox has agreed. Please follow the link in the other one as well: '
          : 'Waiting for both mailboxes. Please follow the links that we sent to '}
        {present} and <strong className="font-semibold">{wanted}</strong>.
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        <Button variant="link" size="sm" busy={busy} onClick={() => void sendAgain()}>
          Send them again
        </Button>
        <span role="status">{answer}</span>
      </p>
    </div>
  )
}
