import { screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { RouteErrorBoundary } from './route-error-boundary.tsx'

it('a page that could not be loaded is asked for again when one has been elsewhere', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'Your account' })
  const Screens = () => {
    const [Account] = useState(() => lazy(load))
    return <Suspense>{useLocation().pathname === '/account' ? <Account /> : 'Your texts'}</Suspense>
  }
  const { user } = renderScreen(
    <>
      <Link to="/account">Account</Link>
      <Link to="/saved">Saved</Link>
      <RouteErrorBoundary>
        <Screens />
      </RouteErrorBoundary>
    </>,
    { at: '/saved' },
  )

  await user.click(screen.getByRole('link', { name: 'Account' }))
  expect(await screen.findByText('This page could not be shown.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()

  await user.click(screen.getByRole('link', { name: 'Saved' }))
  expect(await screen.findByText('Your texts')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Account' }))
  expect(await screen.findByText('Your account')).toBeTruthy()
  log.mockRestore()
})
