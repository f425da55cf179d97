import { Suspense, use } from 'react'
import { Outlet } from 'react-router'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { AuthProvider } from '@/lib/session/auth-provider.tsx'
import { getSupabase } from '@/lib/supabase.ts'

/** Everything below knows who is signed in. */
export const SessionRoot = () => (
  <Suspense fallback={<FullScreenMessage>Loading...</FullScreenMessage>}>
    <Connected />
  </Suspense>
)

const Connected = () => (
  <AuthProvider client={use(getSupabase())}>
    <Outlet />
  </AuthProvider>
)
