import { propertyFromRow } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

const RECENT = 3

/** The newest properties, as many as the dashboard shows. */
export const recentPropertiesQuery = (client: Client) =>
  queryOptions({
    queryKey: libraryKeys.recent,
    queryFn: async () => {
      const rows = unwrap(await client.rpc('search_properties', { page_size: RECENT }))
      return rows.map(propertyFromRow)
    },
    refetchInterval: LIVE_MS,
  })
