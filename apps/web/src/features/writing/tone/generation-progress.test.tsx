import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { GenerationProgress } from './generation-progress.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('tells each stage as it begins, outside the list of stages', async () => {
  renderScreen(<GenerationProgress />, { hasFakeTime: true })
  const list = screen.getByRole('list', { name: 'Progress' })
  expect(document.activeElement).toBe(list)
  expect(screen.getByRole('status').textContent).toBe('Reading the facts')
  await act(() => vi.advanceTimersByTimeAsync(450))
  expect(screen.getByRole('status').textContent).toBe('Choosing what to say first')
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(within(list).queryByRole('status')).toBeNull()
})
