import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { libraryKeys } from '@/data/library/queries.ts'
import { followChanges, type LiveTable } from '@/data/live/follow-changes.ts'
import { photoKeys } from '@/data/photo/queries.ts'
import { subscriptionKey, usageKey } from '@/data/plan/queries.ts'
import { profileKeys } from '@/data/profile/queries.ts'
import { teamKeys, teamQuery } from '@/data/team/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useIsOnline } from '@/lib/use-is-online.ts'
import { useIsSettled } from '@/lib/use-is-settled.ts'
import { nameOf } from './name-of.ts'

/** What is read anew when a table changes. Forms keep what was typed: they take what is read only when they open. */
const READ_ANEW: Record<LiveTable, QueryKey[]> = {
  properties: [libraryKeys.all],
  property_photos: [photoKeys.all],
  content: [libraryKeys.all],
  profiles: [profileKeys.all, usageKey],
  subscriptions: [subscriptionKey, usageKey],
  generations: [usageKey],
  team_members: [teamKeys.own, libraryKeys.all, usageKey],
}

/** Several rows often change together: they are read once. */
const PAUSE_MS = 250
const NOTE_MS = 6000

/** Keeps what is shown up to date with other devices and colleagues, and says quietly whose work it was. */
export const LiveUpdates = () => {
  const { client, user, expired } = useAuth()
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const isSettled = useIsSettled()
  const { data: team } = useQuery(teamQuery(client))
  const [author, setAuthor] = useState<string | null>(null)
  const userId = user?.id

  useEffect(() => {
    if (!isSettled || !isOnline || expired || userId === undefined) return
    let [reading, note]: ReturnType<typeof setTimeout>[] = []
    const changed = new Set<LiveTable>()
    const invalidate = (keys: QueryKey[]) => {
      for (const queryKey of new Set(keys)) void queryClient.invalidateQueries({ queryKey })
    }
    const readAnew = () => {
      reading = undefined
      invalidate([...changed].flatMap((table) => READ_ANEW[table]))
      changed.clear()
    }
    const stop = followChanges(client, {
      onChange: (table, authorId) => {
        changed.add(table)
        reading ??= setTimeout(readAnew, PAUSE_MS)
        if (authorId === null || authorId === userId) return
        setAuthor(authorId)
        clearTimeout(note)
        note = setTimeout(() => setAuthor(null), NOTE_MS)
      },
      onGap: () => invalidate(Object.values(READ_ANEW).flat()),
    })
    return () => {
      clearTimeout(reading)
      clearTimeout(note)
      stop()
    }
  }, [client, queryClient, userId, isSettled, isOnline, expired])

  const name = nameOf(team, author)
  return (
    // A phone's header has no room for it: there it stands above the navigation.
    <p
      role="status"
      className="min-w-0 truncate text-xs text-muted empty:hidden max-sm:pointer-events-none max-sm:fixed max-sm:inset-x-5 max-sm:bottom-[calc(var(--nav-height)+0.75rem)] max-sm:z-20 max-sm:rounded-full max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-4 max-sm:py-2 max-sm:text-center"
    >
      {name && `Updated by ${name}`}
    </p>
  )
}
