import { type DraftRow, draftRow } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { libraryKeys } from '@/data/library/queries.ts'
import { type CamelKeys, camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { LIVE_MS } from '@/lib/query-client.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { type RemoteDraft, uploadDrafts } from './upload-draft.ts'

export const draftKeys = {
  all: [...libraryKeys.all, 'drafts'] as const,
  one: (subject: string) => ['draft', subject] as const,
}

/** Work that is not saved yet, as the lists show it. */
export type Draft = CamelKeys<DraftRow>

/** The user's open drafts, newest first; what this browser alone has is sent first. */
export const draftsQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: draftKeys.all,
    queryFn: async () => {
      await uploadDrafts(client, userId)
      return z
        .array(draftRow)
        .parse(unwrap(await client.rpc('list_drafts')))
        .map(camelKeys)
    },
    refetchInterval: LIVE_MS,
  })

export const remoteDraft = z.object({
  version: z.int(),
  body: z.record(z.string(), z.unknown()),
  device: z.nullish(z.string()),
})

/** The server's copy of one draft; null when it has none. */
export const remoteDraftQuery = (client: Client, subject: string) =>
  queryOptions({
    queryKey: draftKeys.one(subject),
    queryFn: async (): Promise<RemoteDraft | null> =>
      z
        .nullable(remoteDraft)
        .parse(
          unwrap(
            await client
              .from('drafts')
              .select('version, body, device')
              .eq('subject', subject)
              .maybeSingle(),
          ),
        ),
    // Without it the draft of this browser is used, so nobody waits for a second attempt.
    retry: false,
    refetchOnWindowFocus: 'always',
  })
