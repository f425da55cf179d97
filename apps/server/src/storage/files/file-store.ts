/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the bytes of objects lie, each version under a name of its own that we have chosen. A name is written once and
 * never again, so nothing that is read can change meanwhile.
 */
export interface FileStore {
  /** Takes a finished file of this machine over; durable once it resolves. */
  keep(name: string, path: string): Promise<void>
  /** Rejects with FileMissing where there is none. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  copy(from: string, to: string): Promise<void>
  /** Removing what is not there is no failure. */
  remove(name: string): Promise<void>
}

/** The service that keeps the files did not do what it was asked for. */
export class FileStoreFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The file store ${reason}`, options)
    this.name = 'FileStoreFailed'
  }
}

/** There is no file of that name. */
export class FileMissing extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`There is no file ${name}`, options)
    this.name = 'FileMissing'
  }
}
