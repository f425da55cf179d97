import { useCallback, useRef, useState } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import type { RemoteDraft } from '@/data/draft/upload-draft.ts'
import { followEdits } from './follow-edits.ts'
import type { TypedForm } from './property/property-form-values.ts'
import { useDraftKeeper } from './use-draft-keeper.ts'
import type { DraftPlace, WizardDraft } from './wizard-draft.ts'

export type OpenDraft = ReturnType<typeof useOpenDraft>

/** The draft that the wizard shows: what is typed, the chosen tone and the text, each kept as it changes. */
export const useOpenDraft = (
  place: DraftPlace,
  initial: WizardDraft,
  onConflict: (theirs: RemoteDraft) => void,
) => {
  const [opened] = useState(initial)
  const { keep, discard } = useDraftKeeper(place, opened, onConflict)
  const [tone, setTone] = useState(opened.tone)
  const shown = useKeptContent(opened.content, keep)
  // The form itself holds what is typed; this is for the next time it is shown.
  const typed = useRef(opened.typed)

  const changeForm = useCallback(
    (form: TypedForm | null) => {
      // Text that is typed while a save waits becomes part of that save.
      const { saveAs, isSaveAsked } = typed.current ?? {}
      const changed = form && { saveAs, isSaveAsked, ...form }
      typed.current = changed
      keep({ typed: changed })
    },
    [keep],
  )
  const changeTone = (chosen: string) => {
    setTone(chosen)
    keep({ tone: chosen })
  }
  return { tone, typed, changeForm, changeTone, discard, ...shown }
}

/** The text of the draft. `latest` is for what is done later, such as saving: it has the text as it stands by then. */
const useKeptContent = (
  opened: WorkingContent | null,
  keep: (changed: { content: WorkingContent }) => void,
) => {
  const [content, setContent] = useState(opened)
  const latest = useRef(opened)
  const showContent = useCallback(
    (shown: WorkingContent) => {
      latest.current = shown
      setContent(shown)
      keep({ content: shown })
    },
    [keep],
  )
  const editContent = useCallback(
    (changed: WorkingContent) =>
      showContent(latest.current ? followEdits(latest.current, changed) : changed),
    [showContent],
  )
  return { content, latest, showContent, editContent }
}
