import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withDeadline } from './with-deadline.ts'

const isAborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true })
  })

test('the time is kept, whatever the collector takes meanwhile', async () => {
  const reason = isAborted(withDeadline(new AbortController().signal, 200))
  // Enough garbage for several collections.
  for (let round = 0; round < 20; round++) {
    Array.from({ length: 200_000 }, (_, index) => ({ index }))
    await sleep(5)
  }
  expect(await reason).toMatchObject({ name: 'TimeoutError' })
})

test('it aborts with the signal of whoever waits, for the same reason', () => {
  const leaving = new AbortController()
  const within = withDeadline(leaving.signal, 60_000)
  expect(within.aborted).toBe(false)
  leaving.abort('gone')
  expect(within.reason).toBe('gone')
  expect(withDeadline(leaving.signal, 60_000).reason).toBe('gone')
})
