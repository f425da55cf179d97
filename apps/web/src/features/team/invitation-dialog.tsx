import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { forgetInvitation, keepInvitation, pendingInvitation } from '@/lib/pending-invitation.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { acceptInvitation, useTeamAction } from './mutations.ts'
import { invitationQuery } from './queries.ts'

/** Asks a guest who has just arrived, by mail link or after signing in, whether to join. */
export const InvitationDialog = () => {
  const { search } = useLocation()
  const [token, setToken] = useState<string | null>(null)

  useEffect(() => {
    keepInvitation(search)
    setToken(pendingInvitation())
  }, [search])

  const close = () => {
    forgetInvitation()
    setToken(null)
  }
  return token && <Invitation token={token} onClose={close} />
}

const Invitation = ({ token, onClose }: { token: string; onClose: () => void }) => {
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
  const accept = () =>
    action.mutate(acceptInvitation(token), {
      onSuccess: () => {
        toast.success(`Welcome to ${invitation.team_name}`)
        onClose()
      },
    })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Join ${invitation.team_name}?`}
        description={`${invitation.inviter_name ?? 'A colleague'} invites ${invitation.email}. What you have saved joins the team's library, and leaves with you should you leave.`}
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
