import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from '../../database/database.ts'
import { bucketNamed } from '../buckets/bucket.ts'
import type { StorageDeps } from '../deps.ts'
import { requireAllowedContent, requireAllowedType, sizeLimitOf } from '../intake/bucket-limits.ts'
import { receiveUpload, type Upload } from '../intake/upload.ts'
import type { ObjectPath } from '../object-path.ts'
import { putObject } from '../objects/put-object.ts'
import type { FileFacts } from '../objects/stored-object.ts'

interface Target extends ObjectPath {
  owner: string | null
  upsert: boolean
}

interface Way {
  /** Refuses, before a byte is taken, whoever may not put an object there. */
  admit(): Promise<void>
  /** Runs the work in a transaction of whoever puts it there. */
  transaction(work: (tx: Transaction) => Promise<string>): Promise<string>
}

/**
 * Receives a file and makes it an object. The file is whole and durable before its row is committed, and listed as
 * loose until then: whenever this breaks off, there is no row without a file and no file that nobody knows of.
 */
export const putFile = async (
  deps: StorageDeps,
  request: Request,
  target: Target,
  way: Way,
): Promise<string> => {
  const bucket = await bucketNamed(deps.database, target.bucket)
  await way.admit()
  const version = randomUUID()
  const path = join(deps.incoming, version)
  try {
    const upload = await receiveUpload(request, {
      path,
      limit: sizeLimitOf(bucket, deps.fileSizeLimit),
      onType: (type) => requireAllowedType(bucket, type),
    })
    requireAllowedContent(bucket, upload.type, upload.head)
    const object = { ...target, version, facts: factsOf(upload), metadata: upload.metadata }
    return await whileLoose(deps, version, async () => {
      await deps.files.keep(version, path)
      return way.transaction((tx) => putObject(tx, object))
    })
  } finally {
    await rm(path, { force: true })
  }
}

/** Makes a file and the row that has it, in this order; a file whose row did not come about is removed. */
export const whileLoose = async <T>(
  { looseFiles }: StorageDeps,
  version: string,
  work: () => Promise<T>,
): Promise<T> => {
  await looseFiles.announce(version)
  try {
    return await work()
  } catch (error) {
    await looseFiles.giveUp(version)
    throw error
  }
}

const factsOf = ({ etag, size, type, cacheControl }: Upload): FileFacts => ({
  eTag: etag,
  size,
  mimetype: type,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
})
