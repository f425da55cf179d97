import { useEffect } from 'react'
import type { Client } from '@/lib/connect-client.ts'
import { storedSubjects } from '@/lib/draft-storage.ts'

/** Sends what was typed without a network as soon as there is one again, whichever page is open by then. */
export const useWaitingDrafts = (client: Client, userId: string): void => {
  useEffect(() => {
    const send = async () => {
      if (storedSubjects(userId).length === 0) return
      const { uploadDrafts } = await import('@/data/draft/upload-draft.ts')
      await uploadDrafts(client, userId)
    }
    const goOnline = () => void send().catch((error: unknown) => console.warn(error))
    window.addEventListener('online', goOnline)
    return () => window.removeEventListener('online', goOnline)
  }, [client, userId])
}
