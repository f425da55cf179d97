import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const CHANNEL = 'listwright.changes'

/** Announces every successful mutation to the other tabs, and refetches when another tab announces one. */
export const useOtherTabs = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void queryClient.invalidateQueries()
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') channel.postMessage('saved')
    })
    return () => {
      stop()
      channel.close()
    }
  }, [queryClient])
}
