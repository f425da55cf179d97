import { Worker } from 'node:worker_threads'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { pgliteModule } from './pglite-module.ts'

/**
 * PostgreSQL stops a recursion at 2 MB of its own stack. WebAssembly needs several times that of the
 * thread's; where this ends first, PGlite loses the statement and is not to be trusted any more.
 */
const STACK_MB = 64
const AREA_BYTES = 256 * 1024
const IN_MESSAGE = -1

/** What both threads see. */
export interface Channel {
  /** A request waits, and its length: negative if it comes as a message. */
  signal: Int32Array<SharedArrayBuffer>
  /** The bytes of a request, then of its answer: copying them is cheaper than a message of them. */
  area: Uint8Array<SharedArrayBuffer>
}

export type EngineRequest = Uint8Array | 'dump' | 'close'

/** Bytes as they are, the length of those in the shared area, or nothing. */
type EngineAnswer = Uint8Array | number | undefined

interface Pending {
  /** Nothing for the start, which begins by itself. */
  request?: EngineRequest
  limitMs: number
  resolve: (answer: Uint8Array) => void
  reject: (error: Error) => void
}

/** Starts PGlite in a thread of its own, so that a statement can neither stop this one nor go on for ever. */
export const startEngineThread = async (options: EngineOptions): Promise<Engine> => {
  const thread = new EngineThread(options, await pgliteModule())
  await thread.started
  return thread
}

class EngineThread implements Engine {
  readonly started: Promise<unknown>
  readonly ended: Promise<void>
  hasEnded = false
  readonly #worker: Worker
  readonly #channel: Channel = {
    signal: new Int32Array(new SharedArrayBuffer(8)),
    area: new Uint8Array(new SharedArrayBuffer(AREA_BYTES)),
  }
  /** What is not answered yet; the thread works on the first. */
  readonly #pending: Pending[] = []
  #timer: NodeJS.Timeout | undefined
  #failure: Error | undefined

  constructor(options: EngineOptions, wasm: WebAssembly.Module) {
    this.#worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
      workerData: { ...this.#channel, options, wasm },
      resourceLimits: { stackSizeMb: STACK_MB },
      // The thread needs neither the loaders nor the secrets of this process.
      execArgv: [],
      env: {},
    })
    this.#worker.on('message', (answer: EngineAnswer) => this.#settle(answer))
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
    this.started = this.#expect({ limitMs: 0 })
  }

  async send(request: Uint8Array, limitMs: number) {
    return this.#ask(request, limitMs)
  }

  async dump() {
    return this.#ask('dump', 0)
  }

  async close() {
    if (!this.hasEnded) await this.#ask('close', 0)
    await this.ended
  }

  async kill() {
    this.hasEnded = true
    await this.#worker.terminate()
  }

  #ask(request: EngineRequest, limitMs: number) {
    if (this.hasEnded) throw this.#failure ?? closed()
    return this.#expect({ request, limitMs })
  }

  #expect(asked: Pick<Pending, 'request' | 'limitMs'>): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ ...asked, resolve, reject }) === 1) this.#begin()
    })
  }

  #begin() {
    const [current] = this.#pending
    if (!current) return
    if (current.request) this.#post(current.request)
    if (current.limitMs > 0) this.#watch(current)
  }

  #post(request: EngineRequest) {
    const { signal, area } = this.#channel
    if (typeof request !== 'string' && request.length <= area.length) {
      area.set(request)
      signal[1] = request.length
    } else {
      this.#worker.postMessage(request)
      signal[1] = IN_MESSAGE
    }
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  }

  #settle(answer: EngineAnswer) {
    if (this.hasEnded) return
    clearTimeout(this.#timer)
    const bytes = typeof answer === 'number' ? this.#channel.area.slice(0, answer) : answer
    this.#pending.shift()?.resolve(bytes ?? new Uint8Array())
    this.#begin()
  }

  #watch(current: Pending) {
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
