import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const MARK = '?mini'

/**
 * Gives `zod/mini` a copy of zod's core of its own. A module goes into one file whole, so that the core which the first
 * screen shares with the forms would bring along every kind of schema that any form is made of.
 */
export const miniSchemas = (): Plugin => ({
  name: 'mini-schemas',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async resolveId(source, importer) {
    const isOfCopy = importer?.endsWith(MARK)
    if (source !== 'zod/mini' && !isOfCopy) return
    const found = await this.resolve(source, importer?.replace(MARK, ''), { skipSelf: true })
    return found && { id: found.id + MARK, moduleSideEffects: false }
  },
  load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : undefined),
})
