import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import type { FileStore, Transaction } from '@listwright/server'
import { ifThere } from '../data/kept-files.ts'
import { refuseLostFiles } from '../data/refuse-lost-files.ts'
import type { ProjectFiles, StoredObject } from './project-files.ts'

/** Where files are: each version under its name, or each object under its path in a Supabase project. */
export type FilePlace =
  | { kind: 'store'; files: FileStore; incoming: string }
  | { kind: 'project'; files: ProjectFiles }

export interface CarriedFiles {
  /** How many were copied; those that were at their new place already are not among them. */
  count: number
  /** Files that a row names and that are not there. */
  missing: string[]
}

export interface FileMove {
  from: FilePlace
  to: FilePlace
  /** Whether to go on although none of the files is found. */
  withoutFiles?: boolean
}

/** Copies the files of all objects. It may be done again: what is there already is written once more, or stays. */
export const carryFiles = async (
  source: Transaction,
  { from, to, withoutFiles = false }: FileMove,
): Promise<CarriedFiles> => {
  const carried: CarriedFiles = { count: 0, missing: [] }
  if (to.kind === 'project') await makeBuckets(source, to.files)
  const objects = await readObjects(source)
  for (const object of objects) {
    const bytes = await read(from, object)
    if (bytes) {
      await keep(to, object, bytes)
      carried.count += 1
    } else if (!(await isThere(to, object))) {
      carried.missing.push(`${object.bucket_id}/${object.name}`)
    }
  }
  if (!withoutFiles) refuseLostFiles(objects.length, carried.missing.length)
  return carried
}

const makeBuckets = async (source: Transaction, files: ProjectFiles) => {
  const { rows } = await source.query<Parameters<ProjectFiles['makeBucket']>[0]>(
    'select id, public, file_size_limit, to_json(allowed_mime_types) as allowed_mime_types from storage.buckets',
  )
  for (const bucket of rows) await files.makeBucket(bucket)
}

const readObjects = async (source: Transaction): Promise<StoredObject[]> => {
  const { rows } = await source.query<StoredObject>(`
    select bucket_id, name, version,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as mimetype,
      coalesce(metadata ->> 'cacheControl', 'no-cache') as cache_control
    from storage.objects where version is not null order by bucket_id, name
  `)
  return rows
}

const read = async (from: FilePlace, object: StoredObject) => {
  if (from.kind === 'project') return from.files.read(object)
  const content = await ifThere(from.files.read(object.version))
  return content && new Uint8Array(await arrayBuffer(content))
}

/** Of an installation that had its files in S3 before: they are in no folder. */
const isThere = async (place: FilePlace, object: StoredObject): Promise<boolean> => {
  if (place.kind === 'project') return false
  const content = await ifThere(place.files.read(object.version))
  await content?.cancel()
  return content !== undefined
}

const keep = async (to: FilePlace, object: StoredObject, bytes: Uint8Array<ArrayBuffer>) => {
  if (to.kind === 'project') return to.files.keep(object, bytes)
  const path = join(to.incoming, randomUUID())
  await mkdir(to.incoming, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  await to.files.keep(object.version, path)
}
