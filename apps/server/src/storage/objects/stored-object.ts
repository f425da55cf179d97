import type { Caller } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { StorageDatabase } from '../gated-database.ts'
import type { ObjectPath } from '../object-path.ts'

export interface FileFacts {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

/** A row of storage.objects. */
export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  version: string | null
  created_at: string
  updated_at: string
  last_accessed_at: string
  metadata: FileFacts | null
  user_metadata: Record<string, unknown> | null
}

export const OBJECT_COLUMNS =
  'id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata'

const FIND = `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`

/** An object that the caller may see. Any other one is answered as missing, so that its existence stays hidden. */
export const visibleObject = async (
  database: StorageDatabase,
  caller: Caller,
  path: ObjectPath,
) => {
  const { rows } = await database.queryAs<StoredObject>(caller, {
    text: FIND,
    values: [path.bucket, path.name],
    readOnly: true,
  })
  return requireObject(rows)
}

/** An object as the platform sees it, for those who hold a signed address or read a public bucket. */
export const anyObject = async (database: StorageDatabase, path: ObjectPath) => {
  const { rows } = await database.query<StoredObject>(FIND, [path.bucket, path.name])
  return requireObject(rows)
}

const requireObject = ([object]: StoredObject[]): StoredObject => {
  if (!object) throw errors.noObject()
  return object
}
