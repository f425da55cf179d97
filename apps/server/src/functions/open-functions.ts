import { findFunctions } from './find-functions.ts'
import { FunctionCall } from './function-call.ts'
import { FunctionStopped } from './function-failures.ts'
import { FunctionThread } from './function-thread.ts'
import type { Handle } from './routes.ts'
import type { FromThread, SentRequest } from './thread-messages.ts'

/** Longer than a busy machine keeps a thread waiting. */
const SILENCE_MS = 30_000
const START_MS = 60_000
/** A thread that ended sooner is not followed by the next at once: the pause doubles from one to the next. */
const LONG_LIFE_MS = 10_000
const PAUSE_MS = { first: 100, longest: 10_000 }

/** Takes what a function measured of itself: what it is, how much or how many, and of which kind. */
export type Report = (measure: string, value: number, labels: Record<string, string>) => void

interface OpenOptions {
  /** Where the functions are, see `findFunctions`. */
  folder: string
  /** The settings that each of them is put together from. */
  environment: Record<string, string | undefined>
  report?: Report | undefined
  /** Called with the error when `report` itself failed. The function's call goes on. */
  onReportLost?: (cause: unknown) => void
  /** Hears why the thread of the functions ended; the next call starts another one. */
  onRestart?: (cause: Error) => void
  silenceMs?: number
  startMs?: number
  /** How long the thread waits for each module before it starts without it. */
  loadMs?: number
}

interface OpenFunctions {
  functions: Map<string, Handle>
  /** To be called when there is nothing more urgent to compute: the functions do beforehand what their first calls would wait for. */
  warmUp(): void
  close(): Promise<void>
}

/** Loads the functions of a folder into a thread of their own: whatever they compute, this one goes on answering. */
export const openFunctions = async (options: OpenOptions): Promise<OpenFunctions> => {
  const modules = await findFunctions(options.folder)
  if (modules.size === 0) return NO_FUNCTIONS
  const runner = new FunctionRunner(modules, options)
  await runner.start()
  const functions = [...modules.keys()].map(
    (name) => [name, (request: Request) => runner.call(name, request)] as const,
  )
  return {
    functions: new Map(functions),
    warmUp: () => runner.warmUp(),
    close: () => runner.close(),
  }
}

const NO_FUNCTIONS: OpenFunctions = {
  functions: new Map(),
  warmUp: () => undefined,
  close: async () => undefined,
}

/** Gives calls to the thread, and to another one when it has ended. */
class FunctionRunner {
  readonly #modules: Map<string, string>
  readonly #options: OpenOptions
  readonly #calls = new Map<number, FunctionCall>()
  #thread: FunctionThread | undefined
  #lastId = 0
  #isClosed = false
  #isWarm = false
  #starting: NodeJS.Timeout | undefined
  #shortLives = 0
  #pauseUntil = 0

  constructor(modules: Map<string, string>, options: OpenOptions) {
    this.#modules = modules
    this.#options = options
  }

  start(): Promise<void> {
    return this.#begin().started
  }

  async call(name: string, request: Request): Promise<Response> {
    const sent = await sentRequest(request)
    if (this.#isClosed) throw new FunctionStopped(name, 'The server stops')
    this.#lastId += 1
    const call = new FunctionCall(
      { id: this.#lastId, name, request: sent, caller: request },
      (message) => this.#thread?.post(message),
    )
    this.#calls.set(call.id, call)
    void call.ended.then(() => this.#calls.delete(call.id))
    if (this.#thread) call.post()
    else this.#beginSoon()
    return call.answer
  }

  /** Threads that follow are warmed up as well. */
  warmUp() {
    this.#isWarm = true
    this.#thread?.post({ kind: 'warm-up' })
  }

  async close() {
    this.#isClosed = true
    clearTimeout(this.#starting)
    if (this.#thread) return this.#thread.end()
    for (const call of this.#calls.values())
      call.fail(new FunctionStopped(call.name, 'The server stops'))
  }

  #beginSoon() {
    const pause = Math.max(0, this.#pauseUntil - performance.now())
    this.#starting ??= setTimeout(() => {
      this.#starting = undefined
      this.#begin()
    }, pause)
  }

  /** All calls there are wait for it: what the thread before had begun ended with it. */
  #begin(): FunctionThread {
    const { environment, silenceMs = SILENCE_MS, startMs = START_MS } = this.#options
    const { loadMs = startMs / 2 } = this.#options
    this.#thread = new FunctionThread({
      modules: this.#modules,
      environment,
      silenceMs,
      startMs,
      loadMs,
      hear: (message) => this.#hear(message),
      ended: (thread, cause) => this.#goOnAfter(thread, cause),
    })
    for (const call of this.#calls.values()) call.post()
    if (this.#isWarm) this.#thread.post({ kind: 'warm-up' })
    return this.#thread
  }

  #hear(message: FromThread) {
    if (message.kind === 'report') this.#take(message)
    else if ('id' in message) this.#calls.get(message.id)?.hear(message)
  }

  /** No caller awaits this, so an error would be uncaught and end the process. */
  #take({ measure, value, labels }: Extract<FromThread, { kind: 'report' }>) {
    try {
      this.#options.report?.(measure, value, labels)
    } catch (error) {
      this.#options.onReportLost?.(error)
    }
  }

  /**
   * Calls that were started may have had effects and are not repeated; calls that were waiting are started by the next
   * thread.
   */
  #goOnAfter(ended: FunctionThread, cause: Error) {
    this.#thread = undefined
    let isAwaited = false
    for (const call of this.#calls.values()) {
      const isLost = this.#isClosed || !ended.hasStarted || ended.hasBegun(call.id)
      if (isLost) call.fail(new FunctionStopped(call.name, cause))
      else isAwaited = true
    }
    if (this.#isClosed) return
    this.#pauseAfter(ended)
    this.#options.onRestart?.(cause)
    if (isAwaited) this.#beginSoon()
  }

  #pauseAfter({ ageMs }: FunctionThread) {
    this.#shortLives = ageMs < LONG_LIFE_MS ? this.#shortLives + 1 : 0
    if (this.#shortLives === 0) return
    const pause = PAUSE_MS.first * 2 ** (this.#shortLives - 1)
    this.#pauseUntil = performance.now() + Math.min(pause, PAUSE_MS.longest)
  }
}

const sentRequest = async (request: Request): Promise<SentRequest> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
})
