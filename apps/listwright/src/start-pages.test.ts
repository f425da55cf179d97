import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort } from '@listwright/server/testing'
import { expect, it } from 'vitest'
import { isHosted, readSettings } from './settings/env.ts'
import { startPages } from './start-pages.ts'

it('pages that cannot start leave their port to others', async () => {
  const port = await freePort()
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    SUPABASE_URL: 'https://project.supabase.test',
    SUPABASE_ANON_KEY: 'anonymous',
    // A file where a folder is expected.
    WEB_DIR: fileURLToPath(import.meta.url),
    LOG_LEVEL: 'silent',
  })
  if (!isHosted(settings)) throw new Error('These settings name a hosted backend')
  await expect(startPages(settings)).rejects.toThrow('ENOTDIR')
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  other.close()
})
