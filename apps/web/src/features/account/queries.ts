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

export interface SessionRow {
  id: string
  created_at: string
  last_seen_at: string
  user_agent: string | null
  address: string | null
  is_current: boolean
}

export const sessionsQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => unwrap<SessionRow[]>(await client.rpc('list_my_sessions')),
  })

export const accountDeletionQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async () =>
      unwrap(
        await client.from('account_deletions').select('due_at').maybeSingle<{ due_at: string }>(),
      ),
  })
