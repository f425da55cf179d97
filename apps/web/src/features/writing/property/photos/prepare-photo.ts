import { PHOTO_SIZES } from '@listwright/contracts'
import type { PreparedPhoto } from '@/data/photo/upload-photo.ts'

/** The browser cannot make a picture of the file; the message is for the agent. */
export class UnreadablePhoto extends Error {}

const QUALITY = 0.85

/**
 * Draws a picture anew in both sizes. Only what is seen gets into them: where it was taken, and by which phone, stays
 * in the file it came from.
 */
export const preparePhoto = async (file: File): Promise<PreparedPhoto> => {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto(isHeic(file) ? HEIC : UNREADABLE)
  })
  try {
    const large = await draw(picture, PHOTO_SIZES.large)
    const small = await draw(picture, PHOTO_SIZES.small)
    return { large: large.file, small: small.file, width: large.width, height: large.height }
  } finally {
    picture.close()
  }
}

const HEIC =
  'This browser cannot read HEIC photos. Save it as JPEG, or choose “Most Compatible” under Settings, Camera, Formats on your iPhone.'
const UNREADABLE = 'This is not a picture that the browser can read. JPEG, PNG and WebP work.'

const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

const draw = async (picture: ImageBitmap, longestSide: number) => {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePhoto(UNREADABLE)
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent parts become white, like paper.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { width, height } = canvas
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  // Phones hold on to the memory of a canvas for a while otherwise.
  canvas.width = 0
  if (!file) throw new UnreadablePhoto(UNREADABLE)
  return { file, width, height }
}
