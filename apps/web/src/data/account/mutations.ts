import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { accountDeletionKey } from './queries.ts'

/** Starts the thirty days after which the account is deleted; answers why not, if not. */
export const requestDeletion = async (client: Client): Promise<string | undefined> => {
  const { error } = await client.rpc('request_account_deletion')
  if (!error) return
  console.error(error)
  return error.hint ?? 'The account could not be deleted. Please try again.'
}

export const useCancelDeletion = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrap(await client.rpc('cancel_account_deletion')),
    onSuccess: () => {
      toast.success('Your account stays')
      return queryClient.invalidateQueries({ queryKey: accountDeletionKey })
    },
    onError: (error) => {
      console.error(error)
      toastFailure('That did not work. Please try again.')
    },
  })
}
