import type { Row } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export type Profile = CamelKeys<Row<'profiles'>>

export const profileKeys = {
  all: ['profile'] as const,
  of: (userId: string | undefined) => [...profileKeys.all, userId] as const,
}

/** The signed-in user's own profile. */
export const profileQuery = (client: Client, userId: string | undefined) =>
  queryOptions({
    queryKey: profileKeys.of(userId),
    enabled: userId !== undefined,
    queryFn: () => readProfile(client, userId),
  })

/** Exported for its test: the query above never asks without a user. */
export const readProfile = async (client: Client, userId: string | undefined): Promise<Profile> => {
  if (!userId) throw new Error('No user')
  return camelKeys(unwrap(await client.from('profiles').select('*').eq('id', userId).single()))
}
