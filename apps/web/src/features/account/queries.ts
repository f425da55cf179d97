import type { Profile } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/unwrap.ts'

export const profileKeys = {
  of: (userId: string | undefined) => ['profile', userId] as const,
}

/** The signed-in user's own profile. */
export const profileQuery = (client: SupabaseClient, userId: string | undefined) =>
  queryOptions({
    queryKey: profileKeys.of(userId),
    enabled: userId !== undefined,
    queryFn: () => readProfile(client, userId),
  })

export const readProfile = async (
  client: SupabaseClient,
  userId: string | undefined,
): Promise<Profile> => {
  if (!userId) throw new Error('No user')
  return unwrap(await client.from('profiles').select('*').eq('id', userId).single<Profile>())
}
