import { rename, stat, writeFile } from 'node:fs/promises'

/**
 * Makes sure that the embedded database never starts on the remains of its own creation, cut short
 * by a kill: those are put aside. Answers what to call once it has started.
 */
export async function prepareFolder(directory: string): Promise<() => Promise<void>> {
  const marker = `${directory}.created`
  if (await exists(marker)) return async () => undefined
  if (await exists(directory)) await rename(directory, `${directory}.incomplete-${Date.now()}`)
  return () => writeFile(marker, '', { mode: 0o600 })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
