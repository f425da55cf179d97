import type { RealtimeChannel } from '@supabase/supabase-js'
import type { Client, Services } from '@/lib/connect-client.ts'

/** The tables of the publication; see supabase/migrations/…_live_tables.sql and …_live_photos.sql. */
const TABLES = [
  'properties',
  'property_photos',
  'content',
  'profiles',
  'subscriptions',
  'generations',
  'team_members',
] as const
export type LiveTable = (typeof TABLES)[number]

interface Follower {
  /** Somebody changed a row that the user may read. For a deleted row the server does not say whose it was. */
  onChange: (table: LiveTable, authorId: string | null) => void
  /** Changes may have been missed: while the connection was away, or before it was there. */
  onGap: () => void
}

const AGAIN_MS = 5000

/** Tells of every change that the user may read, until the answer is called. */
export const followChanges = (client: Client, { onChange, onGap }: Follower): (() => void) => {
  let services: Services | undefined
  let channel: RealtimeChannel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStopped = false

  const begin = async () => {
    services = await client.services()
    // A channel that is joined before the client has its token would be joined as an anonymous visitor.
    await services.realtime.setAuth()
    if (hasStopped) return
    const next = services.channel(`live ${crypto.randomUUID()}`)
    channel = next
    for (const table of TABLES)
      next.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
        onChange(table, authorOf(change.new)),
      )
    next.subscribe((status) => {
      if (hasStopped || channel !== next) return
      if (status === 'SUBSCRIBED') onGap()
      // The server ends a channel with the session it was joined for; the user may have another by now.
      if (status === 'CLOSED') timer = setTimeout(start, AGAIN_MS)
    })
  }
  const start = () =>
    void begin().catch((error: unknown) => {
      report(error)
      if (!hasStopped) timer = setTimeout(start, AGAIN_MS)
    })
  start()

  return () => {
    hasStopped = true
    clearTimeout(timer)
    if (channel) void services?.removeChannel(channel).catch(report)
  }
}

const authorOf = (row: Record<string, unknown>): string | null =>
  typeof row.user_id === 'string' ? row.user_id : null

const report = (error: unknown) => console.error('Live updates failed:', error)
