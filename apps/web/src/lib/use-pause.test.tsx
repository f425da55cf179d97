import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePause } from './use-pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = () => {
  const act = vi.fn()
  const { result } = renderHook(() => usePause(act))
  return { act, pause: result.current }
}

test('asked again, it begins the pause anew and acts once', () => {
  const { act, pause } = setUp()
  pause.wait(300)
  vi.advanceTimersByTime(200)
  pause.wait(300)
  vi.advanceTimersByTime(299)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
})

test('what waits can be done at once, and is not done again', () => {
  const { act, pause } = setUp()
  pause.wait(300)
  pause.endPause()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300)
  pause.endPause()
  expect(act).toHaveBeenCalledTimes(1)
})

test('what is cancelled is never done', () => {
  const { act, pause } = setUp()
  pause.wait(300)
  pause.cancel()
  pause.endPause()
  vi.advanceTimersByTime(300)
  expect(act).not.toHaveBeenCalled()
})
