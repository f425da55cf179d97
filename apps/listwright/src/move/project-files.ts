import { Refusal } from '../refusal.ts'

export interface StoredObject {
  bucket_id: string
  name: string
  version: string
  mimetype: string
  cache_control: string
}

interface Bucket {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

/** The files of a Supabase project, by its storage API and under its secret key. */
export class ProjectFiles {
  readonly #base: string
  readonly #headers: Record<string, string>

  constructor(url: string, key: string) {
    this.#base = `${url}/storage/v1`
    this.#headers = { apikey: key, authorization: `Bearer ${key}` }
  }

  /** Makes the bucket, if there is none of that name. */
  async makeBucket(bucket: Bucket): Promise<void> {
    const found = await fetch(`${this.#base}/bucket/${encodeURIComponent(bucket.id)}`, {
      headers: this.#headers,
    })
    if (found.ok) return
    await this.#ask('/bucket', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bucket, name: bucket.id }),
    })
  }

  /** Nothing if there is no such file. */
  async read(object: StoredObject): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await this.#fetch(pathOf(object), {})
    if (await isMissing(answer)) return undefined
    return new Uint8Array(await (await accepted(answer, pathOf(object))).arrayBuffer())
  }

  /** Once more is no failure: a move that was cut off is begun again. */
  async keep(object: StoredObject, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#ask(pathOf(object), {
      method: 'POST',
      headers: {
        'content-type': object.mimetype,
        'cache-control': object.cache_control,
        'x-upsert': 'true',
      },
      body: bytes,
    })
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    return accepted(await this.#fetch(path, init), path)
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.#base}${path}`, {
      ...init,
      headers: { ...this.#headers, ...init.headers },
    })
  }
}

const accepted = async (answer: Response, path: string): Promise<Response> => {
  if (answer.ok) return answer
  const text = (await answer.text()).slice(0, 300)
  throw new Refusal(`The project's storage answered ${answer.status} to ${path}: ${text}`)
}

/** Storage answers 400 to a missing object, and says 404 in the body. */
const isMissing = async (answer: Response): Promise<boolean> => {
  if (answer.status === 404) return true
  if (answer.status !== 400) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return (
    typeof body === 'object' && body !== null && 'statusCode' in body && body.statusCode === '404'
  )
}

const pathOf = ({ bucket_id: bucket, name }: StoredObject) =>
  `/object/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`
