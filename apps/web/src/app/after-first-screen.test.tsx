import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AfterFirstScreen } from './after-first-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  document.documentElement.classList.remove('plain-type')
})

it('the fonts wait until what the first screen reads is there', async () => {
  vi.useFakeTimers()
  document.documentElement.classList.add('plain-type')
  const hasPlainType = () => document.documentElement.classList.contains('plain-type')
  let answer = (_: string) => {}
  const reading = new Promise<string>((resolve) => {
    answer = resolve
  })
  const Screen = () => {
    useQuery({ queryKey: ['first'], queryFn: () => reading })
    return <AfterFirstScreen />
  }
  renderScreen(<Screen />)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(hasPlainType()).toBe(true)
  answer('read')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(hasPlainType()).toBe(false)
})
