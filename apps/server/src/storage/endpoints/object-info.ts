import { type Endpoint, pathAfter } from '../endpoint.ts'
import { visibleObject } from '../objects/stored-object.ts'

/** GET /object/info/{bucket}/{path} */
export const objectInfo: Endpoint =
  ({ database }) =>
  async (c) => {
    const path = pathAfter(c, 'object/info')
    const object = await visibleObject(database, c.get('caller'), path)
    const { metadata: facts } = object
    return c.json({
      id: object.id,
      name: object.name,
      version: object.version,
      bucket_id: object.bucket_id,
      size: facts?.size ?? null,
      content_type: facts?.mimetype ?? null,
      cache_control: facts?.cacheControl ?? null,
      etag: facts?.eTag ?? null,
      metadata: object.user_metadata ?? {},
      last_modified: facts?.lastModified ?? object.updated_at,
      created_at: object.created_at,
    })
  }
