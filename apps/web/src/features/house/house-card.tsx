import { useQuery } from '@tanstack/react-query'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { modelsQuery, writingSettingsQuery } from '@/data/house/queries.ts'
import { teamQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { HouseForm } from './house-form.tsx'

/** How the texts of a library are written: a team's owner decides it, everybody else for themselves. */
export const HouseCard = () => {
  const { client, user } = useAuth()
  const { data: settings } = useQuery(writingSettingsQuery(client))
  // Without an answer the built-in writer can still be chosen, and is.
  const { data: models = [], isPending } = useQuery(modelsQuery(client))
  const { data: team } = useQuery(teamQuery(client))
  const owner = team?.members.find(({ role }) => role === 'owner')
  const isMine = !team || owner?.userId === user?.id

  return (
    <Card aria-labelledby="house-title">
      <CardTitle id="house-title">Writing</CardTitle>
      <CardDescription>
        {team
          ? 'Who writes, and how: every member of the team writes with these settings.'
          : 'Who writes your texts, and how.'}
      </CardDescription>
      {!isMine && (
        <p className="mt-4 text-sm">{owner?.fullName ?? 'The owner of the team'} decides these.</p>
      )}
      {settings && team !== undefined && !isPending ? (
        <HouseForm
          key={JSON.stringify(settings)}
          settings={settings}
          models={models}
          isMine={isMine}
        />
      ) : (
        <Skeleton className="mt-6 h-72 rounded-md" />
      )}
    </Card>
  )
}
