import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { useCancelDeletion } from '@/data/account/mutations.ts'
import { accountDeletionKey, accountDeletionQuery } from '@/data/account/queries.ts'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Requests the deletion of the account; it can be cancelled for thirty days. */
export const DeleteAccount = () => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const { data: deletion } = useQuery(accountDeletionQuery(client))
  const refresh = () => queryClient.invalidateQueries({ queryKey: accountDeletionKey })

  const cancel = useCancelDeletion(client)

  if (!deletion) return <DeleteAccountDialog onRequested={refresh} />
  return (
    <div
      role="status"
      className="mt-6 grid gap-3 rounded-md border border-danger bg-danger-wash p-4 text-sm text-danger"
    >
      <p>Your account and everything in it will be deleted on {formatDate(deletion.dueAt)}.</p>
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
