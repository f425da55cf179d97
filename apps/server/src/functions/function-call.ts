import { answerToNobody } from '../http/client-left.ts'
import { FunctionNotStarted } from './function-failures.ts'
import type { FromCall, SentAnswer, SentError, SentRequest, ToThread } from './thread-messages.ts'

type Send = (message: ToThread) => void

interface Called {
  id: number
  name: string
  request: SentRequest
  /**
   * The request that `request` was read from. It is kept because Node reports an abort to its signal only as long as the
   * request is referenced.
   */
  caller: Request
}

/** One request that a thread answers, seen from here. */
export class FunctionCall {
  readonly id: number
  readonly name: string
  readonly answer: Promise<Response>
  /** Resolves when no further message about this call is expected. */
  readonly ended: Promise<void>
  readonly #caller: Request
  readonly #send: Send
  /** Until the thread has answered or failed. */
  #request: SentRequest | undefined
  readonly #abort: () => void
  #resolve: (answer: Response) => void = () => undefined
  #reject: (error: Error) => void = () => undefined
  #end: () => void = () => undefined
  #body: ReadableStreamDefaultController<Uint8Array> | undefined
  /** Lets the body ask for its next part. */
  #goOn: () => void = () => undefined

  constructor(called: Called, send: Send) {
    const { id, name, request, caller } = called
    this.id = id
    this.name = name
    this.#request = request
    this.#caller = caller
    this.#send = send
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    this.#abort = () => {
      send({ kind: 'abort', id })
      if (!this.#body) return
      // The code that forwards the answer may have stopped reading without cancelling the stream.
      this.#body.close()
      this.#cancel()
    }
    caller.signal.addEventListener('abort', this.#abort, { once: true })
  }

  /** Hands it to a thread: to another one, if the first ended before it was begun. */
  post() {
    if (!this.#request) return
    this.#send({ kind: 'call', id: this.id, name: this.name, request: this.#request })
    if (this.#caller.signal.aborted) this.#abort()
  }

  hear(message: FromCall) {
    try {
      this.#take(message)
    } catch (error) {
      // Such as an answer with a status that only a browser may make.
      this.#send({ kind: 'cancel', id: this.id })
      this.fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  fail(error: Error) {
    this.#reject(error)
    this.#body?.error(error)
    this.#close()
  }

  #take(message: FromCall) {
    if (message.kind === 'answer') {
      this.#request = undefined
      this.#answer(message.answer)
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

  /** A body that will not be read is cancelled here; otherwise it would stay in memory. */
  #answer(answer: SentAnswer) {
    const { signal, method } = this.#caller
    if (answer.hasBody && signal.aborted) {
      this.#resolve(answerToNobody())
      this.#cancel()
    } else if (answer.hasBody && method === 'HEAD') {
      this.#resolve(this.#responseOf({ ...answer, hasBody: false }))
      this.#cancel()
    } else {
      this.#resolve(this.#responseOf(answer))
      if (!answer.hasBody) this.#close()
    }
  }

  #cancel() {
    this.#send({ kind: 'cancel', id: this.id })
    this.#close()
  }

  #close() {
    this.#caller.signal.removeEventListener('abort', this.#abort)
    this.#request = undefined
    this.#body = undefined
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
      cancel: () => this.#cancel(),
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
