import type { Bucket } from '../buckets/bucket.ts'
import { errors } from '../errors.ts'
import { contentKind } from './content-kind.ts'

type Limits = Pick<Bucket, 'file_size_limit' | 'allowed_mime_types'>

/** The most bytes a file of this bucket may have. */
export const sizeLimitOf = ({ file_size_limit }: Limits, general: number) =>
  Math.min(file_size_limit ?? general, general)

/** Refused by its declared type before a byte is taken. */
export const requireAllowedType = (bucket: Limits, type: string) => {
  if (!isAllowed(bucket, essenceOf(type))) throw errors.mimeType(type)
}

/** Refused by what its bytes are, whatever it was called. */
export const requireAllowedContent = (bucket: Limits, type: string, head: Buffer) => {
  if (!bucket.allowed_mime_types) return
  const kind = contentKind(essenceOf(type), head)
  if (!isAllowed(bucket, kind)) throw errors.mimeType(kind)
}

const isAllowed = ({ allowed_mime_types }: Limits, type: string) => {
  if (!allowed_mime_types?.length) return true
  return allowed_mime_types.some(
    (allowed) =>
      allowed === '*/*' ||
      allowed.toLowerCase() === type ||
      (allowed.endsWith('/*') && type.startsWith(allowed.slice(0, -1))),
  )
}

const essenceOf = (type: string) => (type.split(';', 1)[0] ?? '').trim().toLowerCase()
