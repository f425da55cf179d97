import { screen } from '@testing-library/react'
import { Link, Outlet, useNavigate } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderRoutes } from '@/testing/render-screen.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  window.scrollTo = (_: unknown, top?: number) => {
    scrollTo(top ?? 0)
    scrolled(top)
    // Chromium's scrollTo returns a promise.
    return Promise.resolve()
  }
})

/** As the browser reports that the page has been moved. */
const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

const Layout = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
)

const Back = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

const open = (at: string | { pathname: string; key: string }) =>
  renderRoutes(
    [
      {
        element: <Layout />,
        children: [
          { path: '/saved', element: <Link to="/account">Account</Link> },
          { path: '/account', element: <Back /> },
        ],
      },
    ],
    { at },
  )

it('a page begins at its top, and is shown where it was left when one returns', async () => {
  const { user } = open('/saved')
  scrollTo(1200)
  await user.click(screen.getByRole('link'))
  expect(scrolled).toHaveBeenLastCalledWith(0)
  scrollTo(80)
  await user.click(screen.getByRole('button'))
  expect(scrolled).toHaveBeenLastCalledWith(1200)
  await user.click(screen.getByRole('link'))
  expect(scrolled).toHaveBeenLastCalledWith(0)
})

it('a page that is loaded again is shown where it was left', () => {
  const at = { pathname: '/saved', key: 'x1y2z3' }
  const { unmount } = open(at)
  scrollTo(640)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  open(at)
  expect(scrolled).toHaveBeenLastCalledWith(640)
})

it('positions that cannot be read begin at the top', () => {
  sessionStorage.setItem('scroll-positions', '{"x1y2z3":')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  open({ pathname: '/saved', key: 'x1y2z3' })
  expect(scrolled).toHaveBeenLastCalledWith(0)
  warn.mockRestore()
})
