import { join } from 'node:path'
import { authSettings } from '../auth/settings.ts'
import { createServer } from '../create-server.ts'
import { openPostgres } from '../database/postgres.ts'
import { ApiKeys } from '../keys/api-keys.ts'
import { KeyRing, secretKey } from '../keys/key-ring.ts'
import { DiskFiles } from '../storage/files/disk-files.ts'
import { openStorage } from '../storage/storage.ts'
import { listenForTest } from './listen-for-test.ts'

// A server in a process of its own, for tests of several on one database: its address, folder and port are arguments.

const [url = '', directory = '', port = '0', secret = ''] = process.argv.slice(2)
const site = 'http://127.0.0.1:4100'
const database = await openPostgres({ url, connections: 6 })
const storage = await openStorage({
  database,
  files: new DiskFiles(join(directory, 'kept')),
  incoming: join(directory, 'incoming'),
  secret,
  isAlone: false,
})
const server = createServer({
  database,
  keyRing: await KeyRing.create([secretKey(secret)], `${site}/auth/v1`),
  apiKeys: new ApiKeys('sb_publishable_of_all', 'sb_secret_of_all'),
  auth: authSettings({ siteUrl: site, encryptionKey: secret }),
  mailer: { enqueue: async () => undefined },
  storage,
})
const listener = await listenForTest({ port: Number(port) })
listener.serve(server.fetch, server.upgrade)
process.on('SIGTERM', async () => {
  await server.close()
  await storage.close()
  await listener.close()
  await database.close()
  process.exit(0)
})
process.send?.({ port: listener.port })
