import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { teamQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { nameOf } from './name-of.ts'
import { usePresence } from './use-presence.ts'

/**
 * Shows which colleagues have the same property open. For an account without a team it opens no channel and shows nothing.
 */
export const AlsoLooking = ({ propertyId }: { propertyId: string }) => {
  const { client } = useAuth()
  const { data: team } = useQuery(teamQuery(client))
  const hasColleagues = (team?.members.length ?? 0) > 1
  const present = usePresence(propertyId, hasColleagues)
  const names = present.flatMap((key) => nameOf(team, key) ?? [])
  return (
    // In the space below the title: nothing moves under the pointer when somebody comes or goes.
    <p role="status" className="h-0 text-sm text-muted">
      {names.length > 0 && (
        <span className="flex -translate-y-7 items-center gap-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{`Also looking: ${names.join(', ')}`}</span>
        </span>
      )}
    </p>
  )
}
