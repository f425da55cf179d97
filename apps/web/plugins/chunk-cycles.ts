import type { Plugin } from 'vite'

export interface Chunk {
  name: string
  fileName: string
  /** The files that it imports, by their names; those that it loads later are not among them. */
  imports: string[]
}

/**
 * By the names of its chunks: Supabase's client, and its part that calls functions. One makes the other only when a
 * function is called, and the other hands on `createClient` unused, so that it does not matter which is loaded first.
 */
const HARMLESS = 'dist, services'

/** Fails the build where files of the app wait for each other: which of them finds the other empty is left to chance. */
export const refuseChunkCycles = (): Plugin => ({
  name: 'refuse-chunk-cycles',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const cycles = chunkCycles(chunks)
      .map((names) => names.join(', '))
      .filter((names) => names !== HARMLESS)
    if (cycles.length > 0) {
      this.error(`Chunks import each other: ${cycles.join('; ')}`)
    }
  },
})

/** Groups of chunks that import each other, directly or through others. Each group is a sorted list of names. Exported for its test. */
export const chunkCycles = (chunks: Chunk[]): string[][] => {
  const reached = new Map(chunks.map(({ fileName }) => [fileName, reachedFrom(fileName, chunks)]))
  const groups = chunks.map(({ fileName }) =>
    chunks.filter(
      (other) =>
        reached.get(fileName)?.has(other.fileName) && reached.get(other.fileName)?.has(fileName),
    ),
  )
  const names = groups
    .filter(({ length }) => length > 0)
    .map((group) => group.map(({ name }) => name).sort())
  return [...new Map(names.map((group) => [group.join(), group])).values()]
}

const reachedFrom = (fileName: string, chunks: Chunk[]): Set<string> => {
  const importsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const reached = new Set<string>()
  const waiting = [...(importsOf.get(fileName) ?? [])]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(importsOf.get(next) ?? []))
  }
  return reached
}
