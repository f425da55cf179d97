import { queryOptions } from '@tanstack/react-query'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const accountDeletionKey = ['account-deletion'] as const

/** When the account will be deleted, or null when nobody asked for that. */
export const accountDeletionQuery = (client: Client) =>
  queryOptions({
    queryKey: accountDeletionKey,
    queryFn: async () => {
      const row = unwrap(await client.from('account_deletions').select('due_at').maybeSingle())
      return row && camelKeys(row)
    },
  })
