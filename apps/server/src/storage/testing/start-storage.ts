import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Database } from '../../database/database.ts'
import { createTestApp, TEST_SITE } from '../../testing/test-app.ts'
import { DiskFiles } from '../files/disk-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { openStorage, type StorageOptions } from '../storage.ts'

/** Everybody who is signed in has a folder of their own in each bucket but the closed one. */
const POLICIES = `
  create policy "owners keep their folder" on storage.objects to authenticated
    using (bucket_id <> 'closed' and (storage.foldername(name))[1] = (select auth.uid()::text))
    with check (bucket_id <> 'closed' and (storage.foldername(name))[1] = (select auth.uid()::text));
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('private', 'private', false, null, null), ('open', 'open', true, null, null),
    ('closed', 'closed', false, null, null),
    ('pictures', 'pictures', false, 100000, array['image/png', 'image/jpeg', 'image/webp']);
`

export type StorageWorld = Awaited<ReturnType<typeof startStorage>>

/** The server with a storage in a folder of its own, and the real client. */
export const startStorage = async (
  database: Database,
  options: Partial<StorageOptions> & { wrap?: (files: FileStore) => FileStore } = {},
  /** The folder of another one, to share its files. */
  shared?: string,
) => {
  const directory = shared ?? (await mkdtemp(join(tmpdir(), 'storage-')))
  const kept = join(directory, 'kept')
  const incoming = join(directory, 'incoming')
  const disk = new DiskFiles(kept)
  const { wrap = (files) => files, ...rest } = options
  const open = (more: Partial<StorageOptions> = {}) =>
    openStorage({
      database,
      files: wrap(disk),
      incoming,
      secret: 'a-secret-for-tests-of-signed-addresses',
      isAlone: true,
      ...rest,
      ...more,
    })
  if (!shared) await database.execute(POLICIES)
  const storage = await open()
  const world = await createTestApp(database, { storage })

  const clientFor = (token?: string, key = world.apiKeys.publishable) =>
    createClient(TEST_SITE, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
      global: {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        fetch: async (input, init) => world.app.request(new Request(input, init)),
      },
    }).storage

  const filesIn = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  return {
    ...world,
    directory,
    /** Storage opened once more over the same files, as after a restart. */
    reopen: open,
    /** The real client, signed in or not. */
    clientFor,
    clientOf: async (user: string) => clientFor(await world.tokenFor(user)),
    service: () => clientFor(undefined, world.apiKeys.secret),
    /** A request as the client would send it. */
    send: async (path: string, init: RequestInit & { user?: string } = {}) => {
      const headers = new Headers(init.headers)
      headers.set('apikey', world.apiKeys.publishable)
      if (init.user) headers.set('authorization', `Bearer ${await world.tokenFor(init.user)}`)
      return world.app.request(`/storage/v1${path}`, { ...init, headers })
    },
    /** Names of files that are stored, and of files that are being received. */
    kept: () => filesIn(kept),
    incoming: () => filesIn(incoming),
    close: async () => {
      // The database of a suite may be closed already.
      await storage.close().catch(() => undefined)
      if (!shared) await rm(directory, { recursive: true })
    },
  }
}
