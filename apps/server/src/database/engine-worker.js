import { parentPort, workerData } from 'node:worker_threads'
import { createPglite } from './create-pglite.js'

// The thread that PGlite lives in. Bytes of PostgreSQL's protocol come in and go out; a word asks
// for something else. Every message is answered by one message, in order.

const pglite = await createPglite(workerData)

/** @param {Uint8Array | undefined} bytes */
const answer = (bytes) => {
  if (bytes) parentPort?.postMessage(bytes, [/** @type {ArrayBuffer} */ (bytes.buffer)])
  else parentPort?.postMessage(undefined)
}

parentPort?.on('message', async (/** @type {Uint8Array | 'dump' | 'close'} */ message) => {
  if (message === 'dump') {
    const dump = await pglite.dumpDataDir('none')
    answer(new Uint8Array(await dump.arrayBuffer()))
  } else if (message === 'close') {
    await pglite.close()
    answer(undefined)
    parentPort?.close()
  } else answer(pglite.execProtocolRawSync(message))
})

answer(undefined)
