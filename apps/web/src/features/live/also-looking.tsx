import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { teamQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useIsOnline } from '@/lib/use-is-online.ts'
import { nameOf } from './name-of.ts'

const AGAIN_MS = 5000

/**
 * Shows which colleagues have the same property open. For an account without a team it opens no channel and shows nothing.
 */
export const AlsoLooking = ({ propertyId }: { propertyId: string }) => {
  const { client, user, expired } = useAuth()
  const isOnline = useIsOnline()
  const { data: team } = useQuery(teamQuery(client))
  const [present, setPresent] = useState<string[]>([])
  const userId = user?.id
  const hasColleagues = (team?.members.length ?? 0) > 1

  useEffect(() => {
    if (!hasColleagues || !isOnline || expired || userId === undefined) return
    let hasLeft = false
    let leave: (() => Promise<unknown>) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const enter = async () => {
      const services = await client.services()
      await services.realtime.setAuth()
      if (hasLeft) return
      const channel = services.channel(`property:${propertyId}`, {
        config: { private: true, presence: { key: userId } },
      })
      leave = () => services.removeChannel(channel)
      channel.on('presence', { event: 'sync' }, () =>
        setPresent(Object.keys(channel.presenceState()).filter((key) => key !== userId)),
      )
      channel.subscribe((status) => {
        if (status === 'SUBSCRIBED') void channel.track({}).catch(report)
      })
    }
    const start = () =>
      void enter().catch((error: unknown) => {
        report(error)
        if (!hasLeft) timer = setTimeout(start, AGAIN_MS)
      })
    start()
    return () => {
      hasLeft = true
      clearTimeout(timer)
      setPresent([])
      void leave?.().catch(report)
    }
  }, [client, propertyId, userId, hasColleagues, isOnline, expired])

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

const report = (error: unknown) => console.error('Presence failed:', error)
