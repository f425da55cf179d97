import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { ToasterProvider } from '@/components/ui/toaster.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { type Auth, AuthContext } from '@/lib/session/auth-context.ts'
import './browser-gaps.ts'
import { AGENT, type Wire, wire } from './wire.ts'

afterEach(async () => {
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

interface Screen {
  /** The network; one without answers when absent. */
  on?: Wire
  /** The address that the screen is opened at, and the pattern it is routed by. */
  at?: string
  path?: string
  auth?: Partial<Auth>
  /** Time stands still until the test moves it with `vi.advanceTimersByTime`. */
  hasFakeTime?: boolean
}

/** Renders a part of the app as a signed-in agent sees it, with the real client, router, cache and toasts around it. */
export const renderScreen = (children: ReactNode, screen: Screen = {}) => {
  const { on = wire(), at = '/', path = '*', auth, hasFakeTime = false } = screen
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = hasFakeTime
    ? userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    : userEvent.setup()
  const value: Auth = {
    client: on.client,
    user: { ...AGENT, app_metadata: {}, user_metadata: {}, aud: 'authenticated', created_at: '' },
    session: null,
    loading: false,
    expired: false,
    needsCode: false,
    signOut: async () => undefined,
    ...auth,
  }
  const router = createMemoryRouter(
    [
      { path, element: children },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={value}>
        <ToasterProvider>
          <TooltipProvider>
            <RouterProvider router={router} />
          </TooltipProvider>
        </ToasterProvider>
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
