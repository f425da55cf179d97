import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BLOCK_BYTES, paddingOf, writeHeader } from '@listwright/listwright/testing'

/** A package's folder as the registry would send it: a gzipped tar archive, everything below `package/`. */
export const tarballOf = async (folder: string): Promise<Buffer> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).split(sep).includes('node_modules'))
  const parts: Buffer[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    const path = `package/${relative(folder, file).split(sep).join('/')}`
    const header = writeHeader({ path, kind: 'file', bytes: bytes.length })
    parts.push(header, bytes, Buffer.alloc(paddingOf(bytes.length)))
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 1 })
}
