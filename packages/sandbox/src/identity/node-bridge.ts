import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * Answers a web Request with a Node request listener, without a network in between.
 * @param mountPath what stands before the listener's own paths
 */
export const callNode = async (
  listener: RequestListener,
  request: Request,
  mountPath: string,
): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const incoming = new IncomingMessage(new Socket())
  incoming.method = request.method
  incoming.url = pathname.slice(mountPath.length) + search
  Object.assign(incoming, { originalUrl: pathname + search })
  for (const [name, value] of request.headers) incoming.headers[name] = value
  const body = Buffer.from(await request.arrayBuffer())
  if (body.length > 0) incoming.headers['content-length'] = String(body.length)
  incoming.push(body)
  incoming.push(null)

  return new Promise((resolve) => {
    listener(incoming, new CapturedResponse(incoming, resolve))
  })
}

/** Collects what a listener writes instead of sending it. */
class CapturedResponse extends ServerResponse {
  readonly #done: (response: Response) => void
  readonly #chunks: Buffer[] = []

  constructor(request: IncomingMessage, done: (response: Response) => void) {
    super(request)
    this.#done = done
  }

  override write(chunk: unknown): boolean {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      this.#chunks.push(Buffer.from(chunk as string))
    }
    return true
  }

  override end(chunk?: unknown): this {
    this.write(chunk)
    const hasBody = ![204, 304].includes(this.statusCode)
    this.#done(
      new Response(hasBody ? Buffer.concat(this.#chunks) : null, {
        status: this.statusCode,
        headers: headersOf(this),
      }),
    )
    this.emit('finish')
    return this
  }
}

const headersOf = (response: ServerResponse): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.getHeaders())) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one))
  }
  return headers
}
