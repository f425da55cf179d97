import { parseJson } from '../../http/parse-json.ts'
import { errors } from '../errors.ts'
import { readMultipart } from './multipart.ts'
import { type SpooledFile, spool } from './spool.ts'

/** A file as it was sent, with what was said about it. */
export interface Upload extends SpooledFile {
  type: string
  cacheControl: string
  metadata: Record<string, unknown> | null
}

export interface IntakeOptions {
  path: string
  limit: number
  /** Called with the declared type before the file's first byte is taken; refuses by throwing. */
  onType(type: string): void
}

/** Boundaries, headers and fields of a multipart body, beside the file. */
const OVERHEAD_BYTES = 65_536

/** Receives the file of a request, sent as a form or as the body itself. */
export const receiveUpload = async (request: Request, options: IntakeOptions): Promise<Upload> => {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > options.limit + OVERHEAD_BYTES) throw errors.tooLarge()
  const type = request.headers.get('content-type') ?? ''
  return type.startsWith('multipart/form-data')
    ? receiveForm(request, type, options)
    : receiveBody(request, type, options)
}

const receiveForm = async (request: Request, formType: string, options: IntakeOptions) => {
  const take = async (stream: AsyncIterable<Uint8Array>, declared: string) => {
    options.onType(cleanType(declared))
    return spool(stream, options.path, options.limit)
  }
  const { file, fields, type } = await readMultipart(bodyOf(request), formType, take)
  const seconds = fields.get('cacheControl')
  return {
    ...file,
    type: cleanType(type),
    cacheControl: seconds && /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : NO_CACHE,
    metadata: parseMetadata(fields.get('metadata')),
  }
}

const receiveBody = async (request: Request, declared: string, options: IntakeOptions) => {
  const type = cleanType(declared)
  const metadata = parseMetadata(decodeBase64(request.headers.get('x-metadata')))
  options.onType(type)
  const file = await spool(bodyOf(request), options.path, options.limit)
  const given = request.headers.get('cache-control') ?? ''
  return { ...file, type, cacheControl: CACHE_CONTROL.test(given) ? given : NO_CACHE, metadata }
}

const NO_CACHE = 'no-cache'
const CACHE_CONTROL = /^[\w=,\s-]{1,128}$/
const TYPE = /^[\w.+-]{1,64}\/[\w.+-]{1,127}(?:\s*;\s*[\w-]+=[\w.+-]{1,64}){0,3}$/

const cleanType = (type: string) => (TYPE.test(type) ? type : 'application/octet-stream')

/**
 * The bytes of a body as they come. One that is not read to its end is left alone rather than cancelled, which would
 * close the connection before the client could read why.
 */
async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

const decodeBase64 = (text: string | null) =>
  text === null ? undefined : Buffer.from(text, 'base64').toString('utf8')

const parseMetadata = (json: string | undefined): Record<string, unknown> | null => {
  if (!json) return null
  const value = parseJson(json)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw errors.request('The metadata of a file must be a JSON object')
}
