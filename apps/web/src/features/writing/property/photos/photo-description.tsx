import { PHOTO_ALT_MAX } from '@listwright/contracts'
import { useState } from 'react'
import { Input } from '@/components/ui/input.tsx'

interface PhotoDescriptionProps {
  alt: string
  /** From 1. */
  place: number
  onDescribe: (alt: string) => void
}

/** What a photo shows, in words. It is saved when the field is left. */
export const PhotoDescription = ({ alt, place, onDescribe }: PhotoDescriptionProps) => {
  // What is being typed, until it is saved; otherwise the field follows what others write.
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null && draft === alt) setDraft(null)
  const save = () => {
    if (draft === null) return
    const typed = draft.trim()
    setDraft(typed)
    if (typed !== alt) onDescribe(typed)
  }
  return (
    <Input
      aria-label={`Description of photo ${place}`}
      value={draft ?? alt}
      maxLength={PHOTO_ALT_MAX}
      placeholder="What it shows"
      className="h-10 px-3 text-sm"
      onChange={({ target }) => setDraft(target.value)}
      onBlur={save}
    />
  )
}
