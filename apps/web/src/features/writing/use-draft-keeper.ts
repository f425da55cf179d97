import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { draftKeys } from '@/data/draft/queries.ts'
import { type RemoteDraft, uploadDraft } from '@/data/draft/upload-draft.ts'
import { readStoredDraft } from '@/lib/draft-storage.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type DraftPlace, emptyDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

const PAUSE_MS = 300
const UPLOAD_PAUSE_MS = 1500
const RETRY_MS = 20_000

/**
 * Keeps a draft in step with the screen: in this browser after each pause in the typing and at once when the page is
 * left, on the server a little later. Storage is slow, and a key press must never wait for it.
 */
export const useDraftKeeper = (
  place: DraftPlace,
  opened: WizardDraft,
  /** The server's copy turned out to be newer than the one that was opened here. */
  onConflict: (theirs: RemoteDraft) => void,
) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const draft = useRef<WizardDraft | null>(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const uploadTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const uploads = useRef(0)
  const { userId, subject, propertyId = null, contentId = null } = place
  const kept = useMemo(
    () => ({ userId, subject, propertyId, contentId }),
    [userId, subject, propertyId, contentId],
  )

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (draft.current) writeDraft(kept, draft.current)
  }, [kept])

  const upload = useCallback(async () => {
    clearTimeout(uploadTimer.current)
    uploadTimer.current = undefined
    uploads.current += 1
    try {
      const theirs = await uploadDraft(client, userId, subject)
      if (theirs) return onConflict(theirs)
      await queryClient.invalidateQueries({ queryKey: draftKeys.all })
    } catch {
      // Offline or signed out: this browser has it, and it is sent when that has passed.
      uploadTimer.current = setTimeout(() => void upload(), RETRY_MS)
    } finally {
      uploads.current -= 1
    }
  }, [client, userId, subject, onConflict, queryClient])

  useEffect(() => {
    const writePending = () => timer.current !== undefined && write()
    const goOnline = () => void upload()
    window.addEventListener('pagehide', writePending)
    // An agent who leaves a field may press a button that needs the draft, so it is kept at once.
    document.addEventListener('focusout', writePending)
    window.addEventListener('online', goOnline)
    document.addEventListener('visibilitychange', writePending)
    return () => {
      window.removeEventListener('pagehide', writePending)
      document.removeEventListener('focusout', writePending)
      window.removeEventListener('online', goOnline)
      document.removeEventListener('visibilitychange', writePending)
      writePending()
      // The next screen lists it, so it goes up at once.
      if (uploadTimer.current !== undefined) void upload()
      clearTimeout(uploadTimer.current)
    }
  }, [write, upload])

  const keep = useCallback(
    (part: Partial<WizardDraft>) => {
      if (!draft.current) return
      draft.current = { ...draft.current, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(write, PAUSE_MS)
      clearTimeout(uploadTimer.current)
      uploadTimer.current = setTimeout(() => void upload(), UPLOAD_PAUSE_MS)
    },
    [write, upload],
  )
  const discard = useCallback(() => {
    draft.current = null
    clearTimeout(timer.current)
    clearTimeout(uploadTimer.current)
    timer.current = undefined
    uploadTimer.current = undefined
    const isOnServer = uploads.current > 0 || readStoredDraft(userId, subject)?.sync.version
    // An empty draft takes the place of one that the server has, so that other devices learn of it.
    writeDraft(kept, isOnServer ? emptyDraft : null)
    if (isOnServer) void upload()
  }, [kept, userId, subject, upload])
  return { keep, discard }
}
