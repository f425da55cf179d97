import { type Profile, sessionRow } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const profileKeys = {
  of: (userId: string | undefined) => ['profile', userId] as const,
}

/** The signed-in user's own profile. */
export const profileQuery = (client: Client, userId: string | undefined) =>
  queryOptions({
    queryKey: profileKeys.of(userId),
    enabled: userId !== undefined,
    queryFn: () => readProfile(client, userId),
  })

export const readProfile = async (client: Client, userId: string | undefined): Promise<Profile> => {
  if (!userId) throw new Error('No user')
  return unwrap(await client.from('profiles').select('*').eq('id', userId).single())
}

export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => sessionRow.array().parse(unwrap(await client.rpc('list_my_sessions'))),
  })

export const accountDeletionQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account-deletion'],
    queryFn: async () =>
      unwrap(await client.from('account_deletions').select('due_at').maybeSingle()),
  })
