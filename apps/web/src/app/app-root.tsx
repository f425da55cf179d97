import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { ToasterProvider } from '@/components/ui/toaster.tsx'
import { createQueryClient } from '@/lib/query-client.ts'

/** What every screen of the app stands on. */
export const AppRoot = () => {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ToasterProvider>
        <Outlet />
      </ToasterProvider>
      <ScrollRestoration />
    </QueryClientProvider>
  )
}
