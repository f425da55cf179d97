import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { loadSecrets } from '../data/secrets-file.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/env.ts'
import type { EntrySum } from './archive/archive-writer.ts'
import { readArchive } from './archive/read-archive.ts'
import type { TarEntry } from './archive/tar-header.ts'
import { readDatabaseState } from './database-state.ts'
import { keyMarkOf, MANIFEST, type Manifest, manifestSchema } from './manifest.ts'

interface UnpackOptions {
  /** Made by this; what it holds is as in a data folder, but for files, which lie flat in `files`. */
  folder: string
  settings: Pick<Settings, 'ENCRYPTION_KEY'>
}

/** What a backup may hold, and nothing else: it is unpacked into folders of ours. */
const PATH = /^(database|sandbox|files)(\/[\w.-]+)*$|^(secrets\.json|seeded|manifest\.json)$/

/** Unpacks a backup, compares every byte with its manifest and opens its database; refuses it where anything is amiss. */
export const unpackBackup = async (file: string, options: UnpackOptions): Promise<Manifest> => {
  const { folder } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const manifest = await unpack(file, folder)
  await writeFile(join(folder, 'database.created'), '', { mode: 0o600 })
  const { encryptionKey } = await loadSecrets(folder)
  const key = options.settings.ENCRYPTION_KEY ?? encryptionKey
  if (keyMarkOf(key) !== manifest.keyMark) {
    throw new Refusal(
      `The backup ${file} was made with another ENCRYPTION_KEY: set that one, or its second factors could not be read.`,
    )
  }
  const { postgres, tables } = await readDatabaseState(join(folder, 'database'), key).catch(
    (cause: unknown) => {
      throw damaged(file, 'its database cannot be opened', cause)
    },
  )
  if (postgres.split('.')[0] !== manifest.versions.postgres.split('.')[0]) {
    throw new Refusal(
      `The backup ${file} was made with PostgreSQL ${manifest.versions.postgres}, which this release does not read.`,
    )
  }
  if (!isDeepStrictEqual(tables, manifest.tables)) throw damaged(file, 'rows are missing')
  return manifest
}

const unpack = async (file: string, folder: string): Promise<Manifest> => {
  const sums: Record<string, EntrySum> = {}
  try {
    await readArchive(file, async (entry, content) => {
      if (!PATH.test(entry.path) || entry.path.split('/').includes('..'))
        throw new Error(`it holds ${entry.path}`)
      if (entry.kind === 'folder')
        await mkdir(join(folder, entry.path), { recursive: true, mode: 0o700 })
      else sums[entry.path] = await store(join(folder, entry.path), entry, content)
    })
    delete sums[MANIFEST]
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')),
    )
    if (!isDeepStrictEqual(sums, manifest.entries))
      throw new Error('its bytes are not those of its manifest')
    return manifest
  } catch (cause) {
    if (
      cause instanceof Error &&
      'code' in cause &&
      cause.code === 'ENOENT' &&
      cause.message.includes(`'${file}'`)
    )
      throw new Refusal(`There is no file ${file}.`)
    throw damaged(
      file,
      cause instanceof Error && cause.name === 'Error' ? cause.message : 'it is no backup',
      cause,
    )
  }
}

const store = async (
  path: string,
  { bytes }: TarEntry,
  content: AsyncIterable<Uint8Array>,
): Promise<EntrySum> => {
  const hash = createHash('sha256')
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(
    Readable.from(content),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  )
  return { bytes, sha256: hash.digest('hex') }
}

const damaged = (file: string, reason: string, cause?: unknown) =>
  new Refusal(`The backup ${file} is damaged: ${reason}.`, { cause })
