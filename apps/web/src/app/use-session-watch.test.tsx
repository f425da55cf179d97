import { AuthRetryableFetchError } from '@supabase/auth-js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { wasDeliberate } from '@/lib/session/deliberate-sign-out.ts'
import { type Wire, wire } from '@/testing/wire.ts'
import { useSessionWatch } from './use-session-watch.ts'

const STANDING = 'POST /rest/v1/rpc/session_standing'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Starts the watch; the answer makes a reading fail. */
const watch = ({ client }: Wire) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  renderHook(() => useSessionWatch(client), { wrapper })
  return (name: string) =>
    act(async () => {
      const queryFn = () => Promise.reject(new Error('nothing to see'))
      await queryClient.fetchQuery({ queryKey: [name], queryFn }).catch(() => undefined)
    })
}

it('a watch that could not find out how the session stands asks again at the next failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const on = wire({ [STANDING]: 'signed_out' })
  const auth = await on.client.auth()
  vi.spyOn(auth, 'getUser').mockRejectedValueOnce(new Error('the storage is locked'))
  const fail = watch(on)
  await fail('first')
  await waitFor(() => expect(auth.getUser).toHaveBeenCalledTimes(1))
  await act(async () => {})
  await fail('second')
  await waitFor(() => expect(on.requests(STANDING)).toHaveLength(2))
  expect(log).toHaveBeenCalledWith(expect.stringContaining('session'), expect.any(Error))
})

it('a session that the address lock ended, but that could not be closed here, is not marked as closed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const on = wire({ [STANDING]: 'address_changed' })
  const auth = await on.client.auth()
  const error = new AuthRetryableFetchError('Failed to fetch', 0)
  const close = vi.spyOn(auth, 'signOut').mockResolvedValue({ error })
  await watch(on)('first')
  await waitFor(() => expect(close).toHaveBeenCalled())
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('session'), error))
  expect(wasDeliberate()).toBe(false)
})
