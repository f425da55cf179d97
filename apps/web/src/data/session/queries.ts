import { sessionRow } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const sessionsKey = ['sessions'] as const

/** The browsers in which the user is signed in. */
export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async () => {
      const rows = unwrap(await client.rpc('list_my_sessions'))
      return z.array(sessionRow).parse(rows).map(camelKeys)
    },
  })
