import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'

interface CodeFormProps {
  action: string
  /** Answers with what was wrong, if anything was. */
  onSubmit: (code: string) => Promise<string | undefined>
}

/** Six digits of an authenticator app. */
export const CodeForm = ({ action, onSubmit }: CodeFormProps) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(' ', '')
    if (!code) return setError('Please enter the code')
    setBusy(true)
    setError(await onSubmit(code))
    setBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-start gap-4"
    >
      <Field label="Code" error={error} className="w-44">
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="figures text-lg tracking-[0.25em]"
        />
      </Field>
      <Button type="submit" busy={busy} className="mt-7">
        {action}
      </Button>
    </form>
  )
}
