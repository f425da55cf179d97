import { lazy, Suspense, use, useState } from 'react'
import { Outlet } from 'react-router'
import type { Client } from '@/lib/connect-client.ts'
import { paths } from '@/lib/paths.ts'
import { arrival } from '@/lib/session/arrival.ts'
import { AuthProvider } from '@/lib/session/auth-provider.tsx'
import { storedAccount } from '@/lib/session/stored-account.ts'
import { getSupabase } from '@/lib/supabase.ts'
import { Waiting } from './waiting.tsx'

const ArrivalNotice = lazy(() =>
  import('@/features/auth/arrival-notice.tsx').then((module) => ({
    default: module.ArrivalNotice,
  })),
)
const ReplaceAccount = lazy(() =>
  import('@/features/auth/replace-account.tsx').then((module) => ({
    default: module.ReplaceAccount,
  })),
)

/** Provides the session. The auth client adopts a session found in the address, so we ask before it is created. */
export const SessionRoot = () => {
  const [present, setPresent] = useState(accountToReplace)
  if (!present || !arrival.account) return <Session />
  return (
    <Suspense fallback={<Waiting />}>
      <ReplaceAccount
        present={present.email}
        arriving={arrival.account.email}
        onStay={() => location.replace(paths.dashboard)}
        onReplace={() => setPresent(null)}
      />
    </Suspense>
  )
}

/** Who would be signed out by the session in the address. */
const accountToReplace = () => {
  const present = storedAccount(localStorage)
  return arrival.account && present && present.id !== arrival.account.id ? present : null
}

const Session = () => {
  // One attempt per visit: a promise made while rendering would be made anew after each failure, for ever.
  const [connection] = useState(getSupabase)
  return (
    <Suspense fallback={<Waiting />}>
      <Connected connection={connection} />
    </Suspense>
  )
}

const Connected = ({ connection }: { connection: Promise<Client> }) => (
  <AuthProvider client={use(connection)}>
    {arrival.errorCode !== null && (
      <Suspense>
        <ArrivalNotice />
      </Suspense>
    )}
    <Outlet />
  </AuthProvider>
)
