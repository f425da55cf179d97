import { screen } from '@testing-library/react'
import { Link, Outlet } from 'react-router'
import { expect, it } from 'vitest'
import { usePageTitle } from '@/lib/use-page-title.ts'
import { renderRoutes } from '@/testing/render-screen.tsx'
import { PageNews } from './page-news.tsx'

const Page = ({ title, to }: { title: string; to: string }) => {
  usePageTitle(title)
  return <Link to={to}>Go on</Link>
}

it('a screen reader hears where a sign-in has led, and goes on in that page', async () => {
  const { user } = renderRoutes(
    [
      { path: '/login', element: <Page title="Log in" to="/dashboard" /> },
      {
        path: '/dashboard',
        element: (
          <>
            <main id="main" tabIndex={-1}>
              <Page title="Dashboard" to="/login" />
            </main>
            <PageNews />
          </>
        ),
      },
    ],
    { at: '/login' },
  )
  await user.click(screen.getByRole('link', { name: 'Go on' }))
  expect((await screen.findByText('Dashboard · Listwright')).role).toBe('status')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

// The browser keeps the key of a page that a link led to, so a reload begins with it.
it.each(['/dashboard', { pathname: '/dashboard', key: 'x1y2z3' }])(
  'a screen reader hears the name of the page that a link leads to, not of the one that is opened at %j',
  async (at) => {
    const children = [
      { path: '/dashboard', element: <Page title="Dashboard" to="/saved" /> },
      { path: '/saved', element: <Page title="Saved Content" to="/dashboard" /> },
    ]
    const layout = (
      <>
        <Outlet />
        <PageNews />
      </>
    )
    const { user } = renderRoutes([{ element: layout, children }], { at })
    expect(screen.getByRole('status').textContent).toBe('')
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('link', { name: 'Go on' }))
    expect((await screen.findByText('Saved Content · Listwright')).role).toBe('status')
  },
)
