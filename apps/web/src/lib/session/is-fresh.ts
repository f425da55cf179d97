import type { Session } from '@supabase/auth-js'

/** The auth client renews a session when this little of it is left. */
const MARGIN_MS = 90_000

/** Whether a session that was kept can be used as it is. */
export const isFresh = (session: Session | null): session is Session =>
  (session?.expires_at ?? 0) * 1000 - Date.now() > MARGIN_MS
