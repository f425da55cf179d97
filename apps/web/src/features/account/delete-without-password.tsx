import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

interface DeleteWithoutPasswordProps {
  /** Answers with what was wrong, if anything was. */
  onConfirm: () => Promise<string | undefined>
}

/** For accounts without a password: a recent sign-in at the provider is the proof. */
export const DeleteWithoutPassword = ({ onConfirm }: DeleteWithoutPasswordProps) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setError(await onConfirm())
    setBusy(false)
  }

  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Button
        variant="destructive"
        busy={busy}
        className="justify-self-start"
        onClick={() => void confirm()}
      >
        Delete my account
      </Button>
    </div>
  )
}
