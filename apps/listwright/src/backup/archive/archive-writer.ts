import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BLOCK_BYTES, paddingOf, writeHeader } from './tar-header.ts'

export interface EntrySum {
  bytes: number
  sha256: string
}

/** Writes a compressed tar archive that only its owner can read, and remembers what it wrote. */
export class ArchiveWriter {
  readonly sums: Record<string, EntrySum> = {}
  readonly #gzip = createGzip({ level: 1 })
  readonly #done: Promise<unknown>

  /** The file must not exist. */
  constructor(file: string) {
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    this.#done = Promise.all([finished(this.#gzip), finished(output)])
    // Makes the next write reject.
    this.#done.catch((cause: Error) => this.#gzip.destroy(cause))
    this.#gzip.pipe(output)
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#add(path, bytes.length, [bytes])
  }

  async addBytes(path: string, bytes: Uint8Array): Promise<void> {
    await this.#add(path, bytes.length, [bytes])
  }

  /** A file or a folder of the disk with all it holds, under another path. */
  async addFrom(source: string, path: string): Promise<void> {
    const found = await stat(source)
    if (!found.isDirectory()) {
      await this.#add(path, found.size, found.size > 0 ? createReadStream(source) : [])
      return
    }
    await this.#write(writeHeader({ path, kind: 'folder', bytes: 0 }))
    for (const name of (await readdir(source)).sort()) {
      await this.addFrom(join(source, name), `${path}/${name}`)
    }
  }

  async close(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK_BYTES))
    this.#gzip.end()
    await this.#done
  }

  async abandon(): Promise<void> {
    this.#gzip.destroy()
    await this.#done.catch(() => undefined)
  }

  async #add(
    path: string,
    bytes: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    await this.#write(writeHeader({ path, kind: 'file', bytes }))
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of content) {
      hash.update(chunk)
      written += chunk.length
      await this.#write(chunk)
    }
    if (written !== bytes) throw new Error(`${path} changed while it was read`)
    await this.#write(Buffer.alloc(paddingOf(bytes)))
    this.sums[path] = { bytes, sha256: hash.digest('hex') }
  }

  async #write(chunk: Uint8Array): Promise<void> {
    if (chunk.length > 0 && !this.#gzip.write(chunk)) {
      await Promise.race([once(this.#gzip, 'drain'), this.#done])
    }
  }
}
