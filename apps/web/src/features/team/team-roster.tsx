import { Button } from '@/components/ui/button.tsx'
import { useTeamAction, withdrawInvitation } from '@/data/team/mutations.ts'
import type { Team } from '@/data/team/queries.ts'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { TeamMember } from './team-member.tsx'

interface TeamRosterProps {
  team: Team
  isOwner: boolean
}

export const TeamRoster = ({ team, isOwner }: TeamRosterProps) => {
  const { client } = useAuth()
  const action = useTeamAction(client)

  return (
    <ul className="mt-4 divide-y divide-line text-sm">
      {team.members.map((member) => (
        <TeamMember
          key={member.userId}
          member={member}
          isManaged={isOwner}
          canLeave={!isOwner || team.members.length === 1}
        />
      ))}
      {team.invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
          <div className="min-w-0">
            <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
            <p className="text-muted">
              {Date.parse(expiresAt) > Date.now() ? 'Invited, open until' : 'Invited, expired'}{' '}
              {formatDate(expiresAt)}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            busy={action.isPending}
            onClick={() => action.mutate(withdrawInvitation(id))}
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  )
}
