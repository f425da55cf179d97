import { type ReactNode, useId, useRef, useState } from 'react'
import { ConfirmButton } from '@/components/confirm-button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { useUpdateProfile } from '@/data/profile/mutations.ts'
import type { Profile } from '@/data/profile/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'
import { TwoFactorOffDialog } from './two-factor-off-dialog.tsx'

export const PreferencesCard = ({ profile }: { profile: Profile }) => {
  const { client, user } = useAuth()
  const update = useUpdateProfile(client, user?.id)
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null)
  const newCodes = useRef<HTMLButtonElement>(null)
  const closeCodes = () => {
    setDialog(null)
    // What had the focus before the codes was the question, which is gone by now.
    setTimeout(() => newCodes.current?.focus())
  }

  return (
    <Card aria-labelledby="preferences-title">
      <CardTitle id="preferences-title">Preferences</CardTitle>
      <div className="mt-4 divide-y divide-line">
        <Preference
          label="Email notifications"
          text="Mail me the finished text after I lock it in."
        >
          {(ids) => (
            <Switch
              {...ids}
              checked={profile.emailNotifications}
              onCheckedChange={(emailNotifications) => update.mutate({ emailNotifications })}
            />
          )}
        </Preference>
        <Preference
          label="IP lock"
          text="Show my data only on the network where I signed in. Elsewhere I am signed out. Others on the same network are not kept out."
        >
          {(ids) => (
            <Switch
              {...ids}
              checked={profile.ipLockEnabled}
              onCheckedChange={(ipLockEnabled) =>
                update.mutate(
                  { ipLockEnabled },
                  // The session carries the lock: a session that ends under it can be told why.
                  { onSuccess: async () => (await client.auth()).refreshSession() },
                )
              }
            />
          )}
        </Preference>
        <Preference
          label="Two-factor authentication"
          text="Ask for a code from my authenticator app whenever I sign in."
        >
          {(ids) => (
            <Switch
              {...ids}
              checked={profile.twoFactorEnabled}
              onCheckedChange={(isOn) => setDialog(isOn ? 'on' : 'off')}
            />
          )}
        </Preference>
      </div>
      {profile.twoFactorEnabled && (
        <ConfirmButton
          ref={newCodes}
          label="New recovery codes"
          question="Make new recovery codes?"
          consequence="The codes you saved before stop working."
          variant="outline"
          onConfirm={() => setDialog('codes')}
        />
      )}
      {dialog === 'codes' && (
        <RecoveryCodesDialog title="Your new recovery codes" onClose={closeCodes} />
      )}
      {dialog === 'on' && (
        <TwoFactorDialog
          onEnrolled={() => update.mutate({ twoFactorEnabled: true })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'off' && (
        <TwoFactorOffDialog
          onUnenrolled={() => update.mutate({ twoFactorEnabled: false })}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  )
}

interface PreferenceProps {
  label: string
  text: string
  children: (ids: { id: string; 'aria-describedby': string }) => ReactNode
}

const Preference = ({ label, text, children }: PreferenceProps) => {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-6 py-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-muted">
          {text}
        </p>
      </div>
      {children({ id, 'aria-describedby': `${id}-text` })}
    </div>
  )
}
