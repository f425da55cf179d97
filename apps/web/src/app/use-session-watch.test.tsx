import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import '@/testing/patience.ts'
import { wire } from '@/testing/wire.ts'
import { useSessionWatch } from './use-session-watch.ts'

const STANDING = 'POST /rest/v1/rpc/session_standing'

it('a watch that could not find out how the session stands asks again at the next failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const on = wire({ [STANDING]: 'signed_out' })
  const auth = await on.client.auth()
  vi.spyOn(auth, 'getUser').mockRejectedValueOnce(new Error('the storage is locked'))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  renderHook(() => useSessionWatch(on.client), { wrapper })

  const fail = (name: string) =>
    act(async () => {
      const queryFn = () => Promise.reject(new Error('nothing to see'))
      await queryClient.fetchQuery({ queryKey: [name], queryFn }).catch(() => undefined)
    })
  await fail('first')
  await waitFor(() => expect(auth.getUser).toHaveBeenCalledTimes(1))
  await act(async () => {})
  await fail('second')
  await waitFor(() => expect(on.requests(STANDING)).toHaveLength(2))
  expect(log).toHaveBeenCalledWith(expect.stringContaining('session'), expect.any(Error))
})
