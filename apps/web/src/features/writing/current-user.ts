import { isAuthRetryableFetchError, type SupabaseClient, type User } from '@supabase/supabase-js'

/** Whoever the auth service says is signed in right now; nothing is saved for anyone else. */
export const currentUser = async (client: SupabaseClient): Promise<User> => {
  const { data, error } = await client.auth
    .getUser()
    .catch((cause) => ({ data: null, error: cause }))
  if (isAuthRetryableFetchError(error)) throw error
  if (!data?.user?.id) throw new Error('User not authenticated', { cause: error })
  return data.user
}
