import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512

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
    const name = `package/${relative(folder, file).split(sep).join('/')}`
    parts.push(headerOf(name, bytes.length), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1)))
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 1 })
}

/** A ustar header: a long name is split at a slash into two fields. */
const headerOf = (path: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK)
  const at = path.length > 100 ? path.indexOf('/', path.length - 101) : -1
  header.write(path.slice(at + 1), 0)
  header.write(octal(0o644, 7), 100)
  header.write(octal(size, 11), 124)
  header.write(octal(0, 11), 136)
  header.write(`${' '.repeat(8)}0`, 148)
  header.write('ustar\x0000', 257)
  if (at > 0) header.write(path.slice(0, at), 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
