import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The modules of a folder's functions by name: `<name>.js` (built) and `<name>/handler.ts` (source). All are of one
 * build, also where the folder is a link that is pointed elsewhere meanwhile. A missing folder has none.
 */
export const findFunctions = async (folder: string): Promise<Map<string, string>> => {
  const directory = await realpath(folder).catch(unlessMissing)
  if (!directory) return new Map()
  const entries = await readdir(directory, { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry): Promise<[string, string][]> => {
      if (entry.isFile() && entry.name.endsWith('.js')) {
        return [[entry.name.slice(0, -'.js'.length), moduleAt(join(directory, entry.name))]]
      }
      const handler = join(directory, entry.name, 'handler.ts')
      return (await isFile(handler)) ? [[entry.name, moduleAt(handler)]] : []
    }),
  )
  return new Map(found.flat().filter(([name]) => /^[a-z][\w-]*$/.test(name)))
}

const moduleAt = (path: string) => pathToFileURL(path).href

const isFile = async (path: string) => (await stat(path).catch(unlessMissing))?.isFile() ?? false

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
