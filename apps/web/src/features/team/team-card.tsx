import { PLAN_CARDS } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { PlanLock } from '@/components/plan-lock.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import type { Usage } from '@/data/plan/queries.ts'
import { teamQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { CreateTeam } from './create-team.tsx'
import { InviteForm } from './invite-form.tsx'
import { TeamRoster } from './team-roster.tsx'

/** The people who share a library: a Pro plan seats five. */
export const TeamCard = ({ usage }: { usage: Usage | undefined }) => {
  const { client, user } = useAuth()
  const { data: team } = useQuery(teamQuery(client))
  const isOwner =
    team?.members.some(({ userId, role }) => userId === user?.id && role === 'owner') ?? false
  const isReadOnly = team !== null && usage !== undefined && usage.plan !== 'pro'
  const seats = PLAN_CARDS.pro.users

  return (
    <Card aria-labelledby="team-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="team-title">{team?.name ?? 'Team'}</CardTitle>
        {team === null && usage && usage.plan !== 'pro' && <PlanLock plan="Pro" />}
      </div>
      <CardDescription>
        {team
          ? `${team.members.length} of ${seats} seats taken. Properties, texts and custom tones are shared.`
          : `With Pro, up to ${seats} people write from one library.`}
      </CardDescription>
      {team && isReadOnly && (
        <p className="mt-4 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">
          The team has no Pro plan at the moment. Everything can be read; nothing new is saved until
          it has one again.
        </p>
      )}
      {team && <TeamRoster team={team} isOwner={isOwner} />}
      {team && isOwner && team.members.length < seats && !isReadOnly && <InviteForm />}
      {team === null && usage?.plan === 'pro' && <CreateTeam />}
    </Card>
  )
}
