import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from '@listwright/server'
import { templateFile } from '@listwright/server/testing'

/** A data folder whose database is migrated already: the quickest way to a server that starts. */
export const newDataFolder = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const database = await openPglite({
    directory: join(directory, 'database'),
    load: templateFile(),
  })
  await database.close()
}
