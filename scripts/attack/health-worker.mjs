import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Asks for health all the time, from a thread whose clock the attack does not slow down.
const PAUSE_MS = 50
const LONGEST_MS = 10_000

for (;;) {
  const started = performance.now()
  const status = await fetch(`${workerData}/health`, { signal: AbortSignal.timeout(LONGEST_MS) })
    .then(async (answer) => {
      await answer.text()
      return answer.status
    })
    .catch(() => 0)
  parentPort?.postMessage({ ms: performance.now() - started, status })
  await sleep(PAUSE_MS)
}
