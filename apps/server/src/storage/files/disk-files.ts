import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type ByteRange, FileMissing, type FileStore } from './file-store.ts'

/** Files in a folder of this machine, spread over subfolders by the first letters of their names. */
export class DiskFiles implements FileStore {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  async keep(name: string, path: string): Promise<void> {
    const target = await this.#placeFor(name)
    await rename(path, target)
    await flushFolder(dirname(target))
  }

  async read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    // Opened before the answer begins: a file that is removed from now on can still be read to its end.
    const file = await open(this.#pathOf(name), 'r').catch(rethrowMissing(name))
    return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>
  }

  async copy(from: string, to: string): Promise<void> {
    const target = await this.#placeFor(to)
    await copyFile(this.#pathOf(from), target, constants.COPYFILE_EXCL).catch(rethrowMissing(from))
    const file = await open(target, 'r+')
    await file.sync().finally(() => file.close())
    await flushFolder(dirname(target))
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true })
  }

  async #placeFor(name: string) {
    const path = this.#pathOf(name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return path
  }

  #pathOf(name: string) {
    if (!/^[\w-]{8,64}$/.test(name)) throw new FileMissing(name)
    return join(this.#directory, name.slice(0, 2), name)
  }
}

/** A name is durable once the folder that holds it is. */
const flushFolder = async (path: string) => {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

const rethrowMissing = (name: string) => (error: NodeJS.ErrnoException) => {
  throw error.code === 'ENOENT' ? new FileMissing(name, { cause: error }) : error
}
