import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@listwright/server/testing/free-port'
import { newDataFolder } from './data-folder.ts'
import { startProcess } from './product-process.ts'

export interface FreshProduct {
  url: string
  pid: number | undefined
  anonKey: string
  secretKey: string
  stop(): Promise<void>
}

/**
 * The built product on a port and in a data folder of its own, with the sandbox for the outside world. Its errors are
 * printed. Its database is a copy of a migrated one: that a first start creates it is tested with `main.ts`.
 */
export const startFreshProduct = async (
  settings: Record<string, string> = {},
): Promise<FreshProduct> => {
  const directory = await mkdtemp(join(tmpdir(), 'listwright-'))
  await newDataFolder(directory)
  const port = await freePort()
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const { url, child, stop } = await startProcess(port, {
    APP_NAME: 'Listwright',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    SUPABASE_SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
    ...settings,
  })
  child.stderr?.pipe(process.stderr)
  const { supabaseAnonKey: anonKey } = await (await fetch(`${url}/config.json`)).json()
  return {
    url,
    pid: child.pid,
    anonKey,
    secretKey,
    async stop() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
