import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '@/lib/query-client.ts'
import { useKeptReadings } from './use-kept-readings.ts'

/** A cache for one user, keyed by their id: the next user of this browser does not see it. */
export const UserCache = ({ userId, children }: { userId: string; children: ReactNode }) => {
  const [queryClient] = useState(openCache)
  useKeptReadings(queryClient, userId)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

const openCache = () => {
  // The query library only listens for changes, and would assume a network for a page that was opened without one.
  onlineManager.setOnline(navigator.onLine)
  return createQueryClient()
}
