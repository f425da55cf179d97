import fs from 'node:fs'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { createPglite } from './create-pglite.js'

// The thread that PGlite lives in; engine-thread.ts is its other end. One request at a time: bytes
// of PostgreSQL's protocol in the shared area, or as a message where they do not fit or where a word
// asks for something else. The answer goes back the same way; its message wakes the other thread.

/** @typedef {import('./engine-thread.ts').EngineRequest} EngineRequest */

/** @type {import('./engine-thread.ts').Channel & { options: import('./engine.ts').EngineOptions, wasm?: WebAssembly.Module }} */
const { signal, area, options, wasm } = workerData
if (!parentPort) throw new Error('This file runs as a worker thread')
const port = parentPort

// Its file system makes every file writable for everyone, whatever the process wants by default.
const { chmodSync } = fs
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700)

const pglite = await createPglite(options, wasm)
port.postMessage(undefined)

let isOpen = true
while (isOpen) {
  // Sleeping on shared memory costs less than an event loop would. A wake-up does not prove that there is a
  // request: for a request that was seen before this thread slept, the wake-up comes afterwards.
  while (Atomics.exchange(signal, 0, 0) === 0) Atomics.wait(signal, 0, 0)
  const length = signal[1] ?? 0
  const request = length < 0 ? receiveMessage() : area.slice(0, length)
  if (typeof request !== 'string') answer(pglite.execProtocolRawSync(request))
  else if (request === 'dump') {
    const dump = await pglite.dumpDataDir('none')
    answer(new Uint8Array(await dump.arrayBuffer()))
  } else {
    await pglite.close()
    isOpen = false
    port.postMessage(undefined)
  }
}

/** @returns {EngineRequest} */
function receiveMessage() {
  return receiveMessageOnPort(port)?.message
}

/** @param {Uint8Array} bytes */
function answer(bytes) {
  if (bytes.length > area.length) {
    port.postMessage(bytes, [/** @type {ArrayBuffer} */ (bytes.buffer)])
    return
  }
  area.set(bytes)
  port.postMessage(bytes.length)
}
