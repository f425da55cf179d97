import { bucketNamed } from '../buckets/bucket.ts'
import type { StorageDeps } from '../deps.ts'
import { type Endpoint, pathAfter, type StorageContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { FileMissing } from '../files/file-store.ts'
import { serveObject } from '../objects/serve-object.ts'
import { anyObject, type StoredObject, visibleObject } from '../objects/stored-object.ts'

/** GET /object/{bucket}/{path}, and under the name that older clients use: for those whom policies let see it. */
export const download =
  (words: 'object' | 'object/authenticated'): Endpoint =>
  (deps) =>
  async (c) => {
    const path = pathAfter(c, words)
    return serve(deps, c, true, () => visibleObject(deps.database, c.get('caller'), path))
  }

/** GET /object/public/{bucket}/{path}: for everybody, where the bucket is public. */
export const downloadPublic: Endpoint = (deps) => async (c) => {
  const path = pathAfter(c, 'object/public')
  const bucket = await bucketNamed(deps.database, path.bucket)
  if (!bucket.public) throw errors.noBucket()
  return serve(deps, c, false, () => anyObject(deps.database, path))
}

/** GET /object/sign/{bucket}/{path}?token=…: for whoever was given the address, until it expires. */
export const downloadSigned: Endpoint = (deps) => async (c) => {
  const path = pathAfter(c, 'object/sign')
  const signed = await deps.signedPaths.verify(c.req.query('token'), path, 'download')
  return serve(deps, c, true, async () => {
    const object = await anyObject(deps.database, path)
    if (object.id !== signed.object) throw errors.noObject()
    return object
  })
}

const serve = async (
  { files }: StorageDeps,
  c: StorageContext,
  isPrivate: boolean,
  find: () => Promise<StoredObject>,
) => {
  const attempt = async () => serveObject(await find(), { files, request: c.req.raw, isPrivate })
  // Between reading the row and opening its file, another version may have taken the place of this one.
  const missing = (error: unknown) => {
    if (!(error instanceof FileMissing)) throw error
    return undefined
  }
  const answer = (await attempt().catch(missing)) ?? (await attempt().catch(missing))
  if (!answer) throw errors.noObject()
  return answer
}
