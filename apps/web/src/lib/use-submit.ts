import { type FormEvent, useState } from 'react'

interface Submission {
  busy: boolean
  error: string | null
  setError: (message: string | null) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

type Fields = Record<string, string>

/**
 * One form, one attempt at a time. The work answers with a message when it was refused; the first empty or wrong
 * field named with it takes the focus.
 */
export const useSubmit = (work: (fields: Fields) => Promise<Refusal | undefined>): Submission => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async (form: HTMLFormElement) => {
    setBusy(true)
    setError(null)
    const refusal = await work(readFields(form))
      .catch(notDone)
      .finally(() => setBusy(false))
    if (!refusal) return
    setError(refusal.message)
    const field = form.elements.namedItem(refusal.field)
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    busy,
    error,
    setError,
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}

interface Refusal {
  message: string
  field: string
}

/** A refusal is returned. An exception is a fault, such as a part of the app that could not be loaded. */
const notDone = (error: unknown): Refusal => {
  console.error(error)
  return { message: 'That did not work. Please try again.', field: '' }
}

const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
