import { PHOTO_BUCKET } from '@listwright/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { IDS_PER_REQUEST } from '@/data/library/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { isUuid } from '@/lib/is-uuid.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** A photo with addresses that work for an hour. */
export interface Photo {
  id: string
  alt: string
  width: number
  height: number
  smallUrl: string
  largeUrl: string
}

export type Cover = Pick<Photo, 'alt' | 'smallUrl'>

export const photoKeys = {
  all: ['photos'] as const,
  of: (propertyId: string) => [...photoKeys.all, propertyId] as const,
  covers: (propertyIds: string[]) => [...photoKeys.all, 'covers', ...propertyIds] as const,
}

const SIGNED_SECONDS = 3600
/** Well before the addresses expire. */
const STALE_MS = 45 * 60 * 1000

const COLUMNS = 'id, property_id, alt, width, height, large_path, small_path'

/** The photos of a property, in their order. */
export const photosQuery = (client: Client, propertyId: string) =>
  queryOptions({
    queryKey: photoKeys.of(propertyId),
    staleTime: STALE_MS,
    queryFn: async (): Promise<Photo[]> => {
      if (!isUuid(propertyId)) return []
      const table = client.from('property_photos').select(COLUMNS)
      const rows = unwrap(await table.eq('property_id', propertyId).order('position'))
      const urls = await sign(
        client,
        rows.flatMap((row) => [row.small_path, row.large_path]),
      )
      return rows.map(({ id, alt, width, height, small_path, large_path }) => ({
        id,
        alt,
        width,
        height,
        smallUrl: urls.get(small_path) ?? '',
        largeUrl: urls.get(large_path) ?? '',
      }))
    },
  })

/** The first photo of each of these properties that has one. */
export const coversQuery = (client: Client, propertyIds: string[]) =>
  queryOptions({
    queryKey: photoKeys.covers(propertyIds),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    enabled: propertyIds.length > 0,
    queryFn: async () => {
      const covers: Record<string, Cover> = {}
      for (let start = 0; start < propertyIds.length; start += IDS_PER_REQUEST) {
        const some = propertyIds.slice(start, start + IDS_PER_REQUEST)
        const table = client.from('property_photos').select(COLUMNS).eq('position', 0)
        const rows = unwrap(await table.in('property_id', some))
        const urls = await sign(
          client,
          rows.map((row) => row.small_path),
        )
        for (const { property_id, alt, small_path } of rows)
          covers[property_id] = { alt, smallUrl: urls.get(small_path) ?? '' }
      }
      return covers
    },
  })

const sign = async (client: Client, paths: string[]): Promise<Map<string, string>> => {
  if (paths.length === 0) return new Map()
  const { storage } = await client.services()
  const { data, error } = await storage.from(PHOTO_BUCKET).createSignedUrls(paths, SIGNED_SECONDS)
  if (error) throw error
  return new Map(data.map(({ path, signedUrl }) => [path ?? '', signedUrl ?? '']))
}
