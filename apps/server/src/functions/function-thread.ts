import { Worker } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** Enough for everything functions do; one that hoards memory is ended before the machine has none left. */
const HEAP_MB = 512
/** It may miss one: a machine that was asleep has had no time to answer. */
const PINGS_MISSED = 3

interface ThreadOptions extends Omit<ThreadData, 'begun'> {
  /** How long it may say nothing, though it is pinged. After that, a function is taken to be in an endless loop. */
  silenceMs: number
  /** How long it may take to start. */
  startMs: number
  hear: (message: FromThread) => void
  ended: (thread: FunctionThread, cause: Error) => void
}

/** One life of the thread that functions run in, so that none of them can stop this one. */
export class FunctionThread {
  readonly started: Promise<void>
  hasStarted = false
  readonly #worker: Worker
  readonly #begun = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT))
  readonly #options: ThreadOptions
  readonly #createdAt = performance.now()
  readonly #deadline: NodeJS.Timeout
  #pings: NodeJS.Timeout | undefined
  #unanswered = 0
  #cause = new Error('The thread of the functions ended')

  constructor(options: ThreadOptions) {
    const { modules, environment, startMs, loadMs, ended } = options
    this.#options = options
    const workerData: ThreadData = { modules, environment, loadMs, begun: this.#begun }
    this.#worker = new Worker(new URL('./function-worker.js', import.meta.url), {
      workerData,
      // Functions have the environment that they were given, nothing of this process's own.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    this.#deadline = setTimeout(
      () => this.#stop(`The functions did not start within ${startMs} ms`),
      startMs,
    )
    this.#worker.on('error', (error: Error) => {
      this.#cause = error
    })
    this.started = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromThread) => this.#hear(message, resolve))
      this.#worker.once('exit', () => {
        clearTimeout(this.#deadline)
        clearInterval(this.#pings)
        reject(this.#cause)
        ended(this, this.#cause)
      })
    })
    // Callers that wait for the start get the error. A replacement thread has no caller, and its error must not be uncaught.
    this.started.catch(() => undefined)
  }

  get ageMs(): number {
    return performance.now() - this.#createdAt
  }

  /** Calls are begun in the order they were posted. */
  hasBegun(id: number): boolean {
    return BigInt(id) <= Atomics.load(this.#begun, 0)
  }

  post(message: ToThread) {
    this.#worker.postMessage(message)
  }

  async end() {
    await this.#worker.terminate()
  }

  #hear(message: FromThread, start: () => void) {
    // Its pong may be behind many calls, and whatever becomes of one of them shows as well that it is alive. A report does
    // not: a function in an endless loop can send them.
    if (message.kind !== 'report') this.#unanswered = 0
    if (message.kind === 'pong') return
    if (message.kind === 'started') {
      this.hasStarted = true
      clearTimeout(this.#deadline)
      this.#pings = setInterval(() => this.#ping(), this.#options.silenceMs / PINGS_MISSED)
      this.#pings.unref()
      start()
    } else this.#options.hear(message)
  }

  #ping() {
    if (this.#unanswered < PINGS_MISSED) {
      this.#unanswered += 1
      return this.post({ kind: 'ping' })
    }
    clearInterval(this.#pings)
    this.#stop(`No function did anything for ${this.#options.silenceMs} ms`)
  }

  #stop(reason: string) {
    this.#cause = new Error(reason)
    void this.end()
  }
}
