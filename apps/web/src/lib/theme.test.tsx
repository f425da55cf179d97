import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { chooseTheme, useTheme } from './theme.ts'

const Chosen = () => <output>{useTheme()}</output>

afterEach(() => {
  vi.restoreAllMocks()
  act(() => chooseTheme('system'))
})

it('a theme is shown as chosen where nothing can be stored', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const screen = renderScreen(<Chosen />)
  const shown = () => [
    screen.getByRole('status').textContent,
    document.documentElement.classList.contains('dark'),
  ]
  expect(shown()).toEqual(['system', false])
  act(() => chooseTheme('dark'))
  expect(shown()).toEqual(['dark', true])
  // Another page of the same site stored something.
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(shown()).toEqual(['dark', true])

  forbidden.mockRestore()
  act(() => chooseTheme('light'))
  expect(shown()).toEqual(['light', false])
  expect(localStorage.getItem('theme')).toBe('light')
})
