import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import type { FileStore, Transaction } from '@listwright/server'
import type { ProjectFiles, StoredObject } from './project-files.ts'

/** Where files are: each version under its name, or each object under its path in a Supabase project. */
export type FilePlace =
  | { kind: 'store'; files: FileStore; incoming: string }
  | { kind: 'project'; files: ProjectFiles }

export interface CarriedFiles {
  count: number
  /** Files that a row names and that are not there. */
  missing: string[]
}

/** Copies the files of all objects. It may be done again: what is there already is written once more. */
export async function carryFiles(
  source: Transaction,
  from: FilePlace,
  to: FilePlace,
): Promise<CarriedFiles> {
  const carried: CarriedFiles = { count: 0, missing: [] }
  if (to.kind === 'project') await makeBuckets(source, to.files)
  for (const object of await readObjects(source)) {
    const bytes = await read(from, object)
    if (!bytes) carried.missing.push(`${object.bucket_id}/${object.name}`)
    else {
      await keep(to, object, bytes)
      carried.count += 1
    }
  }
  return carried
}

async function makeBuckets(source: Transaction, files: ProjectFiles) {
  const { rows } = await source.query<Parameters<ProjectFiles['makeBucket']>[0]>(
    'select id, public, file_size_limit, to_json(allowed_mime_types) as allowed_mime_types from storage.buckets',
  )
  for (const bucket of rows) await files.makeBucket(bucket)
}

async function readObjects(source: Transaction): Promise<StoredObject[]> {
  const { rows } = await source.query<StoredObject>(`
    select bucket_id, name, version,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as mimetype,
      coalesce(metadata ->> 'cacheControl', 'no-cache') as cache_control
    from storage.objects where version is not null order by bucket_id, name
  `)
  return rows
}

async function read(from: FilePlace, object: StoredObject) {
  if (from.kind === 'project') return from.files.read(object)
  const content = await from.files.read(object.version).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'FileMissing') return undefined
    throw error
  })
  return content && new Uint8Array(await arrayBuffer(content))
}

async function keep(to: FilePlace, object: StoredObject, bytes: Uint8Array<ArrayBuffer>) {
  if (to.kind === 'project') return to.files.keep(object, bytes)
  const path = join(to.incoming, randomUUID())
  await mkdir(to.incoming, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  await to.files.keep(object.version, path)
}
