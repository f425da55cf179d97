import { createPglite } from '../database/create-pglite.js'
import type { Engine, EngineOptions } from '../database/engine.ts'

/** PGlite without a thread of its own, for comparison: a statement stops everything else. */
export const startSameThreadEngine = async (options: EngineOptions): Promise<Engine> => {
  const pglite = await createPglite(options)
  const close = () => pglite.close()
  return {
    send: async (request) => pglite.execProtocolRawSync(request),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    close,
    kill: close,
    hasEnded: false,
    ended: Promise.resolve(),
  }
}
