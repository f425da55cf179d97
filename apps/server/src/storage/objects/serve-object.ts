import type { FileStore } from '../files/file-store.ts'
import { isUnchanged } from './conditions.ts'
import { rangeOf } from './range.ts'
import { dispositionOf, servedType } from './served-type.ts'
import type { StoredObject } from './stored-object.ts'

interface Options {
  files: FileStore
  request: Request
  /** Whether only some may see it: shared caches then keep nothing of it. */
  isPrivate: boolean
}

/** Whatever a file holds, it is never a page of ours: no script of it runs, and nothing else is loaded by it. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The file of an object, whole or in part, or that the client's copy is still good. */
export const serveObject = async (object: StoredObject, options: Options): Promise<Response> => {
  const { files, request, isPrivate } = options
  const { eTag = '', size = 0, cacheControl = 'no-cache', mimetype = '' } = object.metadata ?? {}
  const modified = new Date(object.metadata?.lastModified ?? object.updated_at)
  const headers = new Headers({
    etag: eTag,
    'last-modified': modified.toUTCString(),
    'cache-control': isPrivate ? privately(cacheControl) : cacheControl,
    'accept-ranges': 'bytes',
    'content-security-policy': FILE_POLICY,
    vary: 'Authorization',
  })
  if (isUnchanged(request.headers, eTag, modified))
    return new Response(null, { status: 304, headers })

  headers.set('content-type', servedType(mimetype))
  const disposition = dispositionOf(
    mimetype,
    new URL(request.url).searchParams.get('download'),
    object.name,
  )
  if (disposition) headers.set('content-disposition', disposition)

  const range = rangeOf(request.headers, size, eTag)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const length = range ? range.end - range.start + 1 : size
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const hasBody = request.method !== 'HEAD' && length > 0
  const body = hasBody ? await files.read(object.version ?? '', range) : null
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Whatever the uploader asked for, caches that others share keep nothing of what only some may see. */
const privately = (cacheControl: string) =>
  ['private', ...cacheControl.split(',').map((each) => each.trim())]
    .filter((each) => each !== '' && !/^(?:public|s-maxage)\b/i.test(each))
    .join(', ')
