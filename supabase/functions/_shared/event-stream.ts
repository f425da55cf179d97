import { CORS, refusalOf } from './respond.ts'

export interface Events {
  send: (event: string, data: object) => void
  /** Aborts when nobody listens any more. */
  signal: AbortSignal
}

/** Whether the caller wants an answer as it comes about. */
export const wantsEvents = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false

/** Answers with server-sent events while `work` is done; a failure becomes the last of them. */
export const eventStream = (
  request: Request,
  work: (events: Events) => Promise<void>,
): Response => {
  const leaving = new AbortController()
  const signal = AbortSignal.any([request.signal, leaving.signal])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: object) => {
        if (signal.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await work({ send, signal }).catch((error: unknown) => {
        if (!signal.aborted) send('error', refusalOf(error, request))
      })
      if (!leaving.signal.aborted) controller.close()
    },
    cancel: () => leaving.abort(),
  })
  const headers = { ...CORS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
