import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
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

  return (
    <Card aria-labelledby="security-title">
      <CardTitle id="security-title">Security</CardTitle>
      <CardDescription>The address and the password you sign in with.</CardDescription>
      <div className="mt-4 divide-y divide-line">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0">
            <p className="font-semibold">Sign-in address</p>
            <p className="text-sm [overflow-wrap:anywhere] text-muted">{user?.email}</p>
          </div>
          <Button variant="outline" size="sm" onClick={() => setDialog('address')}>
            Change address
          </Button>
          {user?.email && user.new_email && (
            <PendingAddress present={user.email} wanted={user.new_email} />
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div>
            <p className="font-semibold">Password</p>
            <p className="text-sm text-muted">
              {hasPassword(user)
                ? 'A change signs your other devices out.'
                : 'You sign in through a provider. A password is a second way in.'}
            </p>
          </div>
          <Button variant="outline" size="sm" onClick={() => setDialog('password')}>
            {hasPassword(user) ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      </div>
      {dialog === 'address' && <ChangeAddressDialog onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
    </Card>
  )
}
