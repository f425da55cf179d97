import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { arrival } from '@/lib/session/arrival.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ChangeAddressDialog } from './change-address-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { hasPassword } from './has-password.ts'
import { PendingAddress } from './pending-address.tsx'

/** How the agent signs in: the address and the password, each with a way to change it. */
export const SecurityCard = () => {
  const { user } = useAuth()
  const [dialog, setDialog] = useState<'address' | 'password' | null>(null)
  const close = () => setDialog(null)
  const { card, answered } = useAddressAnswer()

  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby="security-title"
      className="scroll-mt-6 outline-none"
    >
      <CardTitle id="security-title">Security</CardTitle>
      <CardDescription>The address and the password you sign in with.</CardDescription>
      <div className="mt-4 divide-y divide-line">
        <SecurityRow
          title="Sign-in address"
          text={user?.email}
          action="Change address"
          onAction={() => setDialog('address')}
        >
          {user?.email && user.new_email && (
            <PendingAddress
              present={user.email}
              wanted={user.new_email}
              isHalfDone={answered === 'half'}
            />
          )}
          {answered === 'done' && !user?.new_email && <AddressChanged />}
        </SecurityRow>
        <SecurityRow
          title="Password"
          text={
            hasPassword(user)
              ? 'A change signs your other devices out.'
              : 'You sign in through a provider. A password is a second way in.'
          }
          action={hasPassword(user) ? 'Change password' : 'Set a password'}
          onAction={() => setDialog('password')}
        />
      </div>
      {dialog === 'address' && <ChangeAddressDialog onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
    </Card>
  )
}

/** What the link in a mail said about a change of the address. The card is shown to whoever followed one. */
const useAddressAnswer = () => {
  const card = useRef<HTMLElement>(null)
  // The first entry of the history has this key: whoever comes back to the page later has read the answer.
  const answered = useLocation().key === 'default' ? arrival.addressChange : null
  useEffect(() => {
    if (!answered) return
    card.current?.scrollIntoView()
    card.current?.focus({ preventScroll: true })
  }, [answered])
  return { card, answered }
}

interface SecurityRowProps {
  title: string
  text: string | undefined
  action: string
  onAction: () => void
  children?: ReactNode
}

const SecurityRow = ({ title, text, action, onAction, children }: SecurityRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-sm [overflow-wrap:anywhere] text-muted">{text}</p>
    </div>
    <Button variant="outline" size="sm" onClick={onAction}>
      {action}
    </Button>
    {children}
  </div>
)

const AddressChanged = () => (
  <p role="status" className="w-full rounded-md border border-line bg-chosen/45 px-4 py-3 text-sm">
    Your sign-in address is changed. From now on you sign in with this one.
  </p>
)
