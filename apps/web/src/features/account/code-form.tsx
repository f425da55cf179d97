import { type FormEvent, useRef, useState } from 'react'
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
  const input = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(' ', '')
    setBusy(true)
    const refusal = code ? await onSubmit(code) : 'Please enter the code'
    setBusy(false)
    setError(refusal)
    if (!refusal) return
    input.current?.focus()
    // The next code replaces the wrong one.
    input.current?.select()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Code" error={error}>
        <Input
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="figures max-w-44 text-lg tracking-[0.25em]"
        />
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {action}
      </Button>
    </form>
  )
}
