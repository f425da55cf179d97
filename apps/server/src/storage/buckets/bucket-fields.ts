import { z } from 'zod'
import { errors } from '../errors.ts'

const UNITS: Record<string, number> = {
  '': 1,
  B: 1,
  KB: 1_000,
  MB: 1_000_000,
  GB: 1_000_000_000,
  KIB: 1_024,
  MIB: 1_048_576,
  GIB: 1_073_741_824,
}

/** Bytes, or written like '20MB'. */
const size = z
  .union([z.number().int().min(0), z.string().max(32)])
  .transform((given) => (typeof given === 'number' ? given : inBytes(given)))

const mimeType = z
  .string()
  .regex(
    /^(?:\*|[\w.+-]{1,64})\/(?:\*|[\w.+-]{1,127})$/,
    'must be a type such as image/png or image/*',
  )

export const bucketFields = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(mimeType).max(100).nullish(),
})

const inBytes = (text: string) => {
  const [, count, unit = ''] = /^(\d{1,12}(?:\.\d+)?)\s*([kmg]?i?b?)$/i.exec(text.trim()) ?? []
  const factor = UNITS[unit.toUpperCase()]
  if (count === undefined || factor === undefined)
    throw errors.request('file_size_limit must be a number of bytes, or written like 20MB')
  return Math.floor(Number(count) * factor)
}
