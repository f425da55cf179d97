import type { Session, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'
import type { Client } from '@/lib/connect-client.ts'
import type { UnsavedWork } from './deliberate-sign-out.ts'

interface AuthState {
  user: User | null
  session: Session | null
  /** Until the first session event or the first session fetch has answered. */
  loading: boolean
  /** The session ended while the user was working: they sign in again in a dialog and keep their work. */
  expired: boolean
  /** Signed in with a password, but the account also asks for a code. */
  needsCode: boolean
}

export interface Auth extends AuthState {
  client: Client
  /** Ends every session of this user; throws what the service answered. */
  signOut: (work: UnsavedWork) => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

/** The session, anywhere inside the session wrapper. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
