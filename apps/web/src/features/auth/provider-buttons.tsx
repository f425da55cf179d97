import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx'
import { startProviderSignIn } from './start-provider-sign-in.ts'

const PROVIDERS = [
  { id: 'google', label: 'Google', Mark: GoogleMark },
  { id: 'azure', label: 'Microsoft', Mark: MicrosoftMark },
] as const

interface ProviderButtonsProps {
  /** Where the provider sends the agent back to. */
  returnTo: string
  onError: (message: string) => void
}

export const ProviderButtons = ({ returnTo, onError }: ProviderButtonsProps) => {
  const { client } = useAuth()
  const [busyWith, setBusyWith] = useState<string | null>(null)

  const signIn = async (provider: (typeof PROVIDERS)[number]['id']) => {
    setBusyWith(provider)
    const refusal = await startProviderSignIn(client, provider, returnTo)
    if (!refusal) return
    setBusyWith(null)
    onError(refusal)
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      {PROVIDERS.map(({ id, label, Mark }) => (
        <Button
          key={id}
          variant="outline"
          busy={busyWith === id}
          inactive={busyWith !== null}
          onClick={() => void signIn(id)}
        >
          {busyWith !== id && <Mark />}
          {label}
        </Button>
      ))}
    </div>
  )
}
