import { PHOTO_BUCKET } from '@listwright/contracts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

/**
 * Removes the photo files of properties that are about to go. The database lets go of them in any case, so a failure
 * stops nothing; asked here, hosted storage also gives back their room.
 */
export const removePhotoFiles = async (client: Client, propertyIds: string[]): Promise<void> => {
  try {
    const photos = unwrap(
      await client
        .from('property_photos')
        .select('large_path, small_path')
        .in('property_id', propertyIds),
    )
    const paths = photos.flatMap(({ large_path, small_path }) => [large_path, small_path])
    if (paths.length === 0) return
    const { storage } = await client.services()
    const { error } = await storage.from(PHOTO_BUCKET).remove(paths)
    if (error) throw error
  } catch (error) {
    console.warn('Photo files were left in storage', error)
  }
}
