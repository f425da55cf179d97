import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BLOCK_BYTES, paddingOf, readHeader, type TarEntry } from './tar-header.ts'

/** Calls back for each entry of a compressed tar archive, which must read the content to its end. */
export const readArchive = async (
  file: string,
  onEntry: (entry: TarEntry, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> => {
  const gunzip = createGunzip()
  pipeline(createReadStream(file), gunzip, () => undefined)
  const bytes = new ByteReader(gunzip)
  try {
    for (;;) {
      const entry = readHeader(await bytes.take(BLOCK_BYTES))
      // Read to the end: gzip's checksum is verified there.
      if (!entry) return await bytes.drain()
      await onEntry(entry, bytes.stream(entry.bytes))
      await bytes.take(paddingOf(entry.bytes))
    }
  } finally {
    gunzip.destroy()
  }
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async take(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of this.stream(count)) parts.push(part)
    return Buffer.concat(parts)
  }

  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async *stream(count: number): AsyncGenerator<Uint8Array> {
    let missing = count
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done) throw new Error('it ends too early')
        this.#rest = next.value
      }
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }
}
