import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '@/testing/render-screen.tsx'
import { aProfileRow, aPropertyRow, aUsage } from '@/testing/rows.ts'
import { aSession, wire } from '@/testing/wire.ts'
import { routes } from './router.tsx'

const PROTECTED = [
  ['GUARD-14', 'GUARD-09', '/dashboard'],
  ['GUARD-15', 'GUARD-10', '/generate'],
  ['GUARD-16', 'GUARD-11', '/generate/5f0c2b0e-0000-4000-8000-000000000000'],
  ['GUARD-17', 'GUARD-12', '/saved'],
  ['GUARD-18', 'GUARD-13', '/account'],
] as const

const library = (fullName: string | null = 'Ada Lovelace') =>
  wire({
    'GET /rest/v1/profiles': aProfileRow({ full_name: fullName }),
    'GET /rest/v1/properties': aPropertyRow(),
    'GET /rest/v1/subscriptions': [],
    'GET /rest/v1/teams': [],
    'GET /rest/v1/custom_tones': [],
    'GET /rest/v1/account_deletions': [],
    'POST /rest/v1/rpc/usage_this_month': aUsage(),
    'POST /rest/v1/rpc/list_my_sessions': [],
    'POST /rest/v1/rpc/search_properties': [],
    'POST /rest/v1/rpc/library_counts': {
      properties: 0,
      contents: 0,
      is_capped: false,
      last_content_at: null,
    },
  })

const openAsVisitor = (at: string) =>
  renderRoutes(routes, { at, auth: { user: null, session: null } })

const openAsAgent = async (at: string, on = library()) => {
  const view = renderRoutes(routes, { at, on, auth: { session: aSession() } })
  await screen.findByRole('navigation', { name: 'Main' })
  return view
}

describe('the guard', () => {
  it.each(PROTECTED)('[%s] a visitor who opens $2 is asked to sign in', async (_, __, at) => {
    const { address } = openAsVisitor(at)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  })

  it.each(PROTECTED)('[$1] a signed-in agent may open $2', async (_, __, at) => {
    const { address } = await openAsAgent(at)
    expect(address()).toBe(at)
  })
})

describe('the frame around every signed-in screen', () => {
  const avatar = () => screen.getByRole('button', { name: 'Account menu' })

  it.each([
    ['LAYOUT-05', 'Ada Lovelace', /^AL$/],
    ['LAYOUT-05', 'Ada B Lovelace', /^A.?$/],
    ['LAYOUT-06', 'Ada', /^A$/],
    ['LAYOUT-07', '', /^U$/],
  ])('[%s] shows the initials of %j', async (_, name, initials) => {
    await openAsAgent('/dashboard', library(name))
    await waitFor(() => expect(avatar().textContent).toMatch(initials))
  })

  it('has a logo that leads to the dashboard, not out of the app', async () => {
    const { user, address } = await openAsAgent('/account')
    const [logo] = screen.getAllByRole('link', { name: 'Listwright' })
    if (logo) await user.click(logo)
    expect(address()).toBe('/dashboard')
  })

  it('[LAYOUT-15] [LAYOUT-16] keeps the rights', async () => {
    await openAsAgent('/dashboard')
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain('© 2025')
    expect(footer.textContent).toMatch(/all rights reserved/i)
  })

  it('[LAYOUT-09] [LAYOUT-10] [LAYOUT-11] [LAYOUT-12] has a menu that names its owner and leads to the settings', async () => {
    const { user, address } = await openAsAgent('/dashboard')
    await user.click(avatar())
    const menu = await screen.findByRole('menu')
    expect(menu.textContent).toContain('Ada Lovelace')
    expect(menu.textContent).toContain('ada@example.com')
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeTruthy()
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }))
    expect(address()).toBe('/account')
  })
})

describe('a reset link', () => {
  it('[PWD-09] [PWD-11] without a fragment says so and leads to login after three seconds', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { address } = openAsVisitor('/reset-password')
    expect(await screen.findByText('Invalid password reset link')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2400)
    expect(address()).toBe('/reset-password')
    await vi.advanceTimersByTimeAsync(700)
    await waitFor(() => expect(address()).toBe('/login'))
    vi.useRealTimers()
    log.mockRestore()
  })
})
