import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FactsPanel } from './facts-panel.tsx'

it.each([
  [1, '1 claim traced to a field'],
  [2, '2 claims traced to a field'],
])('%i claims are counted in plain English', (count, words) => {
  const spans = Array.from({ length: count }, (_, start) => ({
    start,
    end: start + 1,
    source: 'city',
  }))
  const { unmount } = render(<FactsPanel text="Boise" spans={spans} unused={[]} />)
  expect(
    screen.getByText((_, element) => element?.textContent === words && element.matches('summary')),
  ).toBeTruthy()
  unmount()
})
