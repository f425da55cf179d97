import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadFunction } from './routes.ts'

/** Finds `<name>.js` (built) and `<name>/handler.ts` (source) in a folder, by name. */
export async function findFunctions(directory: string): Promise<Map<string, LoadFunction>> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry): Promise<[string, LoadFunction][]> => {
      if (entry.isFile() && entry.name.endsWith('.js')) {
        return [[entry.name.slice(0, -'.js'.length), load(join(directory, entry.name))]]
      }
      const handler = join(directory, entry.name, 'handler.ts')
      return (await isFile(handler)) ? [[entry.name, load(handler)]] : []
    }),
  )
  return new Map(found.flat().filter(([name]) => /^[a-z][\w-]*$/.test(name)))
}

const load =
  (file: string): LoadFunction =>
  async (environment) => {
    const module: { default?: unknown } = await import(pathToFileURL(file).href)
    if (typeof module.default !== 'function') throw new Error(`${file} has no default export`)
    return module.default(environment)
  }

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
