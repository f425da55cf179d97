import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '@/lib/query-client.ts'
import { useKeptReadings } from './use-kept-readings.ts'

/** A cache for one user, keyed by their id: whoever signs in next in this browser finds nothing of it. */
export const UserCache = ({ userId, children }: { userId: string; children: ReactNode }) => {
  const [queryClient] = useState(openCache)
  useKeptReadings(queryClient, userId)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

const openCache = () => {
  // It hears of changes only, and would take a page that was opened without a network to have one.
  onlineManager.setOnline(navigator.onLine)
  return createQueryClient()
}
