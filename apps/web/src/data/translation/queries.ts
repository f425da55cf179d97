import { translationRow } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/data/library/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const translationKeys = {
  of: (contentId: string) => [...libraryKeys.all, 'translations', contentId] as const,
}

/** A saved text in the other languages it has been put into. */
export const translationsQuery = (client: Client, contentId: string) =>
  queryOptions({
    queryKey: translationKeys.of(contentId),
    queryFn: async () =>
      translationRow
        .array()
        .parse(unwrap(await client.from('translations').select('*').eq('content_id', contentId))),
  })
