import { REFINE_WORDS_MAX } from '@listwright/contracts'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'

const LEAST = 2

interface RefineWordsFormProps {
  /** The text is being changed as these words asked. */
  busy: boolean
  /** The text is being changed, by whatever wish. */
  isRefining: boolean
  /** `forget` empties the field, once the text is changed. */
  onAsk: (words: string, forget: () => void) => void
}

/** What is to change about a text, in the agent's own words. */
export const RefineWordsForm = ({ busy, isRefining, onAsk }: RefineWordsFormProps) => {
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.length >= LEAST) onAsk(words, () => setTyped(''))
  }
  return (
    <form onSubmit={submit} className="flex gap-2">
      <Input
        aria-label="Change it in your own words"
        placeholder="In your own words: lead with the porch"
        value={typed}
        maxLength={REFINE_WORDS_MAX}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        className="shrink-0"
        busy={busy}
        inactive={isRefining || words.length < LEAST}
      >
        Change
      </Button>
    </form>
  )
}
