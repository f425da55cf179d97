import { randomUUID } from 'node:crypto'
import type { Caller, Transaction } from '../../database/database.ts'
import type { StorageDatabase } from '../gated-database.ts'
import type { ObjectPath } from '../object-path.ts'
import type { FileFacts } from './stored-object.ts'

export interface NewObject extends ObjectPath {
  /** Whose it is; null for what the platform itself puts there. */
  owner: string | null
  version: string | null
  facts: FileFacts | null
  metadata: Record<string, unknown> | null
  /** Whether it may take the place of another. */
  upsert: boolean
}

const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1::uuid, $2, $3, $4::uuid, $5, $6, $7::jsonb, $8::jsonb)`
const REPLACE = ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
  version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata
  returning id`

/** Writes the row of an object, in one statement, under the role of the transaction; answers its id. */
export const putObject = async (tx: Transaction, object: NewObject): Promise<string> => {
  const id = randomUUID()
  const values = [
    id,
    object.bucket,
    object.name,
    object.owner !== null && UUID.test(object.owner) ? object.owner : null,
    object.owner,
    object.version,
    object.facts,
    object.metadata,
  ]
  // Without 'returning', the caller needs the right to insert but not the right to read.
  if (!object.upsert) {
    await tx.query(INSERT, values)
    return id
  }
  const { rows } = await tx.query<{ id: string }>(INSERT + REPLACE, values)
  return rows[0]?.id ?? id
}

class Rehearsed extends Error {}

/** Whether the caller may put an object there: the row is written and taken back, so that policies decide. */
export const requireMayPut = async (
  database: StorageDatabase,
  caller: Caller,
  object: Pick<NewObject, 'bucket' | 'name' | 'owner' | 'upsert'>,
): Promise<void> => {
  const rehearse = database.transactionAs(caller, async (tx) => {
    await putObject(tx, { ...object, version: null, facts: null, metadata: null })
    throw new Rehearsed()
  })
  await rehearse.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
