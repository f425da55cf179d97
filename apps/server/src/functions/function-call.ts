import { FunctionNotStarted } from './function-failures.ts'
import type { FromCall, SentAnswer, SentError, SentRequest, ToThread } from './thread-messages.ts'

type Send = (message: ToThread) => void

interface Called {
  id: number
  name: string
  request: SentRequest
  signal: AbortSignal
}

/** One request that a thread answers, seen from here. */
export class FunctionCall {
  readonly id: number
  readonly name: string
  readonly answer: Promise<Response>
  /** The thread has nothing more to say about it. */
  readonly ended: Promise<void>
  readonly #called: Called
  readonly #send: Send
  readonly #abort: () => void
  #resolve: (answer: Response) => void = () => undefined
  #reject: (error: Error) => void = () => undefined
  #end: () => void = () => undefined
  #body: ReadableStreamDefaultController<Uint8Array> | undefined
  /** Lets the body ask for its next part. */
  #goOn: () => void = () => undefined

  constructor(called: Called, send: Send) {
    const { id, name, signal } = called
    this.id = id
    this.name = name
    this.#called = called
    this.#send = send
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    this.#abort = () => send({ kind: 'abort', id })
    signal.addEventListener('abort', this.#abort, { once: true })
  }

  /** Hands it to a thread: to another one, if the first ended before it was begun. */
  post() {
    const { id, name, request, signal } = this.#called
    this.#send({ kind: 'call', id, name, request })
    if (signal.aborted) this.#abort()
  }

  hear(message: FromCall) {
    if (message.kind === 'answer') {
      this.#resolve(this.#responseOf(message.answer))
      if (!message.answer.hasBody) this.#close()
    } else if (message.kind === 'part') {
      this.#body?.enqueue(message.bytes)
      this.#goOn()
    } else if (message.kind === 'end') {
      this.#body?.close()
      this.#close()
    } else {
      const error = errorOf(message.error)
      this.fail(message.hasStarted ? error : new FunctionNotStarted(this.name, error))
    }
  }

  fail(error: Error) {
    this.#reject(error)
    this.#body?.error(error)
    this.#close()
  }

  #close() {
    this.#called.signal.removeEventListener('abort', this.#abort)
    this.#goOn()
    this.#end()
  }

  #responseOf({ hasBody, ...init }: SentAnswer): Response {
    if (!hasBody) return new Response(null, init)
    const { id } = this
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#body = controller
      },
      pull: () =>
        new Promise<void>((resolve) => {
          this.#goOn = resolve
          this.#send({ kind: 'pull', id })
        }),
      cancel: () => {
        this.#body = undefined
        this.#send({ kind: 'cancel', id })
        this.#close()
      },
    })
    return new Response(body, init)
  }
}

const errorOf = ({ name, message, stack, cause }: SentError): Error => {
  const error = new Error(message, cause && { cause: errorOf(cause) })
  error.name = name
  if (stack) error.stack = stack
  return error
}
