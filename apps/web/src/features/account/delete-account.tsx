import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button.tsx'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { accountDeletionQuery } from './queries.ts'

/** Leaving, and thirty days to think again. */
export const DeleteAccount = () => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const query = accountDeletionQuery(client)
  const { data: deletion } = useQuery(query)
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  const cancel = useMutation({
    mutationFn: async () => unwrap(await client.rpc('cancel_account_deletion')),
    onSuccess: () => {
      toast.success('Your account stays')
      return refresh()
    },
    onError: (failure) => {
      console.error(failure)
      toast.error('That did not work. Please try again.')
    },
  })

  if (!deletion) return <DeleteAccountDialog onRequested={refresh} />
  return (
    <div
      role="status"
      className="mt-6 grid gap-3 rounded-md border border-danger bg-danger-wash p-4 text-sm text-danger"
    >
      <p>Your account and everything in it will be deleted on {formatDate(deletion.due_at)}.</p>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Keep my account
      </Button>
    </div>
  )
}
