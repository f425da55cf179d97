import type { SupabaseClient, User } from '@supabase/supabase-js'

/** Whoever the auth service says is signed in right now; nothing is saved for anyone else. */
export const currentUser = async (client: SupabaseClient): Promise<User> => {
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  if (!data.user) throw new Error('User not authenticated')
  return data.user
}
