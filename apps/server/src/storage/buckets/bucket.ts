import { errors } from '../errors.ts'
import type { StorageDatabase } from '../gated-database.ts'

export interface Bucket {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
  type: string
}

export const BUCKET_COLUMNS =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at, type'

/** A bucket by its name, read without the caller's policies, because its limits apply to every caller. */
export const bucketNamed = async (database: StorageDatabase, id: string): Promise<Bucket> => {
  const { rows } = await database.query<Bucket>(
    `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`,
    [id],
  )
  if (!rows[0]) throw errors.noBucket()
  return rows[0]
}
