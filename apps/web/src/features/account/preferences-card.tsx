import { useId, useState } from 'react'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { useUpdateProfile } from '@/data/profile/mutations.ts'
import type { Profile } from '@/data/profile/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { TwoFactorControls, type TwoFactorQuestion } from './two-factor-controls.tsx'

export const PreferencesCard = ({ profile }: { profile: Profile }) => {
  const { client, user } = useAuth()
  const update = useUpdateProfile(client, user?.id)
  const [question, setQuestion] = useState<TwoFactorQuestion>(null)

  return (
    <Card aria-labelledby="preferences-title">
      <CardTitle id="preferences-title">Preferences</CardTitle>
      <div className="mt-4 divide-y divide-line">
        <Preference
          label="Email notifications"
          text="Mail me the finished text after I lock it in."
          isOn={profile.emailNotifications}
          onChange={(emailNotifications) => update.mutate({ emailNotifications })}
        />
        <Preference
          label="IP lock"
          text="Show my data only on the network where I signed in. Elsewhere I am signed out. Others on the same network are not kept out."
          isOn={profile.ipLockEnabled}
          onChange={(ipLockEnabled) =>
            update.mutate(
              { ipLockEnabled },
              // The session carries the lock: a session that ends under it can be told why.
              { onSuccess: async () => (await client.auth()).refreshSession() },
            )
          }
        />
        <Preference
          label="Two-factor authentication"
          text="Ask for a code from my authenticator app whenever I sign in."
          isOn={profile.twoFactorEnabled}
          onChange={(isOn) => setQuestion(isOn ? 'on' : 'off')}
        />
      </div>
      <TwoFactorControls
        isOn={profile.twoFactorEnabled}
        question={question}
        onAsk={setQuestion}
        onChange={(twoFactorEnabled) => update.mutate({ twoFactorEnabled })}
      />
    </Card>
  )
}

interface PreferenceProps {
  label: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Preference = ({ label, text, isOn, onChange }: PreferenceProps) => {
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
      <Switch id={id} aria-describedby={`${id}-text`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
