import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PostgreSQL as WebAssembly, compiled once in this process. Threads share its machine code, so that one that starts
 * after another was stopped does not begin by compiling it again.
 */
export const pgliteModule = (): Promise<WebAssembly.Module> => {
  compiled ??= compile().catch((error) => {
    // The next engine may find the file, or the memory, that this one did not.
    compiled = undefined
    throw error
  })
  return compiled
}

const compile = async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')))
}
