import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@listwright/server'

interface SeedOptions {
  dataDir: string
  seedFile: string
  demo: { email: string; password: string }
  secretKey: string
  /** Asks the running app, as an administrator would. */
  request: (path: string, init: RequestInit) => Response | Promise<Response>
}

/** Gives a new data folder its demo account and sample rows, once. */
export const seed = async (database: Database, options: SeedOptions): Promise<void> => {
  const marker = join(options.dataDir, 'seeded')
  if (existsSync(marker)) return
  await createDemoAccount(options)
  await database.execute(await readFile(options.seedFile, 'utf8'))
  await writeFile(marker, new Date().toISOString())
}

const createDemoAccount = async ({ demo, secretKey, request }: SeedOptions) => {
  const answer = await request('/auth/v1/admin/users', {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...demo, email_confirm: true, user_metadata: { full_name: 'Demo' } }),
  })
  // 422: the account exists already, from a start that was interrupted.
  if (!answer.ok && answer.status !== 422) {
    throw new Error(`The demo account could not be created: ${await answer.text()}`)
  }
}
