import { contentRow, propertyFromRow } from '@listwright/contracts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { contentQuery, searchContentsQuery } from '@/data/content/queries.ts'
import { draftKeys, remoteDraft } from '@/data/draft/queries.ts'
import { libraryCountsQuery } from '@/data/library/queries.ts'
import { propertyKeys, readProperties, searchPropertiesQuery } from '@/data/property/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** How many texts are kept for use without a network: the ones an agent is most likely to open on the road. */
const NEWEST = 30

const openDraft = z.extend(remoteDraft, {
  subject: z.string(),
  property_id: z.nullable(z.string()),
})

/**
 * Reads the beginning of the library, and the newest texts and open drafts with their properties in full, as the pages that
 * open them would: lists alone do not bring what is needed to read and edit a text without a network.
 */
export const readAhead = async (client: Client, queryClient: QueryClient): Promise<void> => {
  const begunAt = Date.now()
  const newest = { ascending: false }
  const [contentAnswer, draftAnswer] = await Promise.all([
    client.from('content').select('*').order('created_at', newest).limit(NEWEST),
    client
      .from('drafts')
      .select('subject, property_id, version, body, device')
      .eq('is_open', true)
      .order('updated_at', newest)
      .limit(NEWEST),
  ])
  const texts = contentRow.array().parse(unwrap(contentAnswer))
  const drafts = z.array(openDraft).parse(unwrap(draftAnswer))
  const ids = [...texts, ...drafts].flatMap(({ property_id }) => property_id ?? [])
  const rows = await readProperties(client, [...new Set(ids)])

  const put = (queryKey: QueryKey, data: unknown) => {
    // A page that is open reads by itself, and what was read or changed in the meantime is newer.
    const known = queryClient.getQueryCache().find({ queryKey })
    if (known?.isActive() || (known?.state.dataUpdatedAt ?? 0) > begunAt) return
    queryClient.setQueryData(queryKey, data, { updatedAt: begunAt })
  }
  for (const row of rows) put(propertyKeys.one(row.id), propertyFromRow(row))
  for (const text of texts) put(contentQuery(client, text.id).queryKey, text)
  for (const { subject, version, body, device } of drafts)
    put(draftKeys.one(subject), { version, body, device })

  await queryClient.prefetchInfiniteQuery({
    ...searchContentsQuery(client, ''),
    staleTime: LIVE_MS,
  })
  await queryClient.prefetchInfiniteQuery({
    ...searchPropertiesQuery(client, ''),
    staleTime: LIVE_MS,
  })
  // After the lists, so that the numbers over them are not older.
  await queryClient.prefetchQuery({ ...libraryCountsQuery(client), staleTime: LIVE_MS })
}
