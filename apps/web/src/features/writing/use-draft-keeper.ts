import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { RemoteDraft } from '@/data/draft/upload-draft.ts'
import { readStoredDraft } from '@/lib/draft-storage.ts'
import { usePause } from '@/lib/use-pause.ts'
import { useDraftUpload } from './use-draft-upload.ts'
import { type DraftPlace, emptyDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

const PAUSE_MS = 300

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
  const draft = useRef<WizardDraft | null>(opened)
  const { userId, subject, propertyId = null, contentId = null } = place
  const kept = useMemo(
    () => ({ userId, subject, propertyId, contentId }),
    [userId, subject, propertyId, contentId],
  )
  const server = useDraftUpload(userId, subject, onConflict)
  const write = useCallback(() => {
    if (draft.current) writeDraft(kept, draft.current)
  }, [kept])
  const writing = usePause(write)

  useLeaving(writing.endPause)
  useEffect(
    () => () => {
      writing.endPause()
      // The next screen lists it, so it goes up at once.
      if (server.isWaiting()) void server.upload()
      server.cancel()
    },
    [writing, server],
  )

  const keep = useCallback(
    (part: Partial<WizardDraft>) => {
      if (!draft.current) return
      draft.current = { ...draft.current, ...part }
      writing.wait(PAUSE_MS)
      server.uploadSoon()
    },
    [writing, server],
  )
  const discard = useCallback(() => {
    draft.current = null
    writing.cancel()
    server.cancel()
    const isOnServer = server.isUnderWay() || readStoredDraft(userId, subject)?.sync.version
    // An empty draft takes the place of one that the server has, so that other devices learn of it.
    writeDraft(kept, isOnServer ? emptyDraft : null)
    if (isOnServer) void server.upload()
  }, [kept, userId, subject, writing, server])
  return { keep, discard }
}

/** Calls when the agent leaves the page, or a field: they may press a button next that needs the draft. */
const useLeaving = (onLeave: () => void) =>
  useEffect(() => {
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('focusout', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('focusout', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [onLeave])
