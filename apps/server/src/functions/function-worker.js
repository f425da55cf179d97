import { parentPort, workerData } from 'node:worker_threads'

// The thread that the functions run in; function-thread.ts is its other end. Plain JavaScript, because Node starts it
// without the loader that reads TypeScript.

/** @typedef {import('./thread-messages.ts').ToThread} ToThread */
/** @typedef {import('./thread-messages.ts').FromThread} FromThread */
/** @typedef {import('./thread-messages.ts').SentError} SentError */
/** @typedef {(request: Request) => Promise<Response>} Handle */

/**
 * @typedef {object} Call
 * @property {AbortController} leaving
 * @property {Request} [request] Node lets its signal hear of an abort only while the request itself is kept.
 * @property {ReadableStreamDefaultReader<Uint8Array>} [reader]
 */

/** @type {import('./thread-messages.ts').ThreadData} */
const { modules, environment, loadMs, begun } = workerData
if (!parentPort) throw new Error('This file runs as a worker thread')
const port = parentPort

/** @param {FromThread} message */
const send = (message) => port.postMessage(message)

// All are loaded before any request, none of which then has to wait for it. A module that cannot be loaded, or not yet,
// fails its own function's calls.
if ([...modules.values()].some((module) => module.endsWith('.ts'))) {
  const { register } = await import('tsx/esm/api')
  register()
}
await Promise.allSettled([...modules.values()].map((module) => load(module, loadMs)))

/** @type {Map<string, Promise<Handle>>} */
const started = new Map()

/** @type {Map<number, Call>} */
const calls = new Map()

port.on('message', (/** @type {ToThread} */ message) => {
  if (message.kind === 'ping') return send({ kind: 'pong' })
  if (message.kind === 'warm-up') return void warmUp()
  if (message.kind === 'call') return void answer(message)
  const call = calls.get(message.id)
  if (message.kind === 'abort') call?.leaving.abort()
  else if (call?.reader) void pass(message.id, call.reader, message.kind)
})
send({ kind: 'started' })

/** How long a call waits for a module that had not loaded when the thread started. */
const LATE_MS = 1_000

/**
 * A module may wait at its top level for what never happens. One that is only slow, as all are on a busy machine, is there
 * when it is asked for again: Node goes on importing it.
 * @param {string} module
 * @param {number} limitMs
 */
async function load(module, limitMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not load within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([import(module), late])
  } finally {
    clearTimeout(timer)
  }
}

/** How long calls have the thread to themselves before warming up goes on. */
const PAUSE_MS = 20

/**
 * Modules export `warmUp` as a generator function. A step takes a moment, so that a call that comes meanwhile does not
 * wait for long; no step is begun while calls are under way. A failure is written to the log and keeps no call from being
 * answered.
 */
async function warmUp() {
  for (const module of modules.values()) {
    try {
      for (const _ of (await load(module, LATE_MS)).warmUp?.() ?? [])
        do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        while (calls.size > 0)
    } catch (error) {
      console.error('A function could not be warmed up', error)
    }
  }
}

/** @param {Extract<ToThread, { kind: 'call' }>} call */
async function answer({ id, name, request: { url, ...request } }) {
  Atomics.store(begun, 0, BigInt(id))
  /** @type {Call} */
  const call = { leaving: new AbortController() }
  calls.set(id, call)
  let hasStarted = false
  try {
    const handle = await handleOf(name)
    hasStarted = true
    const { signal } = call.leaving
    call.request = new Request(url, { ...request, body: request.body ?? null, signal })
    const answer = await handle(call.request)
    const { status, statusText, body } = answer
    if (body) call.reader = body.getReader()
    else calls.delete(id)
    const headers = [...answer.headers]
    send({ kind: 'answer', id, answer: { status, statusText, headers, hasBody: body !== null } })
  } catch (error) {
    fail(id, error, hasStarted)
  }
}

/**
 * A function is put together from its settings when it is first called. One that failed to start may succeed at the next
 * call.
 * @param {string} name
 */
function handleOf(name) {
  const known = started.get(name)
  if (known) return known
  const handle = start(name)
  started.set(name, handle)
  handle.catch(() => started.delete(name))
  return handle
}

/**
 * @param {string} name
 * @returns {Promise<Handle>}
 */
async function start(name) {
  const module = await load(/** @type {string} */ (modules.get(name)), LATE_MS)
  if (typeof module?.default !== 'function') throw new Error(`${name} has no default export`)
  return module.default(environment, report)
}

/**
 * What a function measured of itself.
 * @param {string} measure
 * @param {number} value
 * @param {Record<string, string>} labels
 */
function report(measure, value, labels) {
  send({ kind: 'report', measure, value, labels })
}

/**
 * @param {number} id
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @param {'pull' | 'cancel'} wish
 */
async function pass(id, reader, wish) {
  try {
    if (wish === 'cancel') {
      calls.delete(id)
      await reader.cancel()
      return
    }
    const { done, value } = await reader.read()
    if (done) {
      calls.delete(id)
      send({ kind: 'end', id })
      return
    }
    // A copy, because the part may be a view of a larger buffer that the function still uses, and the buffer is transferred.
    const bytes = value.slice()
    port.postMessage(/** @type {FromThread} */ ({ kind: 'part', id, bytes }), [bytes.buffer])
  } catch (error) {
    fail(id, error, true)
  }
}

/**
 * @param {number} id
 * @param {unknown} error
 * @param {boolean} hasStarted
 */
function fail(id, error, hasStarted) {
  calls.delete(id)
  send({ kind: 'failure', id, error: describe(error), hasStarted })
}

const MOST_CAUSES = 5

/**
 * An error may carry what cannot be sent, and be its own cause.
 * @param {unknown} error
 * @param {number} causes
 * @returns {SentError}
 */
function describe(error, causes = MOST_CAUSES) {
  if (!(error instanceof Error))
    return { name: 'Error', message: textOf(error), stack: undefined, cause: undefined }
  const { name, message, stack, cause } = error
  return {
    name: textOf(name),
    message: textOf(message),
    stack: stack === undefined ? undefined : textOf(stack),
    cause: cause === undefined || causes === 0 ? undefined : describe(cause, causes - 1),
  }
}

/** @param {unknown} value */
function textOf(value) {
  try {
    return String(value)
  } catch {
    return 'something that has no text'
  }
}
