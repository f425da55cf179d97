import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { codeOf } from '@/data/code-of.ts'
import { draftKeys } from '@/data/draft/queries.ts'
import { type RemoteDraft, uploadDraft } from '@/data/draft/upload-draft.ts'
import { isUnanswered } from '@/data/is-unanswered.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

const PAUSE_MS = 1500
const RETRY_MS = 20_000

/** The database finds fault with what is in the draft, and would again, until something in it changes. */
const isRefused = (error: unknown) => /^2[23]/.test(codeOf(error) ?? '')

/** Sends the draft that this browser has of a subject to the server. What could not be sent is tried again. */
export const useDraftUpload = (
  userId: string,
  subject: string,
  /** The server's copy turned out to be newer. */
  onConflict: (theirs: RemoteDraft) => void,
) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef(0)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const upload = useCallback(async () => {
    cancel()
    underWay.current += 1
    try {
      const theirs = await uploadDraft(client, userId, subject)
      if (theirs) return onConflict(theirs)
      await queryClient.invalidateQueries({ queryKey: draftKeys.all })
    } catch (error) {
      if (!isUnanswered(error)) console.error(error)
      // This browser has it, and it is sent when what was in its way has passed.
      if (!isRefused(error)) timer.current = setTimeout(() => void upload(), RETRY_MS)
    } finally {
      underWay.current -= 1
    }
  }, [client, userId, subject, onConflict, queryClient, cancel])

  useEffect(() => {
    const goOnline = () => void upload()
    window.addEventListener('online', goOnline)
    return () => window.removeEventListener('online', goOnline)
  }, [upload])

  return useMemo(
    () => ({
      upload,
      uploadSoon: () => {
        cancel()
        timer.current = setTimeout(() => void upload(), PAUSE_MS)
      },
      cancel,
      isWaiting: () => timer.current !== undefined,
      isUnderWay: () => underWay.current > 0,
    }),
    [upload, cancel],
  )
}
