import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

const LONG_BYTES = 65_536

type Given = Record<string, string>

/**
 * The answers of a server, whoever makes them: also those that Node gives itself, to a request without a host or with
 * an expectation, have the given headers. Whoever is answered before their body was taken, or while `isLast` holds, is
 * told that the connection ends with it.
 */
export const safeResponse = (always: Given, isLast: () => boolean = () => false) =>
  class SafeResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const headers = rest.at(-1)
      if (!isComplete(headers)) for (const name in always) this.#addTo(name)
      if (isLast() || (!this.req.complete && isLong(this.req)))
        this.setHeader('connection', 'close')
      return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]))
    }

    #addTo(name: string) {
      if (!this.hasHeader(name)) this.setHeader(name, always[name] ?? '')
    }
  }

/** Answers that our own middleware has completed have this header. */
const isComplete = (headers: unknown) =>
  typeof headers === 'object' && headers !== null && 'x-content-type-options' in headers

/** Whether the rest of a body is too long to be read only to keep the connection open. */
const isLong = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONG_BYTES

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * The answer to bytes that are not an HTTP request. It is written as bytes, because there is no request object to
 * answer.
 */
export const malformedAnswer = (code: string | undefined, always: Given): string => {
  const lines = Object.entries({ ...always, connection: 'close', 'content-length': '0' })
  const head = `HTTP/1.1 ${REASONS[code ?? ''] ?? '400 Bad Request'}`
  return `${[head, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
}
