import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useIsSettled } from '@/lib/use-is-settled.ts'
import { registerWorker } from './register-worker.ts'

/** The offline copy of the app and the parts of the client that follow the first screen go first. */
const PAUSE_MS = 3000

/**
 * What waits until the first screen has its data: the fonts, which index.html leaves out, and keeping the whole app and
 * the newest texts for use without a network.
 */
export const AfterFirstScreen = () => {
  const isSettled = useIsSettled()
  const { client } = useAuth()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isSettled) return
    document.documentElement.classList.remove('plain-type')
    void registerWorker()
  }, [isSettled])
  useEffect(() => {
    if (!isSettled) return
    const read = async () => {
      const { readAhead } = await import('@/data/offline/read-ahead.ts')
      await readAhead(client, queryClient)
    }
    const timer = setTimeout(() => {
      if (!navigator.onLine) return
      // A failure is only logged: no screen depends on it, and the next visit tries again.
      read().catch((error: unknown) => console.warn('The newest texts were not read ahead:', error))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSettled, client, queryClient])
  return null
}
