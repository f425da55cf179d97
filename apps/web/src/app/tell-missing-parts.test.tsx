import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toldInPlace } from '@/lib/told-in-place.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { tellMissingParts } from './tell-missing-parts.ts'

let stop: () => void
beforeEach(() => {
  stop = tellMissingParts()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** As the build reports an import whose file is gone. */
const loseParts = (count: number) =>
  act(async () => {
    for (let part = 0; part < count; part++) window.dispatchEvent(new Event('vite:preloadError'))
  })

it('parts that a release has replaced are told once, with a way to load the page again', async () => {
  renderScreen(null)
  await loseParts(2)
  expect(await screen.findAllByText('A part of the app could not be loaded')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})

it('a part whose absence the page itself tells of gets no toast over that', async () => {
  renderScreen(null)
  const payload = new TypeError('Failed to fetch dynamically imported module')
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    toldInPlace.add(payload)
    await new Promise((later) => setTimeout(later, 20))
  })
  expect(screen.queryByText('A part of the app could not be loaded')).toBeNull()
})

it('without a network nothing is told: loading again would not help', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderScreen(null)
  await loseParts(1)
  expect(screen.queryByText('A part of the app could not be loaded')).toBeNull()
})
