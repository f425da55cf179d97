/** The private bucket of photos; paths in it are those of the rows. */
export const PHOTO_BUCKET = 'property-photos'
export const PHOTOS_MAX = 20
export const PHOTO_ALT_MAX = 200

export const PHOTO_SIZES = { large: 2048, small: 640 } as const
export type PhotoSize = keyof typeof PHOTO_SIZES

/** Where a size of a photo lies, as the database says it, too. */
export const photoPath = (propertyId: string, photoId: string, size: PhotoSize) =>
  `${propertyId}/${photoId}-${size}.jpg`
