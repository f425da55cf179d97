import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { Channel } from './engine-thread.ts'
import { readAnswer } from './wire-answers.ts'
import { simpleQuery } from './wire-requests.ts'

it('a wake-up without a request is slept through: no answer is ever read as one', async () => {
  const channel: Channel = {
    signal: new Int32Array(new SharedArrayBuffer(8)),
    area: new Uint8Array(new SharedArrayBuffer(65_536)),
  }
  const { signal, area } = channel
  const worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
    workerData: { ...channel, options: {} },
    execArgv: [],
  })
  await once(worker, 'message')
  for (let n = 0; n < 500; n += 1) {
    const request = simpleQuery(`select ${n}::int as n`)
    area.set(request)
    signal[1] = request.length
    const answered = once(worker, 'message')
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
    const [length] = await answered
    expect(readAnswer(area.slice(0, length)).rows).toEqual([{ n }])
    Atomics.notify(signal, 0)
  }
  await worker.terminate()
})
