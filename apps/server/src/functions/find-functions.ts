import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StartFunction } from './routes.ts'

/**
 * Finds `<name>.js` (built) and `<name>/handler.ts` (source) in a folder, by name. Their modules are loaded here,
 * before any request: compiling one takes long enough to make every other request wait. All are of one build, also
 * where the folder is a link that is pointed elsewhere meanwhile.
 */
export async function findFunctions(folder: string): Promise<Map<string, StartFunction>> {
  const directory = await realpath(folder).catch(() => folder)
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry): Promise<[string, StartFunction][]> => {
      if (entry.isFile() && entry.name.endsWith('.js')) {
        return [[entry.name.slice(0, -'.js'.length), await load(join(directory, entry.name))]]
      }
      const handler = join(directory, entry.name, 'handler.ts')
      return (await isFile(handler)) ? [[entry.name, await load(handler)]] : []
    }),
  )
  return new Map(found.flat().filter(([name]) => /^[a-z][\w-]*$/.test(name)))
}

/** A module that cannot be loaded fails its own function's calls, not the start of the server. */
const load = async (file: string): Promise<StartFunction> => {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(file).href)
    const start = module.default
    if (typeof start !== 'function') throw new Error(`${file} has no default export`)
    return (environment, report) => start(environment, report)
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
