import { PHOTO_BUCKET, photoPath } from '@listwright/contracts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** A photo in both sizes, as the browser made them. */
export interface PreparedPhoto {
  small: Blob
  large: Blob
  width: number
  height: number
}

interface NewPhoto extends PreparedPhoto {
  id: string
  propertyId: string
}

/** Sends both files, then enters the photo. Tried again under the same id, it replaces what arrived before. */
export const uploadPhoto = async (
  client: Client,
  { id, propertyId, small, large, width, height }: NewPhoto,
  onProgress: (share: number) => void,
): Promise<void> => {
  const { storage } = await client.services()
  const bucket = storage.from(PHOTO_BUCKET)
  const send = async (size: 'small' | 'large', file: Blob) => {
    const path = photoPath(propertyId, id, size)
    const { error } = await bucket.upload(path, file, { contentType: file.type, upsert: true })
    if (error) throw error
  }
  await send('small', small)
  onProgress(0.5)
  await send('large', large)
  onProgress(0.9)
  unwrap(
    await client.from('property_photos').insert({ id, property_id: propertyId, width, height }),
  )
}
