import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { bucketNamed } from '../buckets/bucket.ts'
import type { StorageDeps } from '../deps.ts'
import { type Endpoint, ownerOf, readBody, type StorageContext, wantsUpsert } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { requireAllowedContent, requireAllowedType, sizeLimitOf } from '../intake/bucket-limits.ts'
import { HEAD_BYTES } from '../intake/content-kind.ts'
import { checkKey } from '../object-path.ts'
import { putObject, requireMayPut } from '../objects/put-object.ts'
import { OBJECT_COLUMNS, type StoredObject, visibleObject } from '../objects/stored-object.ts'
import { whileLoose } from './put-file.ts'

const places = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  copyMetadata: z.boolean().default(true),
})

/** POST /object/move: another name for the same file. */
export const moveObject: Endpoint = (deps) => async (c) => {
  const { object, destination } = await readPlaces(deps, c)
  const { rows } = await deps.database.queryAs<{ id: string }>(c.get('caller'), {
    text: 'update storage.objects set bucket_id = $2, name = $3 where id = $1::uuid returning id',
    values: [object.id, destination.bucket, destination.name],
  })
  // Seen, but not theirs to change.
  if (!rows[0]) throw errors.denied()
  const { bucket, name } = destination
  return c.json({ message: 'Successfully moved', Id: object.id, Key: `${bucket}/${name}` })
}

/** POST /object/copy: a file of its own. */
export const copyObject: Endpoint = (deps) => async (c) => {
  const { database, files } = deps
  const caller = c.get('caller')
  const { object, destination, copyMetadata } = await readPlaces(deps, c)
  if (!object.version || !object.metadata) throw errors.noObject()
  const { version: from, metadata: facts } = object
  const target = { ...destination, owner: ownerOf(caller), upsert: wantsUpsert(c) }
  await requireMayPut(database, caller, target)
  const version = randomUUID()
  const copy = {
    ...target,
    version,
    facts: { ...facts, lastModified: new Date().toISOString() },
    metadata: copyMetadata ? object.user_metadata : null,
  }
  const id = await whileLoose(deps, version, async () => {
    await files.copy(from, version)
    return database.transactionAs(caller, (tx) => putObject(tx, copy))
  })
  const { rows } = await database.query<StoredObject>(
    `select ${OBJECT_COLUMNS} from storage.objects where id = $1::uuid`,
    [id],
  )
  return c.json({ ...rows[0], Id: id, Key: `${destination.bucket}/${destination.name}` })
}

const readPlaces = async (deps: StorageDeps, c: StorageContext) => {
  const body = await readBody(c, places)
  const source = { bucket: body.bucketId, name: checkKey(body.sourceKey) }
  const destination = {
    bucket: body.destinationBucket || body.bucketId,
    name: checkKey(body.destinationKey),
  }
  const object = await visibleObject(deps.database, c.get('caller'), source)
  if (destination.bucket !== source.bucket) await requireFit(deps, object, destination.bucket)
  return { object, destination, copyMetadata: body.copyMetadata }
}

/** A file that the other bucket would refuse as an upload cannot be moved or copied into it either. */
const requireFit = async (deps: StorageDeps, { version, metadata }: StoredObject, id: string) => {
  const bucket = await bucketNamed(deps.database, id)
  if (!version || !metadata) throw errors.noObject()
  if (metadata.size > sizeLimitOf(bucket, deps.fileSizeLimit)) throw errors.tooLarge()
  requireAllowedType(bucket, metadata.mimetype)
  const head = metadata.size > 0 ? await headOf(deps, version, metadata.size) : Buffer.alloc(0)
  requireAllowedContent(bucket, metadata.mimetype, head)
}

const headOf = async ({ files }: StorageDeps, version: string, size: number) => {
  const stream = await files.read(version, { start: 0, end: Math.min(HEAD_BYTES, size) - 1 })
  return Buffer.from(await new Response(stream).arrayBuffer())
}
