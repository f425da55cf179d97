import { Worker } from 'node:worker_threads'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Engine, EngineOptions } from './engine.ts'

/**
 * PostgreSQL stops a recursion at 2 MB of its own stack. WebAssembly needs several times that of the
 * thread's; where this ends first, PGlite loses the statement and is not to be trusted any more.
 */
const STACK_MB = 64

interface Pending {
  limitMs: number
  resolve: (answer: Uint8Array | undefined) => void
  reject: (error: Error) => void
}

/** Starts PGlite in a thread of its own, so that a statement can neither stop this one nor go on for ever. */
export async function startEngineThread(options: EngineOptions): Promise<Engine> {
  const thread = new EngineThread(options)
  await thread.started
  return thread
}

class EngineThread implements Engine {
  readonly started: Promise<unknown>
  readonly ended: Promise<void>
  hasEnded = false
  readonly #worker: Worker
  /** What the thread was asked and has not answered yet; it works on the first. */
  readonly #pending: Pending[] = []
  #timer: NodeJS.Timeout | undefined
  #failure: Error | undefined

  constructor(options: EngineOptions) {
    this.#worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
      workerData: options,
      resourceLimits: { stackSizeMb: STACK_MB },
      // Loaders and secrets of this process are none of its business.
      execArgv: [],
      env: {},
    })
    this.#worker.on('message', (answer: Uint8Array | undefined) => this.#settle(answer))
    this.#worker.on('error', (error: Error) => {
      this.#failure ??= new DatabaseUnavailable(`The database stopped: ${error.message}`, {
        cause: error,
      })
    })
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#end()
        resolve()
      })
    })
    this.started = this.#expect(0)
  }

  async send(request: Uint8Array, limitMs: number) {
    return (await this.#ask(request, limitMs)) ?? new Uint8Array()
  }

  async dump() {
    return (await this.#ask('dump', 0)) ?? new Uint8Array()
  }

  async close() {
    if (!this.hasEnded) await this.#ask('close', 0)
    await this.ended
  }

  async kill() {
    this.hasEnded = true
    await this.#worker.terminate()
  }

  #ask(message: Uint8Array | 'dump' | 'close', limitMs: number) {
    if (this.hasEnded) throw this.#failure ?? closed()
    if (typeof message === 'string') this.#worker.postMessage(message)
    else {
      // A copy of its own can be handed over; the original is part of a pool.
      const bytes = new Uint8Array(message)
      this.#worker.postMessage(bytes, [bytes.buffer])
    }
    return this.#expect(limitMs)
  }

  #expect(limitMs: number): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ limitMs, resolve, reject }) === 1) this.#watch()
    })
  }

  #settle(answer: Uint8Array | undefined) {
    if (this.hasEnded) return
    clearTimeout(this.#timer)
    this.#pending.shift()?.resolve(answer)
    this.#watch()
  }

  #watch() {
    const [current] = this.#pending
    if (!current?.limitMs) return
    this.#timer = setTimeout(() => {
      // This thread may have been the busy one: an answer that waits to be read comes first.
      setImmediate(() => {
        if (this.#pending[0] === current) this.#stop(current)
      })
    }, current.limitMs)
  }

  #stop(current: Pending) {
    this.#pending.shift()
    this.#failure = new DatabaseUnavailable('The session ended with another statement')
    void this.kill()
    current.reject(new DatabaseError('57014', 'canceling statement due to statement timeout'))
  }

  #end() {
    this.hasEnded = true
    clearTimeout(this.#timer)
    for (const { reject } of this.#pending.splice(0)) reject(this.#failure ?? closed())
  }
}

const closed = () => new DatabaseUnavailable('The database is closed')
