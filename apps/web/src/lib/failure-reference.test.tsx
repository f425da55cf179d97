import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadFailure } from '@/components/load-failure.tsx'
import { SonnerToaster } from '@/components/ui/sonner-toaster.tsx'
import '@/testing/browser-gaps.ts'
import { notingFailures } from './failure-reference.ts'
import { toastFailure } from './toast-failure.ts'

const ID = '5a7c2a44-6a0b-4f0e-9b87-3a8f5c1d2e90'
const answering = (status: number, id = ID) =>
  notingFailures(async () => new Response('', { status, headers: { 'x-request-id': id } }))

describe('the reference of a failure', () => {
  let day = 0
  // A day apart, so that no failure of another test is recent.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.UTC(2026, 0, ++day))
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is shown in the toast when the server failed', async () => {
    render(<SonnerToaster />)
    await answering(500)('/')
    toastFailure('Failed to save property details')
    expect(await screen.findByText(`Reference: ${ID}`)).toBeDefined()
  })

  it('stands behind what else the toast says', async () => {
    render(<SonnerToaster />)
    await answering(503)('/')
    toastFailure('Failed to generate content', "You're offline.")
    expect(await screen.findByText(`You're offline. Reference: ${ID}`)).toBeDefined()
  })

  it('is shown where something could not be loaded, for as long as that is shown', async () => {
    await answering(500)('/')
    const failure = <LoadFailure what="your properties" onRetry={() => undefined} />
    const { rerender } = render(failure)
    expect(screen.getByText(`Reference: ${ID}`)).toBeDefined()
    vi.setSystemTime(Date.now() + 60_000)
    rerender(failure)
    expect(screen.getByText(`Reference: ${ID}`)).toBeDefined()
  })

  it.each([
    ['a refusal, which is not a failure of the server', 403, 0],
    ['a failure of a while ago', 500, 6_000],
  ])('is not shown for %s', async (_, status, later) => {
    await answering(status)('/')
    vi.setSystemTime(Date.now() + later)
    render(<LoadFailure what="your properties" onRetry={() => undefined} />)
    expect(screen.queryByText(/Reference/)).toBeNull()
  })
})
