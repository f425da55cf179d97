import type { User } from '@supabase/supabase-js'

/** Whether the account has a password, as far as the auth service tells: who came through a provider alone has none. */
export const hasPassword = (user: User | null): boolean =>
  user?.app_metadata.providers?.includes('email') ?? true
