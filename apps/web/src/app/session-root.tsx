import type { SupabaseClient } from '@supabase/supabase-js'
import { Suspense, use, useState } from 'react'
import { Outlet } from 'react-router'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { AuthProvider } from '@/lib/session/auth-provider.tsx'
import { getSupabase } from '@/lib/supabase.ts'

/** Everything below knows who is signed in. */
export const SessionRoot = () => {
  // One attempt per visit: a promise made while rendering would be made anew after each failure, for ever.
  const [connection] = useState(getSupabase)
  return (
    <Suspense fallback={<FullScreenMessage>Loading...</FullScreenMessage>}>
      <Connected connection={connection} />
    </Suspense>
  )
}

const Connected = ({ connection }: { connection: Promise<SupabaseClient> }) => (
  <AuthProvider client={use(connection)}>
    <Outlet />
  </AuthProvider>
)
