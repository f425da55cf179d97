import { useCallback, useEffect, useRef } from 'react'
import { type DraftPlace, type WizardDraft, writeDraft } from './wizard-draft.ts'

const PAUSE_MS = 300

/**
 * Keeps a draft in step with the screen: after each pause in the typing, and at once when the page is left. Storage is
 * slow, and a key press must never wait for it.
 */
export const useDraftKeeper = ({ userId, subject }: DraftPlace, opened: WizardDraft) => {
  const draft = useRef<WizardDraft | null>(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    writeDraft({ userId, subject }, draft.current)
  }, [userId, subject])

  useEffect(() => {
    const writePending = () => timer.current !== undefined && write()
    window.addEventListener('pagehide', writePending)
    document.addEventListener('visibilitychange', writePending)
    return () => {
      window.removeEventListener('pagehide', writePending)
      document.removeEventListener('visibilitychange', writePending)
      writePending()
    }
  }, [write])

  const keep = useCallback(
    (part: Partial<WizardDraft>) => {
      if (!draft.current) return
      draft.current = { ...draft.current, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(write, PAUSE_MS)
    },
    [write],
  )
  const discard = useCallback(() => {
    draft.current = null
    write()
  }, [write])
  return { keep, discard }
}
