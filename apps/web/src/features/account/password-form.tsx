import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PasswordInput } from '@/components/ui/password-input.tsx'

interface PasswordFormProps {
  action: string
  /** Answers with what was wrong, if anything was. */
  onSubmit: (password: string) => Promise<string | undefined>
}

/** The password once more, for what cannot be taken back. */
export const PasswordForm = ({ action, onSubmit }: PasswordFormProps) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (!password) return setError('Please enter your password')
    setBusy(true)
    setError(await onSubmit(password))
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Password" error={error}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="destructive" busy={busy} className="justify-self-start">
        {action}
      </Button>
    </form>
  )
}
