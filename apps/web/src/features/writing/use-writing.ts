import type { ContentRow, Property } from '@listwright/contracts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGenerate } from '@/data/content/use-generate.ts'
import { toWorkingContent, type WorkingContent } from '@/data/content/working-content.ts'
import { SAVED_TOAST } from '@/data/property/mutations.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { setAside } from './set-aside.ts'
import type { OpenDraft } from './use-open-draft.ts'
import { type DraftPlace, readDraft, writeDraft } from './wizard-draft.ts'

interface WritingProps {
  place: DraftPlace
  property: Property | null
  saved: ContentRow | null
  draft: OpenDraft
  onWritten: () => void
}

export type Writing = ReturnType<typeof useWriting>

/** Has a text written into the draft. Asks first where the agent's own edits would be replaced. */
export const useWriting = ({ place, property, saved, draft, onWritten }: WritingProps) => {
  const { userId } = place
  const { tone, content, latest, showContent } = draft
  const { client } = useAuth()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const keepsBoth = useRef(false)

  const generation = useGenerate(client, (answer) => {
    const working = toWorkingContent(answer)
    if (saved && property) return openBeside(property, working)
    if (keepsBoth.current && latest.current)
      setAside(client, place, { tone, content: latest.current })
    keepsBoth.current = false
    showContent(working)
    onWritten()
  })

  /** A new text never replaces a saved one: it becomes the draft of the property. */
  const openBeside = (about: Property, working: WorkingContent) => {
    const own = { userId, subject: about.id, propertyId: about.id }
    const present = readDraft(own)
    if (present.content?.isEdited)
      setAside(client, place, { tone: present.tone, content: present.content })
    writeDraft(own, { tone, content: working })
    void navigate(paths.draft(about.id, about.id))
  }

  const start = (keepBoth: boolean) => {
    keepsBoth.current = keepBoth
    if (!property) return
    // On a phone it would cover the button that cancels.
    toast.dismiss(SAVED_TOAST)
    generation.generate({ property, tone })
  }
  const ask = () => {
    if (!saved && content?.isEdited) setIsAsking(true)
    else start(false)
  }
  const answer = (keepBoth: boolean) => {
    setIsAsking(false)
    start(keepBoth)
  }
  return { ...generation, ask, answer, isAsking, stopAsking: () => setIsAsking(false) }
}
