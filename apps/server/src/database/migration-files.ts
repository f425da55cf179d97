import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Migration {
  /** What orders them: the digits the file name begins with. */
  version: string
  name: string
  sql: string
}

/** The migrations of a folder: `<digits>_<name>.sql`, in order. A missing folder has none. */
export const readMigrations = async (directory: string): Promise<Migration[]> => {
  const files = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const named = files.flatMap((file) => {
    const match = /^(\d+)_([\w-]+)\.sql$/.exec(file)
    return match ? [{ file, version: match[1] ?? '', name: match[2] ?? '' }] : []
  })
  named.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
  return Promise.all(
    named.map(async ({ file, version, name }) => ({
      version,
      name,
      sql: await readFile(join(directory, file), 'utf8'),
    })),
  )
}
