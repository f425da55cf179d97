import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  type InitialEntry,
  type RouteObject,
  RouterProvider,
} from 'react-router'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { SonnerToaster } from '@/components/ui/sonner-toaster.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { type Auth, AuthContext } from '@/lib/session/auth-context.ts'
import './browser-gaps.ts'
import { aUser, type Wire, wire } from './wire.ts'

afterEach(async () => {
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

interface Visit {
  /** The network; one without answers when absent. */
  on?: Wire
  /** The address that the app is opened at. */
  at?: InitialEntry
  auth?: Partial<Auth>
  /** Time stands still until the test moves it with `vi.advanceTimersByTime`. */
  hasFakeTime?: boolean
}

interface Screen extends Visit {
  /** The pattern that the screen is routed by. */
  path?: string
}

/** Renders a part of the app as a signed-in agent sees it, with the real client, router, cache and toasts around it. */
export const renderScreen = (children: ReactNode, { path = '*', ...visit }: Screen = {}) =>
  renderRoutes(
    [
      { path, element: children },
      { path: '*', element: null },
    ],
    visit,
  )

export const renderRoutes = (routes: RouteObject[], visit: Visit) => {
  const { on = wire(), at = '/', auth, hasFakeTime = false } = visit
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = hasFakeTime
    ? userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    : userEvent.setup()
  const value: Auth = {
    client: on.client,
    user: aUser,
    session: null,
    loading: false,
    expired: false,
    needsCode: false,
    signOut: async () => undefined,
    ...auth,
  }
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={value}>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
        <SonnerToaster />
      </AuthContext>
    </QueryClientProvider>,
  )
  return {
    ...view,
    user,
    queryClient,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
