// @vitest-environment node

import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, retryDelay } from './query-client.ts'

describe('the query client', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[RUN-08] an unused query is dropped after 5 minutes, not before', async () => {
    const client = createQueryClient()
    await client.fetchQuery({ queryKey: ['profile'], queryFn: () => 'Ada' })

    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    expect(client.getQueryData(['profile'])).toBe('Ada')
    await vi.advanceTimersByTimeAsync(2)
    expect(client.getQueryData(['profile'])).toBeUndefined()
  })

  it('[RUN-09] [RUN-10] a failing query is asked again after 1 s, then 2 s, then 4 s', async () => {
    const started = Date.now()
    const asked: number[] = []
    const observer = new QueryObserver(createQueryClient(), {
      queryKey: ['profile'],
      queryFn: () => {
        asked.push(Date.now() - started)
        throw new Error('500')
      },
    })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(20_000)
    stop()

    expect(asked).toEqual([0, 1000, 3000, 7000])
  })

  it('[RUN-11] the wait between two attempts is at most 30 s', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
