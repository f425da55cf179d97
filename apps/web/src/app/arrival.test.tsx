import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '@/testing/browser-gaps.ts'

const REFUSED = '#error=access_denied&error_code=access_denied&error_description=Call+555-0100'

/** Opens the app as a browser does: the address is read when the modules are loaded. */
const open = async (address: string) => {
  vi.resetModules()
  history.replaceState(null, '', address)
  const { AppRouter } = await import('./router.tsx')
  return render(<AppRouter />)
}

beforeEach(() => {
  window.scrollTo = () => {}
  vi.spyOn(console, 'error').mockReturnValue()
  const config = { supabaseUrl: 'http://site.test', supabaseAnonKey: 'anon' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(config)))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a sign-in that the provider refused is explained in our words on the landing page', async () => {
  const { unmount } = await open(`/${REFUSED}`)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toContain('Zero Writing Needed')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The sign-in was cancelled')
  expect(document.body.textContent).not.toContain('555-0100')

  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
})

it('the login page explains it in its form, once', async () => {
  const { unmount } = await open(`/login${REFUSED}`)
  await waitFor(() => expect(screen.getAllByText(/The sign-in was cancelled/)).toHaveLength(1))
  unmount()
})
