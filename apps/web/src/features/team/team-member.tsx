import { ConfirmButton } from '@/components/confirm-button.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { leaveTeam, removeMember, transferTeam, useTeamAction } from '@/data/team/mutations.ts'
import type { Member } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

interface TeamMemberProps {
  member: Member
  /** Whether the person looking at it owns the team and may manage this member. */
  isManaged: boolean
  canLeave: boolean
}

export const TeamMember = ({ member, isManaged, canLeave }: TeamMemberProps) => {
  const { client, user } = useAuth()
  const action = useTeamAction(client)
  const { userId, fullName, email, role } = member
  const isMe = userId === user?.id
  const name = fullName || email

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {role === 'owner' && <Badge variant="brass">Owner</Badge>}
        {isManaged && !isMe && (
          <>
            <ConfirmButton
              label="Make owner"
              variant="ghost"
              busy={action.isPending}
              question={`Make ${name} the owner?`}
              consequence="They will invite and remove people from then on; you stay as a member. The team keeps Pro as long as one of you pays for it."
              onConfirm={() => action.mutate(transferTeam(userId))}
            />
            <ConfirmButton
              label="Remove"
              variant="outline"
              busy={action.isPending}
              question={`Remove ${name} from the team?`}
              consequence="What they added leaves with them; nothing is deleted. You can invite them again."
              onConfirm={() => action.mutate(removeMember(userId))}
            />
          </>
        )}
        {isMe && canLeave && (
          <ConfirmButton
            label="Leave team"
            variant="outline"
            busy={action.isPending}
            question="Leave the team?"
            consequence="What you added leaves with you; what others added stays with them. Nothing is deleted."
            onConfirm={() => action.mutate(leaveTeam)}
          />
        )}
      </div>
    </li>
  )
}
