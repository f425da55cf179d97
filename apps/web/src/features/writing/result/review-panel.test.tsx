import { propertyFromRow } from '@listwright/contracts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'

const network = { isDown: true }

beforeEach(() => {
  network.isDown = true
  vi.resetModules()
  vi.doMock('@listwright/reviewer/entered-facts', (original) => {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return original()
  })
})

const open = async (text: string) => {
  const { ReviewPanel } = await import('./review-panel.tsx')
  const { useReview } = await import('./use-review.ts')
  const property = propertyFromRow(aPropertyRow())
  const Host = () => (
    <ReviewPanel
      text={text}
      {...useReview({ property, text, kind: 'mls' })}
      onReplace={() => undefined}
    />
  )
  return renderScreen(<Host />)
}

const UNCHECKED = /The facts could not be checked: .* try again\./

it('says that the facts could not be checked when what reads them does not load, without a tick', async () => {
  await open('A porch.')
  const said = await screen.findByText(UNCHECKED)
  expect(said.textContent).toMatch(/^Fair Housing and MLS rules: clear\. The facts/)
  expect(said.querySelector('svg')).toBeNull()
  expect(screen.queryByText(/are being read/)).toBeNull()
})

it('says so beside what it objects to as well', async () => {
  await open('A porch. No kids.')
  const said = await screen.findByText(UNCHECKED)
  expect(said.textContent).toMatch(/^One thing to look at\. The facts/)
})

it('checks the facts once the browser is online again', async () => {
  await open('A porch and 9 bedrooms.')
  await screen.findByText(UNCHECKED)
  network.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => screen.queryByText(UNCHECKED)).toBeNull()
  await screen.findByText(/things? to look at$/)
})

it('checks the facts when it is asked to try again, and the keyboard stays where it was', async () => {
  const { user } = await open('A porch and 9 bedrooms.')
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.isDown = false
  await user.click(again)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  await screen.findByText(/things? to look at$/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
