import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import {
  leaveTeam,
  removeMember,
  transferTeam,
  useTeamAction,
  withdrawInvitation,
} from './mutations.ts'
import type { Team } from './queries.ts'

interface TeamRosterProps {
  team: Team
  isOwner: boolean
}

export const TeamRoster = ({ team, isOwner }: TeamRosterProps) => {
  const { client, user } = useAuth()
  const action = useTeamAction(client)
  const canLeave = !isOwner || team.members.length === 1

  return (
    <ul className="mt-4 divide-y divide-line text-sm">
      {team.members.map(({ user_id, full_name, email, role }) => {
        const isMe = user_id === user?.id
        return (
          <li key={user_id} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
            <div>
              <p className="font-semibold">{full_name || email}</p>
              <p className="text-muted">{email}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {role === 'owner' && <Badge variant="brass">Owner</Badge>}
              {isOwner && !isMe && (
                <>
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => action.mutate(transferTeam(user_id))}
                  >
                    Make owner
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => action.mutate(removeMember(user_id))}
                  >
                    Remove
                  </Button>
                </>
              )}
              {isMe && canLeave && (
                <Button variant="outline" size="sm" onClick={() => action.mutate(leaveTeam)}>
                  Leave team
                </Button>
              )}
            </div>
          </li>
        )
      })}
      {team.invitations.map(({ id, email, expires_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
          <div>
            <p className="font-semibold">{email}</p>
            <p className="text-muted">Invited, open until {formatDate(expires_at)}</p>
          </div>
          <Button variant="outline" size="sm" onClick={() => action.mutate(withdrawInvitation(id))}>
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  )
}
