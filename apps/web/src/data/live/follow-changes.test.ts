import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wire } from '@/testing/wire.ts'
import { followChanges } from './follow-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const LONG_MS = 60_000

it('following begins again when what it needs could not be loaded, until it is stopped', async () => {
  const { client } = wire()
  const load = vi.spyOn(client, 'services').mockRejectedValue(new TypeError('Failed to fetch'))
  const stop = followChanges(client, { onChange: vi.fn(), onGap: vi.fn() })
  await vi.advanceTimersByTimeAsync(LONG_MS)
  const times = load.mock.calls.length
  expect(times).toBeGreaterThan(2)
  stop()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(load).toHaveBeenCalledTimes(times)
})

it('following that is stopped while it loads does not begin again', async () => {
  const { client } = wire()
  const load = vi.spyOn(client, 'services').mockRejectedValue(new TypeError('Failed to fetch'))
  followChanges(client, { onChange: vi.fn(), onGap: vi.fn() })()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(load).toHaveBeenCalledOnce()
})
