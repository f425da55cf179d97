import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { acceptInvitation, useTeamAction } from '@/data/team/mutations.ts'
import { invitationQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'

interface InvitationProps {
  token: string
  onClose: () => void
}

/** Whose invitation it is, and whether to take it. */
export const Invitation = ({ token, onClose }: InvitationProps) => {
  const { client } = useAuth()
  const { data: invitation, isSuccess } = useQuery(invitationQuery(client, token))
  const action = useTeamAction(client)
  if (!isSuccess) return null
  if (!invitation) {
    return (
      <Dialog open onOpenChange={onClose}>
        <DialogContent
          title="This invitation is no longer open"
          description="It was used, withdrawn or has expired. Ask whoever invited you to send a new one."
        >
          <Button onClick={onClose}>Close</Button>
        </DialogContent>
      </Dialog>
    )
  }
  const team = invitation.teamName ?? 'the team'
  const accept = () =>
    action.mutate(acceptInvitation(token), {
      onSuccess: () => {
        toast.success(`Welcome to ${team}`)
        onClose()
      },
    })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Join ${team}?`}
        description={`${invitation.inviterName ?? 'A colleague'} invites ${invitation.email}. What you have saved joins the team's library, and leaves with you should you leave.`}
      >
        <div className="flex flex-wrap gap-3">
          <Button busy={action.isPending} onClick={accept}>
            Join the team
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
