import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Client } from '@/lib/connect-client.ts'
import { readStoredDraft, storedSubjects } from '@/lib/draft-storage.ts'

/** Resumes the saves that were requested offline, whichever page the app is opened on. */
export const useWaitingTexts = (client: Client, userId: string): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const subjects = storedSubjects(userId).filter((subject) => isWaiting(userId, subject))
    if (subjects.length === 0) return
    const take = async () => {
      const { takeUpLockIn } = await import('@/data/content/lock-in.ts')
      for (const subject of subjects) takeUpLockIn({ client, queryClient, userId, subject })
    }
    take().catch((error: unknown) => console.warn(error))
  }, [client, queryClient, userId])
}

const isWaiting = (userId: string, subject: string): boolean => {
  const text = readStoredDraft(userId, subject)?.body.content
  return (
    typeof text === 'object' && text !== null && 'isLockAsked' in text && text.isLockAsked === true
  )
}
