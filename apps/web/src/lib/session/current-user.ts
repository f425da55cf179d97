import type { User } from '@supabase/supabase-js'
import type { Client } from '@/lib/connect-client.ts'
import { isRetryable } from './is-retryable.ts'

/** The user as the auth service knows them now; writes are made for this user only. */
export const currentUser = async (client: Client): Promise<User> => {
  const { data, error } = await client
    .auth()
    .then((auth) => auth.getUser())
    .catch((cause) => ({ data: null, error: cause }))
  if (isRetryable(error)) throw error
  if (!data?.user?.id) throw new Error('User not authenticated', { cause: error })
  return data.user
}
