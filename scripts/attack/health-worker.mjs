import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Asks for health all the time, from a thread whose clock the attack does not slow down.
const PAUSE_MS = 50
const LONGEST_MS = 10_000
const NANOSECONDS_PER_MS = 1e6

/** @type {{ url: string, pid?: number }} */
const { url, pid } = workerData

/** How long a thread has had a processor, and how long it was ready but other programs had it; 0 where Linux does not tell. */
const timesOf = (/** @type {string} */ thread) => {
  try {
    const [ran, waited] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')
    return { ran: Number(ran) / NANOSECONDS_PER_MS, waited: Number(waited) / NANOSECONDS_PER_MS }
  } catch {
    return { ran: 0, waited: 0 }
  }
}
/** The server's main thread, which answers, and this one, which asks. */
const times = () =>
  pid
    ? { server: timesOf(`${pid}/task/${pid}`), asker: timesOf('thread-self') }
    : { server: { ran: 0, waited: 0 }, asker: { ran: 0, waited: 0 } }

for (;;) {
  const started = performance.now()
  const before = times()
  const status = await fetch(`${url}/health`, { signal: AbortSignal.timeout(LONGEST_MS) })
    .then(async (answer) => {
      await answer.text()
      return answer.status
    })
    .catch(() => 0)
  const ms = performance.now() - started
  const after = times()
  const waited =
    after.server.waited - before.server.waited + after.asker.waited - before.asker.waited
  // Both may have waited at the same time; what the server computed meanwhile counts in any case.
  const ownMs = Math.max(ms - waited, after.server.ran - before.server.ran)
  parentPort?.postMessage({ ms, ownMs, status })
  await sleep(PAUSE_MS)
}
