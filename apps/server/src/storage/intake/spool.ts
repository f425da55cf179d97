import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { errors } from '../errors.ts'
import { HEAD_BYTES } from './content-kind.ts'

/** A file that was received whole and lies on this machine, not yet anybody's. */
export interface SpooledFile {
  path: string
  size: number
  /** Of its bytes, as an ETag. */
  etag: string
  head: Buffer
}

/** Writes a stream to a new file, durably; nothing is left of one that breaks off or grows past the limit. */
export const spool = async (
  stream: AsyncIterable<Uint8Array>,
  path: string,
  limit: number,
): Promise<SpooledFile> => {
  const file = await open(path, 'wx', 0o600)
  try {
    const written = await write(stream, file, limit)
    await file.sync()
    await file.close()
    return { path, ...written }
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

const write = async (stream: AsyncIterable<Uint8Array>, file: FileHandle, limit: number) => {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > limit) throw errors.tooLarge()
    hash.update(chunk)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
    await file.writeFile(chunk)
  }
  return { size, head: Buffer.from(head), etag: `"${hash.digest('hex').slice(0, 32)}"` }
}
