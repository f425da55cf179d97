import { type ReadFeaturesRequest, readFeaturesResponse } from '@listwright/contracts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'

/** How features are understood. The same words are always read alike; the last readings stay until new ones arrive. */
export const featureReadingsQuery = (client: Client, typed: ReadFeaturesRequest | null) =>
  queryOptions({
    queryKey: ['feature-readings', typed],
    queryFn: typed
      ? async ({ signal }) => {
          const { functions } = await client.services()
          const answer = await functions.invoke<unknown>('read-features', { body: typed, signal })
          if (answer.error) throw answer.error
          return readFeaturesResponse.parse(answer.data).readings
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
