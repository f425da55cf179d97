import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { sessionsKey } from './queries.ts'

/** Signs one browser out. */
export const useRevokeSession = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      unwrap(await client.rpc('revoke_my_session', { session_id: id })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error) => {
      console.error(error)
      toastFailure('That session could not be ended. Please try again.')
    },
  })
}
