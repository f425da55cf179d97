import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { type ByteRange, FileMissing, type FileStore, FileStoreFailed } from './file-store.ts'

export interface S3Settings {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket is put into the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const PATIENCE_MS = 5 * 60_000

/** Files in a bucket of any service that speaks S3. */
export class S3Files implements FileStore {
  readonly #client: AwsClient
  readonly #base: string
  readonly #bucket: string

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
    this.#base = `${endpoint}/${bucket}`
    this.#bucket = bucket
  }

  async keep(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    // Signed without its bytes and sent as a stream of known length, since S3 takes no chunked bodies.
    const request = await this.#client.sign(this.#urlOf(name), {
      method: 'PUT',
      headers: { 'content-length': String(size), 'content-type': 'application/octet-stream' },
    })
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
    await this.#fetch(name, request, { ...(size > 0 && { body, duplex: 'half' }) })
    await rm(path, { force: true })
  }

  async read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
    const request = await this.#client.sign(this.#urlOf(name), headers ? { headers } : {})
    const { body } = await this.#fetch(name, request)
    return body ?? new Blob([]).stream()
  }

  async copy(from: string, to: string): Promise<void> {
    const headers = { 'x-amz-copy-source': `/${this.#bucket}/${from}` }
    const request = await this.#client.sign(this.#urlOf(to), { method: 'PUT', headers })
    const answer = await this.#fetch(from, request)
    // S3 may find out that a copy fails after it has begun to answer 200.
    const text = await answer.text()
    if (text.includes('<Error>')) throw new FileStoreFailed(`could not copy ${from}: ${text}`)
  }

  async remove(name: string): Promise<void> {
    const request = await this.#client.sign(this.#urlOf(name), { method: 'DELETE' })
    await this.#fetch(name, request).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error
    })
  }

  #urlOf(name: string) {
    return `${this.#base}/${encodeURIComponent(name)}`
  }

  async #fetch(name: string, request: Request, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(request, { ...init, signal }).catch((cause: unknown) => {
      throw new FileStoreFailed(`at ${new URL(this.#base).host} cannot be reached`, { cause })
    })
    if (answer.ok) return answer
    const text = await answer.text()
    if (answer.status === 404 && !text.includes('NoSuchBucket')) throw new FileMissing(name)
    throw new FileStoreFailed(`answered ${answer.status}: ${text.slice(0, 500)}`)
  }
}
