// The format of POSIX tar (ustar), so that any tar program shows what is in a backup:
// https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06

export const BLOCK_BYTES = 512
const NAME_BYTES = 100
const PREFIX_AT = 345
const PREFIX_BYTES = 155
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8

export interface TarEntry {
  path: string
  kind: 'file' | 'folder'
  bytes: number
}

export const paddingOf = (bytes: number) => (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES

export const writeHeader = ({ path, kind, bytes }: TarEntry): Buffer => {
  const { name, prefix } = split(kind === 'folder' ? `${path}/` : path)
  const block = Buffer.alloc(BLOCK_BYTES)
  block.write(name, 0)
  block.write(prefix, PREFIX_AT)
  block.write(octal(kind === 'folder' ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(bytes, 12), 124)
  block.write(octal(0, 12), 136)
  block.write(kind === 'folder' ? '5' : '0', 156)
  block.write('ustar\0' + '00', 257, 'latin1')
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT)
  return block
}

/** Nothing for the empty block that ends an archive; throws where it is no header. */
export const readHeader = (block: Buffer): TarEntry | undefined => {
  if (block.every((byte) => byte === 0)) return undefined
  const checksum = Number.parseInt(block.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + 6), 8)
  if (checksum !== checksumOf(block)) throw new Error('a header does not add up')
  const [name, prefix] = [textAt(block, 0, NAME_BYTES), textAt(block, PREFIX_AT, PREFIX_BYTES)]
  const path = prefix ? `${prefix}/${name}` : name
  return {
    path: path.replace(/\/$/, ''),
    kind: path.endsWith('/') ? 'folder' : 'file',
    bytes: Number.parseInt(block.toString('latin1', 124, 135), 8),
  }
}

/** A path that is too long for one field is divided at a slash between two. */
const split = (path: string) => {
  const bytes = Buffer.from(path)
  if (bytes.length <= NAME_BYTES) return { name: path, prefix: '' }
  const slash = bytes.indexOf('/', bytes.length - NAME_BYTES - 1)
  if (slash <= 0 || slash > PREFIX_BYTES || slash === bytes.length - 1)
    throw new RangeError(`Too long for tar: ${path}`)
  return { name: bytes.toString('utf8', slash + 1), prefix: bytes.toString('utf8', 0, slash) }
}

/** A field ends at its first zero byte, or is full. */
const textAt = (block: Buffer, at: number, bytes: number) => {
  const field = block.subarray(at, at + bytes)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? bytes : end)
}

/** The sum of all bytes, with blanks where the sum itself stands. */
const checksumOf = (block: Buffer) => {
  let sum = 0
  for (const [at, byte] of block.entries()) {
    sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte
  }
  return sum
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
